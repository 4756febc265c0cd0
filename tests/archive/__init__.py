"""What earlier versions wrote, and whether it still works."""
