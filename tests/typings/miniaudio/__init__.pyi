"""The part of miniaudio that the program uses."""

from array import array
from collections.abc import Generator
from enum import Enum
from typing import Any, Protocol

class _Lib(Protocol):
    def ma_context_uninit(self, context: Any, /) -> int: ...

lib: _Lib

class MiniaudioError(Exception): ...

class SampleFormat(Enum):
    SIGNED16 = ...
    FLOAT32 = ...

class Backend(Enum):
    JACK = ...
    NULL = ...

class DecodedSoundFile:
    samples: array[float]
    sample_rate: int
    nchannels: int

class PlaybackDevice:
    backend: str
    def __init__(
        self,
        output_format: SampleFormat = ...,
        nchannels: int = ...,
        sample_rate: int = ...,
        buffersize_msec: int = ...,
        *,
        backends: list[Backend] | None = ...,
        app_name: str = ...,
    ) -> None: ...
    def start(self, callback_generator: Generator[bytes, int]) -> None: ...
    def stop(self) -> None: ...
    def close(self) -> None: ...

def decode(
    data: bytes, output_format: SampleFormat = ..., nchannels: int = ..., sample_rate: int = ...
) -> DecodedSoundFile: ...
def is_backend_enabled(backend: Backend) -> bool: ...
