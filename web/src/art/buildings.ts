/** The buildings as flat layers on a square of 100 by 100: a class for the colour and a path. Drawn from the back to the front. */
export type Layer = readonly [colour: string, path: string];

/** A pointed horseshoe arch that stands on `y`, as a closed path. */
function arch(x: number, y: number, width: number, height: number): string {
  const half = width / 2;
  const bulge = half * 1.3;
  const spring = y - height + bulge;
  return `M${x - half} ${y}V${spring + half * 0.5}Q${x - bulge} ${spring - half * 0.6} ${x} ${y - height}Q${x + bulge} ${spring - half * 0.6} ${x + half} ${spring + half * 0.5}V${y}Z`;
}

function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

const PAVILION: readonly Layer[] = [
  ["glow", box(24, 46, 44, 27)],
  ["open", arch(46, 73, 15, 22)],
  ["body line", `${box(20, 45, 6, 28)}${box(34, 45, 4.5, 28)}${box(53.5, 45, 4.5, 28)}${box(66, 45, 6, 28)}`],
  ["trim line", `${box(18, 43, 56, 6)}`],
  ["roof line", "M24 40C20 25 37 25 46 13C55 25 72 25 68 40Z"],
  ["gleam", "M33 36C31 28 39 25 44 20C40 27 39 31 40 36Z"],
  ["deep line", "M13 44L22 37H70L79 44Z"],
  ["trim line", `${box(18, 73, 56, 5)}${box(13, 78, 66, 5)}`],
  ["spike", "M46 15V9.5"],
];

const SERAGLIO: readonly Layer[] = [
  ["body line", box(18, 55, 56, 28)],
  ["glow", box(18, 55, 56, 6)],
  ["open", `${arch(29, 79, 10, 16)}${arch(46, 83, 13, 22)}${arch(63, 79, 10, 16)}`],
  ["lattice", "M26 69V79M29 66V79M32 69V79M24 73H34M60 69V79M63 66V79M66 69V79M58 73H68"],
  ["roof line", "M10 58C17 55 21 50 24 44H68C71 50 75 55 82 58Z"],
  ["ribs", "M31 45L26 57M38.500 45L36 57M46 45V57M53.500 45L56 57M61 45L66 57"],
  ["body line", box(32, 34, 28, 10)],
  ["open", `${box(36, 37, 4, 5)}${box(44, 37, 4, 5)}${box(52, 37, 4, 5)}`],
  ["roof line", "M24 37C33 33 40 24 46 12C52 24 59 33 68 37Z"],
  ["ribs", "M44 21L37 35M48 21L55 35"],
];

/** The arches of the arcades, whose stones are light and dark in turn. */
const VOUSSOIRS = [25, 46, 67].map((x) => `M${x - 8} 61C${x - 13} 46 ${x + 13} 46 ${x + 8} 61`).join("");

const ARCADES: readonly Layer[] = [
  ["deep line", "M12 34V26h5v-4h5v4h5.500v-4h5v4h5.500v-4h5v4h6v-4h5v4h5.500v-4h5v4h5.500v-4h5v4h5v8Z"],
  ["body line", box(13, 32, 66, 51)],
  ["trim", box(13.800, 32, 64.400, 5)],
  ["open", `${arch(25, 83, 14, 38)}${arch(46, 83, 14, 38)}${arch(67, 83, 14, 38)}`],
  ["voussoir", VOUSSOIRS],
  ["stripes", VOUSSOIRS],
  ["trim line", `${box(13.500, 62, 5, 21)}${box(33, 62, 5, 21)}${box(54, 62, 5, 21)}${box(73.500, 62, 5, 21)}`],
];

const CHAMBERS: readonly Layer[] = [
  ["body line", box(40, 20, 36, 63)],
  ["shade", box(66, 22, 10, 61)],
  ["trim line", `${box(37, 15, 42, 6)}`],
  ["body line", box(14, 42, 38, 41)],
  ["shade", box(44, 44, 8, 39)],
  ["trim line", box(11, 38, 44, 6)],
  ["open", `${arch(28, 83, 13, 26)}${arch(48, 36, 7, 10)}${arch(58, 36, 7, 10)}${arch(62, 62, 9, 16)}`],
  ["sill", "M43 37.500H63M56 63.500H68"],
];

const GARDEN: readonly Layer[] = [
  ["lawn line", "M13 62Q13 57 18 57H74Q79 57 79 62V78Q79 83 74 83H18Q13 83 13 78Z"],
  ["water line", "M37 83L42 64H50L55 83Z"],
  ["trunk", "M25 70V60M67 70V60M46 64V50"],
  ["roof line", "M25 11C31 24 35 38 34 54C33 63 29 66 25 66C21 66 17 63 16 54C15 38 19 24 25 11Z"],
  ["gleam", "M23 24C20 34 19 44 20 54C22 46 22 36 23 24Z"],
  ["roof line", "M67 15C73 27 76 40 75 54C74 63 71 66 67 66C63 66 60 63 59 54C58 40 61 27 67 15Z"],
  ["gleam", "M65 28C62 37 62 46 62.500 54C64.500 47 64.500 38 65 28Z"],
  ["deep line", "M46 27C52 25 57 30 56 35C61 38 60 46 54 47C52 52 40 52 38 47C32 46 31 38 36 35C35 30 40 25 46 27Z"],
  ["fruit", "M41 34.500v.01M50 32.500v.01M46 41v.01M38.500 42.500v.01M53.500 41.500v.01"],
  ["hedge", "M19 73H33M59 73H73"],
];

const TOWER: readonly Layer[] = [
  ["body line", "M30 36H62L66 83H26Z"],
  ["shade", "M52 37H61.500L65 82H56Z"],
  ["roof line", "M46 9L57 24H35Z"],
  ["deep line", "M23 41V25h8v5h6v-5h6v5h6v-5h6v5h6v-5h8v16Z"],
  ["trim", "M24 34H68V37H24Z"],
  ["open", `${arch(41, 56, 6, 12)}${arch(51, 56, 6, 12)}${arch(46, 83, 12, 18)}`],
  ["sill", "M36 57.500H56"],
];

/** The head of a lion that looks at us: mane, ears and face. */
function lion(x: number, y: number, size: number): readonly Layer[] {
  const at = (path: string): string =>
    path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, dx: string, dy: string) => `${x + Number(dx) * size} ${y + Number(dy) * size}`);
  return [
    ["mane line", at("M0 -15C5 -18 11 -14 12 -9C17 -6 17 2 14 5C14 11 9 15 4 14C2 17 -2 17 -4 14C-9 15 -14 11 -14 5C-17 2 -17 -6 -12 -9C-11 -14 -5 -18 0 -15Z")],
    ["stone line", at("M0 -9C6 -9 9 -5 8 0C8 5 4 11 0 11C-4 11 -8 5 -8 0C-9 -5 -6 -9 0 -9Z")],
    ["face", at("M-3.500 -2.500L-3.500 -2.400M3.500 -2.500L3.500 -2.400")],
    ["nose", at("M-2.400 1.500L2.400 1.500L0 4.400Z")],
    ["mouth", at("M-3.500 6L-2 7.500L0 6.500L2 7.500L3.500 6M0 4.400L0 6.500")],
  ];
}

const FOUNTAIN: readonly Layer[] = [
  ["plaza", "M50 5L63 18.500H81.500V37L95 50L81.500 63V81.500H63L50 95L37 81.500H18.500V63L5 50L18.500 37V18.500H37Z"],
  ["inlay", "M50 12L60.500 23H77V39.500L88 50L77 60.500V77H60.500L50 88L39.500 77H23V60.500L12 50L23 39.500V23H39.500Z"],
  ["stone line", "M45 32H55L58 58H42Z"],
  ["jet", "M50 32C50 12 44 10 36 13C29 16 27 24 28 36M50 32C50 12 56 10 64 13C71 16 73 24 72 36"],
  ["stone line", "M17 38H83C83 54 68 60 50 60C32 60 17 54 17 38Z"],
  ["water line", "M17 38C17 33 32 31 50 31C68 31 83 33 83 38C83 43 68 45 50 45C32 45 17 43 17 38Z"],
  ["jet", "M28 33V38M72 33V38M50 30V38"],
  ["stone line", "M22 70H36V84H22ZM64 70H78V84H64ZM42 74H58V88H42Z"],
  ...lion(28, 66, 0.72),
  ...lion(72, 66, 0.72),
  ...lion(50, 66, 1),
];

export const BUILDINGS: Readonly<Record<string, readonly Layer[]>> = {
  pavilion: PAVILION,
  seraglio: SERAGLIO,
  arcades: ARCADES,
  chambers: CHAMBERS,
  garden: GARDEN,
  tower: TOWER,
  fountain: FOUNTAIN,
};
