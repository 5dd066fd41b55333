/** The drawings of medinas: on a square of 100 as layers and as an outline, and on one of 24 as a sign. */
import { arch, box, type Layer } from "../../art/buildings";

export const MEDINA: readonly Layer[] = [
  ["body line", box(62, 22, 12, 60)],
  ["shade", box(69, 23, 5, 58)],
  ["roof line", "M59 22H77L68 7Z"],
  ["body line", box(34, 40, 28, 42)],
  ["deep line", "M35 40C33 27 42 25 48 17C54 25 63 27 61 40Z"],
  ["gleam", "M40 37C39 31 43 29 46 25C44 30 43 33 43.500 37Z"],
  ["body line", box(12, 53, 31, 30)],
  ["shade", box(37, 54, 6, 28)],
  ["roof line", box(9, 49, 37, 5)],
  ["body line", box(50, 60, 30, 23)],
  ["roof line", box(47, 56, 36, 5)],
  ["open", `${arch(26, 83, 12, 20)}${arch(65, 83, 11, 15)}${box(17, 58, 5, 6)}${box(31, 58, 5, 6)}${arch(68, 40, 5, 10)}${arch(48, 52, 7, 9)}`],
  ["spike", "M48 18V12"],
];

export const GLYPH = "M22 88V52H34V34C34 22 54 22 54 34V52H60V18L67 8L74 18V52H82V88ZM34 88V70H44V88ZM60 88V70H70V88Z";
export const SIGN = "M3 22V12H6.500V8C6.500 4.400 12.500 4.400 12.500 8V12H14V4.400L16.500 1L19 4.400V12H21.500V22ZM7 22V17.400H10V22ZM14.500 22V17.400H17.500V22Z";
