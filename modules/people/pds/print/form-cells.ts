import { fitBox } from './draw-form.ts';
import type { Box } from './form/box.ts';
import type { FormPage } from './form/lay-out-form.ts';

/** A cell of the workbook as its library takes it; null where another reaches over it. */
export interface FormCell {
  value?: string;
  type?: 'text';
  columnSpan?: number;
  rowSpan?: number;
  height?: number;
  fontFamily?: string;
  fontSize?: number;
  fontWeight?: 'bold';
  fontStyle?: 'italic';
  textColor?: string;
  backgroundColor?: string;
  align?: 'left' | 'center' | 'right';
  alignVertical?: 'top' | 'center' | 'bottom';
  wrap?: boolean;
  topBorderStyle?: 'thin';
  rightBorderStyle?: 'thin';
  bottomBorderStyle?: 'thin';
  leftBorderStyle?: 'thin';
}

export interface CellSheet {
  sheet: string;
  columns: { width: number }[];
  rows: (FormCell | null)[][];
}

const FILLS = { label: '#EAEAEA', bar: '#969696' };
const INKS = { white: '#FFFFFF', red: '#C00000' };
const LEAST = 4.5;

/** The boxes of a page as cells: every edge of a box becomes a line of the grid, and a box is a cell over its part of it. */
export function toCells({ name, boxes: all }: FormPage): CellSheet {
  const boxes = all.filter((box) => !box.paperOnly);
  const xs = edgesAlong(boxes.flatMap((box) => [box.x, box.x + box.w]));
  const ys = edgesAlong(boxes.flatMap((box) => [box.y, box.y + box.h]));
  const lines = new Lines(boxes, xs, ys);
  const rows: (FormCell | null)[][] = ys.slice(1).map((end, row) => [
    ...xs.slice(1).map((_, column) => lines.around(column, row, 1, 1)),
    // Nothing but the height: a row may lie wholly under cells that begin above it.
    { height: round(end - ys[row]!) },
  ]);
  for (const box of ownersIn(boxes)) {
    const [column, row] = [at(xs, box.x), at(ys, box.y)];
    const [columnSpan, rowSpan] = [at(xs, box.x + box.w) - column, at(ys, box.y + box.h) - row];
    for (let y = row; y < row + rowSpan; y += 1) rows[y]!.fill(null, column, column + columnSpan);
    rows[row]![column] = { ...appearanceOf(box), ...lines.around(column, row, columnSpan, rowSpan), columnSpan, rowSpan };
  }
  return { sheet: name, columns: xs.slice(1).map((end, index) => ({ width: widthInDigits(end - xs[index]!) })), rows };
}

/** Boxes that are cells. A bare box around others only gives them its lines. */
function ownersIn(boxes: readonly Box[]): Box[] {
  return boxes.filter((box) => {
    if (box.text !== undefined || box.fill || box.tick !== undefined) return true;
    return !boxes.some((other) => other !== box && overlap(box, other));
  });
}

function overlap(one: Box, other: Box): boolean {
  const slack = 0.05;
  return (
    one.x < other.x + other.w - slack &&
    other.x < one.x + one.w - slack &&
    one.y < other.y + other.h - slack &&
    other.y < one.y + one.h - slack
  );
}

function appearanceOf(box: Box): FormCell {
  const text = box.tick === undefined ? (box.text ?? '') : `${box.tick ? '☑' : '☐'} ${box.text ?? ''}`.trim();
  return {
    ...(text === '' ? {} : { value: text, type: 'text' as const }),
    fontFamily: box.wide ? 'Arial' : 'Arial Narrow',
    fontSize: box.text ? (fitBox(box, box.text)?.size ?? LEAST) : (box.size ?? 7),
    ...(box.bold ? { fontWeight: 'bold' as const } : {}),
    ...(box.italic ? { fontStyle: 'italic' as const } : {}),
    ...(box.ink ? { textColor: INKS[box.ink] } : {}),
    ...(box.fill ? { backgroundColor: FILLS[box.fill] } : {}),
    align: box.align ?? 'left',
    alignVertical: box.valign === undefined || box.valign === 'middle' ? 'center' : box.valign,
    wrap: true,
  };
}

/** Which stretches of the grid carry a line. */
class Lines {
  readonly #across = new Set<string>();
  readonly #down = new Set<string>();

  constructor(boxes: readonly Box[], xs: readonly number[], ys: readonly number[]) {
    for (const { x, y, w, h, edges = 'trbl' } of boxes) {
      const [left, right, top, bottom] = [at(xs, x), at(xs, x + w), at(ys, y), at(ys, y + h)];
      for (let column = left; column < right; column += 1) {
        if (edges.includes('t')) this.#across.add(`${column} ${top}`);
        if (edges.includes('b')) this.#across.add(`${column} ${bottom}`);
      }
      for (let row = top; row < bottom; row += 1) {
        if (edges.includes('l')) this.#down.add(`${left} ${row}`);
        if (edges.includes('r')) this.#down.add(`${right} ${row}`);
      }
    }
  }

  around(column: number, row: number, columns: number, rows: number): FormCell | null {
    const across = (line: number) =>
      Array.from({ length: columns }, (_, index) => this.#across.has(`${column + index} ${line}`)).every(Boolean);
    const down = (line: number) => Array.from({ length: rows }, (_, index) => this.#down.has(`${line} ${row + index}`)).every(Boolean);
    const borders: FormCell = {
      ...(across(row) ? { topBorderStyle: 'thin' } : {}),
      ...(down(column + columns) ? { rightBorderStyle: 'thin' } : {}),
      ...(across(row + rows) ? { bottomBorderStyle: 'thin' } : {}),
      ...(down(column) ? { leftBorderStyle: 'thin' } : {}),
    };
    return Object.keys(borders).length ? borders : null;
  }
}

function edgesAlong(edges: number[]): number[] {
  return [...new Set(edges.map(round))].toSorted((one, other) => one - other);
}

function at(edges: readonly number[], edge: number): number {
  return edges.indexOf(round(edge));
}

function round(points: number): number {
  return Math.round(points * 10) / 10;
}

/** Excel counts widths in digits of Calibri 11, seven pixels each. */
function widthInDigits(points: number): number {
  return Math.round(((points * 96) / 72 / 7) * 100) / 100;
}
