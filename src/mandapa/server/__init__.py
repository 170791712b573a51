"""The site: tables that people share, over HTTP and WebSocket."""
