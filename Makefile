# A door to dev.py for those who like make: `make play ARGS="--seed 7"`.
PYTHON ?= python3

.PHONY: play test soak setup clean
play:  ; @$(PYTHON) dev.py play $(ARGS)
test:  ; @$(PYTHON) dev.py test $(ARGS)
soak:  ; @$(PYTHON) dev.py soak $(ARGS)
setup: ; @$(PYTHON) dev.py setup
clean: ; @$(PYTHON) dev.py clean
