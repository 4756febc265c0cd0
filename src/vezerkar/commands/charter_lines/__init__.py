"""What the project promises about itself: one module for each line that can be measured."""
