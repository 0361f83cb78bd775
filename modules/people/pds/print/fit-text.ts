import { widthInEm, type Style } from './arimo-widths.ts';

/** The official form is set in Arial Narrow, whose letters are those of Arial at 82 %. */
export const NARROW = 0.82;
/** From baseline to baseline, and how far letters rise and hang, in em. */
export const LEADING = 1.1;
export const CAPS = 0.716;
export const HANGS = 0.212;

const STEP = 0.5;
/** Several lines in a box want some white above and below, in points. */
const AIR = 1.5;

/** Where text goes: sizes in points. */
export interface Space {
  width: number;
  height: number;
  /** The wished size, and the smallest that is still read. */
  size: number;
  least: number;
  style: Style;
  narrow: boolean;
}

export interface Fitted {
  size: number;
  lines: string[];
}

/** Breaks text into lines at the largest size at which it stays in its box; null where it does not even at the smallest. */
export function fitText(text: string, space: Space): Fitted | null {
  const paragraphs = text.split('\n');
  return fitWith(paragraphs, space, false) ?? fitWith(paragraphs, space, true);
}

/** First without parting words: a whole word that is smaller reads better than one in two pieces. */
function fitWith(paragraphs: string[], space: Space, partsWords: boolean): Fitted | null {
  const em = paragraphs.map((paragraph) => widthInEm(paragraph, space.style) * (space.narrow ? NARROW : 1));
  for (let size = space.size; size >= space.least; size -= STEP) {
    const most = linesAt(size, space.height);
    // Broken lines are never shorter together than the unbroken one less its spaces.
    if (most === 0 || em.reduce((sum, width) => sum + Math.max(1, Math.ceil((width * size) / space.width - 0.6)), 0) > most) continue;
    const lines = paragraphs.flatMap((paragraph) => breakLines(paragraph, space.width / size, space, partsWords));
    if (lines.length <= most && !lines.includes(TOO_WIDE)) return { size, lines };
  }
  return null;
}

function linesAt(size: number, height: number): number {
  const first = (CAPS + HANGS) * size;
  if (first > height) return 0;
  return 1 + Math.max(0, Math.floor((height - AIR - first) / (LEADING * size)));
}

const TOO_WIDE = '\u0000';

function breakLines(paragraph: string, widthEm: number, { style, narrow }: Space, partsWords: boolean): string[] {
  const widthOf = (line: string) => widthInEm(line, style) * (narrow ? NARROW : 1);
  if (widthOf(paragraph) <= widthEm) return [paragraph];
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= widthEm) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    if (widthOf(word) <= widthEm) continue;
    if (!partsWords) return [TOO_WIDE];
    const pieces = partWord(word, widthEm, widthOf);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1)!;
  }
  return [...lines, line];
}

function partWord(word: string, widthEm: number, widthOf: (line: string) => number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && widthOf(piece + letter) > widthEm) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}
