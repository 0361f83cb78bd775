import { longDate } from '../../contract/dates.ts';
import type { PesoColumns, SheetCell } from '../workbook/write-sheet.ts';

/** How a list appears on paper: the page in mm, the letters in pt. */
export interface ListOnPage {
  page: { width: number; height: number };
  size: number;
  columns: { heading: string; width: number; right: boolean }[];
  rows: string[][];
}

const A4 = { short: 210, long: 297 };
export const MARGIN = 12;
/** White at both sides of a cell together. */
export const GUTTER = 2.4;
const MM_A_POINT = 25.4 / 72;
const SIZES = [8.5, 8, 7.5, 7, 6.5, 6];
/** A text longer than this breaks into lines before other columns become narrow. */
const LONGEST_LINE_EM = 22;
/** A word longer than this (an address, a name of a file) may break. */
const LONGEST_WORD = 24;

/**
 * Lays a list out on A4: upright where each row then fits on one line, across where it does not, with smaller letters before words
 * would break. Dates are written out, numbers of a column alike, pesos with two decimals.
 */
export function layOutList(headings: readonly string[], lines: readonly (readonly SheetCell[])[], pesos: PesoColumns = []): ListOnPage {
  const sayers = headings.map((_, at) =>
    sayerOf(
      lines.map((line) => line[at] ?? null),
      pesos[at] ? 2 : 0,
    ),
  );
  const rows = lines.map((line) => line.map((cell, at) => sayers[at]!.say(cell)));
  const wished = headings.map((heading, at) =>
    Math.max(longestWord(heading), ...rows.map((row) => Math.min(emOf(row[at]!), LONGEST_LINE_EM))),
  );
  const least = headings.map((heading, at) => Math.max(longestWord(heading), ...rows.map((row) => longestWord(row[at]!))));
  const tries = [
    { across: false, sizes: SIZES.slice(0, 2), needed: wished },
    { across: true, sizes: SIZES.slice(0, 3), needed: wished },
    { across: true, sizes: SIZES, needed: least },
  ];
  for (const { across, sizes, needed } of tries)
    for (const size of sizes)
      if (sum(needed.map((em) => widthOf(em, size))) <= roomOf(across)) return placed(across, size, { wished, least });
  return placed(true, SIZES.at(-1)!, { wished: least, least });

  function placed(across: boolean, size: number, by: { wished: number[]; least: number[] }): ListOnPage {
    const widths = share(
      roomOf(across),
      by.wished.map((em) => widthOf(em, size)),
      by.least.map((em) => widthOf(em, size)),
    );
    return {
      page: across ? { width: A4.long, height: A4.short } : { width: A4.short, height: A4.long },
      size,
      columns: headings.map((heading, at) => ({ heading, width: widths[at]!, right: sayers[at]!.isNumber })),
      rows: rows.map((row) => row.map(breakable)),
    };
  }
}

/** Each its wished width and a part of what is left; where there is too little, its least width and a part of what is left then. */
function share(room: number, wished: number[], least: number[]): number[] {
  const all = sum(wished);
  if (all <= room) return wished.map((width) => (width / all) * room);
  const left = room - sum(least);
  const wants = wished.map((width, at) => Math.max(0, width - least[at]!));
  if (left <= 0 || sum(wants) === 0) return least.map((width) => (width / sum(least)) * room);
  return least.map((width, at) => width + (wants[at]! / sum(wants)) * left);
}

/** How the cells of a column are written: all numbers with the same decimals, at least so many, and with commas where one of them has five digits. */
function sayerOf(cells: readonly SheetCell[], least: number): { isNumber: boolean; say: (cell: SheetCell) => string } {
  const numbers = cells.filter((cell) => typeof cell === 'number');
  const decimals = Math.max(
    least,
    ...numbers.map((number) => (Number.isInteger(number) ? 0 : Number.isInteger(Math.round(number * 1000) / 10) ? 2 : 3)),
  );
  const useGrouping = decimals === 2 || numbers.some((number) => Math.abs(number) >= 10_000);
  const format = new Intl.NumberFormat('en-PH', { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping });
  return {
    isNumber: numbers.length > 0 && cells.every((cell) => cell === null || cell === '' || typeof cell === 'number'),
    say: (cell) => (typeof cell === 'number' ? format.format(cell) : cell === null ? '' : formatText(cell)),
  };
}

/** Dates within a text are written out and never break. */
export function formatText(text: string): string {
  return text.replace(/\b\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\b/g, (date) => longDate(date).replaceAll(' ', '\u00A0'));
}

const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijl|'.,:;!]/, 0.27],
  [/[ ftrI()[\]/-]/, 0.34],
  [/[mwMW@%—]/, 0.9],
  [/[A-Z&ÑÁÉÍÓÚ]/, 0.7],
];

/** About how wide a text is in Arimo. */
function emOf(text: string): number {
  let width = 0;
  for (const letter of text) width += WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.556;
  return width;
}

function longestWord(text: string): number {
  return Math.max(0, ...text.split(/[ \n]+/).map((word) => emOf(word.slice(0, LONGEST_WORD))));
}

/** Lets long words break, behind a sign where there is one. */
function breakable(text: string): string {
  return text.replace(new RegExp(String.raw`\S{${LONGEST_WORD + 1},}`, 'g'), (word) =>
    word.replace(/[@/._-](?=.)/g, '$&\u200B').replace(/[^\u200B]{12}(?=[^\u200B])/g, '$&\u200B'),
  );
}

function widthOf(em: number, size: number): number {
  return em * size * MM_A_POINT + GUTTER;
}

function roomOf(across: boolean): number {
  return (across ? A4.long : A4.short) - 2 * MARGIN;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
