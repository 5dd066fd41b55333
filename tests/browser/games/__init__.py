"""Whole games through the page, of whatever box and modules: by touch, by keys, by what a screen reader is told."""
