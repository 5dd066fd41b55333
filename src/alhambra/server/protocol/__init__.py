"""How clients and the server speak: messages, replies, choices; schema and TypeScript made from them."""
