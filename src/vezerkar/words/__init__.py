"""Sentences in the language of the reader."""
