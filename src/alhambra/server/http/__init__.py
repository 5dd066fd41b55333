"""The network: HTTP, WebSockets, the files of the page, start and end."""
