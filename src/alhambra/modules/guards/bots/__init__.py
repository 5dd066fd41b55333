"""Guards for who looks ahead: where they stand, what they are worth, and what their abilities bring."""

from typing import Final

from alhambra.modules.guards.bots.sense import GuardsSense

__all__ = ["SENSE", "GuardsSense"]

SENSE: Final = GuardsSense
