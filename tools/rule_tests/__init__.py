"""How much the tests of the rules see: branches they reach, and faults they find.

    python -m tools.rule_tests.reached memoir             branches that the tests of rules reach
    python -m tools.rule_tests.played memoir --games 20   branches that random play reaches
    python -m tools.rule_tests.found memoir --faults 30   faults put into the rules, and those found

`vezerkar charter R13 R14` runs them for every game. The sources are never touched: modules are
changed while they are imported, in the interpreted form.
"""
