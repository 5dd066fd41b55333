"""The palace-building game: tiles, building rules, money, turns and scoring."""
