// Made from the Python types by `python -m alhambra.server.protocol.schema`. Do not edit.

/** Of each scoring the six lines, the least first, and of each line its places, the first first. */
export const SCORE_CARD: readonly (readonly (readonly number[])[])[] = [
  [[1], [2], [3], [4], [5], [6]],
  [[8, 1], [9, 2], [10, 3], [11, 4], [12, 5], [13, 6]],
  [[16, 8, 1], [17, 9, 2], [18, 10, 3], [19, 11, 4], [20, 12, 5], [21, 13, 6]],
];
