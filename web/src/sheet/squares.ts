/** Where a yellow and a blue die cross: `y3b5` is in row 3 and column 5. */
import { SHEET } from "../sheetCard";
import { crossingOf } from "./squareWords";

export { crossingOf, squareWords } from "./squareWords";

export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Colour = "y" | "b";
export type TypeName = (typeof SHEET.types)[number];

export const squareOf = (yellow: number, blue: number): string => `y${yellow}b${blue}`;

export const typeAt = (square: string): TypeName => {
  const [row, column] = crossingOf(square);
  return SHEET.grid[row - 1]?.[column - 1] ?? "tower";
};

/** How many buildings of each type the grid has. */
export const SIZES: Readonly<Record<TypeName, number>> = Object.fromEntries(
  SHEET.types.map((type) => [type, SHEET.grid.flat().filter((one) => one === type).length]),
) as Record<TypeName, number>;

export const SQUARES: readonly string[] = FACES.flatMap((row) => FACES.map((column) => squareOf(row, column)));

/** The squares where these dice cross, each once. */
export function crossings(yellow: readonly number[], blue: readonly number[]): readonly string[] {
  return [...new Set(yellow.flatMap((row) => blue.map((column) => squareOf(row, column))))];
}

/** How many are built in each row, and in each column. */
export function lines(built: readonly string[]): { readonly rows: readonly number[]; readonly columns: readonly number[] } {
  const all = built.map(crossingOf);
  return {
    rows: FACES.map((face) => all.filter(([row]) => row === face).length),
    columns: FACES.map((face) => all.filter(([, column]) => column === face).length),
  };
}

/** What a line with so many buildings brings in the end. */
export const lineWorth = (count: number): number => (SHEET.lines as Readonly<Record<string, number>>)[count] ?? 0;
