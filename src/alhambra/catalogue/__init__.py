"""The catalogue: everything that is said to people, in Fluent files, a folder a language.

A file is a theme, or what a module says (`modules/<name>.ftl`). What the page alone says is in `page*.ftl`.
"""
