// Made from the Python types by `python -m alhambra.server.protocol.schema`. Do not edit.

/** Rows of the grid are the yellow die, columns the blue one; lines pay by how many are built. */
export const SHEET = {
  box: "roll-and-write",
  types: ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"],
  grid: [["garden", "tower", "arcades", "seraglio", "garden", "chambers"], ["arcades", "seraglio", "garden", "chambers", "pavilion", "tower"], ["garden", "chambers", "pavilion", "tower", "arcades", "seraglio"], ["tower", "arcades", "tower", "garden", "chambers", "pavilion"], ["seraglio", "garden", "chambers", "pavilion", "tower", "arcades"], ["chambers", "pavilion", "tower", "arcades", "seraglio", "garden"]],
  coins: 20,
  places: {"pavilion": [16, 8, 1], "seraglio": [17, 9, 2], "arcades": [18, 10, 3], "chambers": [19, 11, 4], "garden": [20, 12, 5], "tower": [21, 13, 6]},
  lines: {"4": 2, "5": 5, "6": 10},
} as const;
