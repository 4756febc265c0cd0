"""What a seat may see, in words that every client understands."""
