"""Messages as they go over the line, encoded once for everyone who is sent them.

A WebSocket may be compressed. Each message is compressed by itself, without what was sent before
it (`server_no_context_takeover`), so the same bytes serve every line, and no line keeps a
compressor in memory.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

import msgspec
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame as Wire
from websockets.frames import Opcode

_ENCODE: Final = msgspec.json.Encoder().encode
_BITS: Final = 12  # the window: 4 KiB
_SETTINGS: Final = {"memLevel": 5}
COMPRESSION: Final = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    server_max_window_bits=_BITS,
    client_max_window_bits=_BITS,
    compress_settings=_SETTINGS,
)
_COMPRESSOR: Final = PerMessageDeflate(
    remote_no_context_takeover=True,
    local_no_context_takeover=True,
    remote_max_window_bits=_BITS,
    local_max_window_bits=_BITS,
    compress_settings=_SETTINGS,
)


class Frame:
    """One message."""

    def __init__(self, message: Any) -> None:
        self.text: bytes = _ENCODE(message)

    @cached_property
    def plain(self) -> bytes:
        return Wire(Opcode.TEXT, self.text).serialize(mask=False)

    @cached_property
    def compressed(self) -> bytes:
        return Wire(Opcode.TEXT, self.text).serialize(mask=False, extensions=[_COMPRESSOR])
