import { widthInEm, type Style } from './arimo-widths.ts';
import { CAPS, fitText, HANGS, LEADING, NARROW, type Fitted } from './fit-text.ts';
import { LEFT, PADDING, TOP, WIDTH, type Box } from './form/box.ts';
import type { FormPage } from './form/lay-out-form.ts';

/** A line of text: where its baseline begins in points, its size, its look, itself. */
export type Run = [x: number, y: number, size: number, look: string, text: string];
type Stroke = [x1: number, y1: number, x2: number, y2: number];

/** What is alike for everybody: drawn once however many forms are printed. */
export interface Blank {
  fills: [x: number, y: number, w: number, h: number, tone: string][];
  thin: Stroke[];
  thick: Stroke[];
  runs: Run[];
}

/** Text that found no room in its box. */
export interface Note {
  mark: string;
  where: string;
  text: string;
}

export interface DrawnPage {
  blank: Blank;
  runs: Run[];
}

/** The smallest size that is still read, of an entry and of a caption. */
const LEAST = 4.5;
const LEAST_CAPTION = 4.5;
const TICK = 6.5;
const TICK_ROOM = 10;

/** Every box with its lines at their places. What does not fit even in small letters is noted, and its box says where it is. */
export function drawForm(pages: readonly FormPage[]): { pages: DrawnPage[]; notes: Note[] } {
  const notes: Note[] = [];
  return { pages: pages.map((page) => drawPage(page, notes)), notes };
}

function drawPage({ boxes, bottom }: FormPage, notes: Note[]): DrawnPage {
  const page: DrawnPage = { blank: { fills: [], thin: [], thick: frame(bottom), runs: [] }, runs: [] };
  const edges = new Map<string, Stroke>();
  for (const box of boxes) {
    if (box.fill) page.blank.fills.push([box.x, box.y, box.w, box.h, box.fill]);
    for (const stroke of edgesOf(box)) edges.set(stroke.join(' '), stroke);
    if (box.tick !== undefined) drawTick(box, box.tick, page, edges);
    if (!box.text) continue;
    if (box.value === undefined) {
      const fitted = fitBox(box, box.text);
      if (!fitted) throw new Error(`The caption '${box.text}' has no room on the form.`);
      page.blank.runs.push(...setLines(box, fitted));
    } else {
      page.runs.push(...setLines(box, fitBox(box, box.text) ?? refer(box, box.text, notes)));
    }
  }
  page.blank.thin = [...edges.values()];
  return page;
}

export function fitBox(box: Box, text: string): Fitted | null {
  const size = box.size ?? 7;
  return fitText(text, {
    width: box.w - 2 * PADDING - (box.tick === undefined ? 0 : TICK_ROOM),
    height: box.h - 1.5,
    size,
    least: Math.min(size, box.value === undefined ? LEAST_CAPTION : LEAST),
    style: styleOf(box),
    narrow: !box.wide,
  });
}

function refer(box: Box, text: string, notes: Note[]): Fitted {
  const mark = `*${notes.length + 1}`;
  notes.push({ mark, where: box.value!, text });
  const small = { ...box, size: 6.5 };
  return fitBox(small, `${mark} See the notes on a separate sheet`.toUpperCase()) ?? fitBox(small, mark)!;
}

function setLines(box: Box, { size, lines }: Fitted): Run[] {
  const style = styleOf(box);
  const look = `${style}${box.wide ? '' : ' narrow'}${box.ink ? ` ${box.ink}` : ''}`;
  const height = (lines.length - 1) * LEADING * size;
  const shift = box.tick === undefined ? 0 : TICK_ROOM;
  const first = {
    top: box.y + PADDING + CAPS * size,
    // Capitals stand in the middle, but what hangs stays inside.
    middle: Math.min(box.y + (box.h - height - CAPS * size) / 2 + CAPS * size, box.y + box.h - 0.5 - height - HANGS * size),
    bottom: box.y + box.h - 1 - height - HANGS * size,
  }[box.valign ?? 'middle'];
  return lines.map((line, index) => {
    const width = widthInEm(line, style) * size * (box.wide ? 1 : NARROW);
    const room = box.w - 2 * PADDING - shift - width;
    const x = box.x + PADDING + shift + { left: 0, center: room / 2, right: room }[box.align ?? 'left'];
    return [round(x), round(first + index * LEADING * size), size, look, line];
  });
}

function drawTick(box: Box, on: boolean, page: DrawnPage, edges: Map<string, Stroke>): void {
  const size = Math.min(TICK, box.h - 3);
  const [x, y] = [box.x + PADDING, box.y + (box.h - size) / 2];
  for (const stroke of rectangle(x, y, size, size)) edges.set(stroke.join(' '), stroke);
  if (on) page.runs.push([round(x + size / 2 - 2.35), round(y + size / 2 + 2.5), 7, 'bold', 'X']);
}

function frame(bottom: number): Stroke[] {
  return rectangle(LEFT, TOP, WIDTH, bottom - TOP);
}

function edgesOf({ x, y, w, h, edges = 'trbl' }: Box): Stroke[] {
  const [top, right, down, left] = rectangle(x, y, w, h);
  return [edges.includes('t') && top!, edges.includes('r') && right!, edges.includes('b') && down!, edges.includes('l') && left!].filter(
    (stroke) => stroke !== false,
  );
}

function rectangle(x: number, y: number, w: number, h: number): Stroke[] {
  const [left, top, right, bottom] = [round(x), round(y), round(x + w), round(y + h)];
  return [
    [left, top, right, top],
    [right, top, right, bottom],
    [left, bottom, right, bottom],
    [left, top, left, bottom],
  ];
}

function styleOf({ bold, italic }: Box): Style {
  if (bold) return italic ? 'bold-italic' : 'bold';
  return italic ? 'italic' : 'regular';
}

function round(points: number): number {
  return Math.round(points * 100) / 100;
}
