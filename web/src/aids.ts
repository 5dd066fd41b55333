// Made from the Python types by `python -m alhambra.server.protocol.schema`. Do not edit.

export const AIDS = ["tile_effect", "scores_now", "table_of_points", "scoring_time", "counts", "open_hands"] as const;
export type Aid = (typeof AIDS)[number];

export const LEVELS = {
  learning: ["tile_effect", "scores_now", "table_of_points", "scoring_time", "counts"],
  normal: ["tile_effect", "scores_now", "table_of_points"],
  purist: [],
} as const satisfies Record<string, readonly Aid[]>;
export type Level = keyof typeof LEVELS;
