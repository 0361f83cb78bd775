import { useLayoutEffect, useState, type RefObject } from 'react';
import type { ListColumn } from './list-columns.tsx';

/** Pixels that hold the longest usual value at 13 px, with the cell's padding: until rows are there to be measured. */
const FIXED = {
  acronym: 96,
  campus: 88,
  number: 136,
  item: 184,
  tracking: 216,
  date: 116,
  time: 84,
  datetime: 190,
  money: 120,
  count: 92,
  sg: 68,
  state: 150,
  /** One button, and two. */
  action: 112,
  actions: 176,
};

/** What is free is shared by weight. Prose alone may take several lines. */
const WEIGHTS = { name: 3, text: 2, word: 1.5, prose: 5 };
/** What a weight of 1 has at least; a window that has less scrolls sideways. */
const LEAST = 56;

/** What is too long for the window has at least so many pixels, the first column and prose more. */
const LEAST_CUT = 104;
const FIRST = 1.5;
const PROSE = 3;

export type ColumnKind = keyof typeof FIXED | keyof typeof WEIGHTS;

export const SELECTION_WIDTH = 44;

const RIGHT: readonly ColumnKind[] = ['time', 'money', 'count', 'sg', 'action', 'actions'];

export function sideOf(kind: ColumnKind): 'left' | 'right' {
  return RIGHT.includes(kind) ? 'right' : 'left';
}

/** Holds buttons: it stays in sight. */
export function isActions(kind: ColumnKind): boolean {
  return kind === 'action' || kind === 'actions';
}

/** The width of each column as CSS: of the table's frame (`cqw`), so that it follows the window without being told. */
export function widthsOf(kinds: readonly ColumnKind[], selectable: boolean): string[] {
  const fixed = kinds.reduce((sum, kind) => sum + (isFixed(kind) ? FIXED[kind] : 0), selectable ? SELECTION_WIDTH : 0);
  const weights = kinds.reduce((sum, kind) => sum + (isFixed(kind) ? 0 : WEIGHTS[kind]), 0);
  const free = `max(100cqw - ${fixed}px, ${weights * LEAST}px)`;
  return kinds.map((kind) => (isFixed(kind) ? `${FIXED[kind]}px` : `calc(${free} * ${WEIGHTS[kind] / weights})`));
}

/** How many pixels a column takes where nothing in it is cut, and where only what is said beside its values is. */
export interface Need {
  whole: number;
  values: number;
}

/**
 * The same once it is known how many pixels each column needs and how many the frame has. Where all fit, names and texts share what is left
 * by weight. Where all values fit, what is said beside them shares the rest. Otherwise what is short is whole, and the longest columns
 * share what the others leave.
 */
export function fittedWidths(kinds: readonly ColumnKind[], needs: readonly Need[], frame: number, selectable: boolean): string[] {
  const room = frame - (selectable ? SELECTION_WIDTH : 0);
  const wanted = (of: keyof Need) => kinds.map((kind, at) => (isActions(kind) ? FIXED[kind as 'action'] : needs[at]![of]));
  const [whole, values] = [wanted('whole'), wanted('values')];
  if (sumOf(whole) <= room) return widthsIn(sharesOfRest(kinds, whole, room), whole, selectable);
  if (sumOf(values) > room) return widthsIn(sharesOfCut(kinds, values, room), values, selectable);
  const part = (room - sumOf(values)) / (sumOf(whole) - sumOf(values));
  const shares = values.map((value, at) => (whole[at] === value ? 0 : value + (whole[at]! - value) * part));
  return widthsIn(shares, values, selectable);
}

function widthsIn(shares: readonly number[], wanted: readonly number[], selectable: boolean): string[] {
  const fixed = sumOf(wanted.filter((_, at) => shares[at] === 0)) + (selectable ? SELECTION_WIDTH : 0);
  const least = shares.filter(Boolean).length * LEAST_CUT;
  const all = sumOf(shares);
  return wanted.map((px, at) => (shares[at] === 0 ? `${px}px` : `calc(max(100cqw - ${fixed}px, ${least}px) * ${shares[at]! / all})`));
}

/** The part of each column that takes what is left; nothing for one whose values are of one length. */
function sharesOfRest(kinds: readonly ColumnKind[], wanted: readonly number[], room: number): number[] {
  const left = room - sumOf(wanted);
  const weights = sumOf(kinds.map(weightOf));
  return kinds.map((kind, at) => (weightOf(kind) === 0 ? 0 : wanted[at]! + (left * weightOf(kind)) / weights));
}

/** The part of each column that is cut. Those that need less than such a part are whole, and the parts of the others grow by what that leaves. */
function sharesOfCut(kinds: readonly ColumnKind[], wanted: readonly number[], room: number): number[] {
  const parts = kinds.map((kind, at) => (isActions(kind) ? 0 : kind === 'prose' ? PROSE : at === 0 ? FIRST : 1));
  const cut = new Set(kinds.keys().filter((at) => parts[at]! > 0));
  for (let isDone = false; !isDone;) {
    const whole = sumOf(wanted.filter((_, at) => !cut.has(at)));
    const part = Math.max((room - whole) / sumOf([...cut].map((at) => parts[at]!)), LEAST_CUT);
    const fitting = [...cut].filter((at) => wanted[at]! <= part * parts[at]!);
    for (const at of fitting) cut.delete(at);
    isDone = fitting.length === 0;
  }
  return parts.map((part, at) => (cut.has(at) ? part : 0));
}

function weightOf(kind: ColumnKind): number {
  return isFixed(kind) ? 0 : WEIGHTS[kind];
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

function isFixed(kind: ColumnKind): kind is keyof typeof FIXED {
  return kind in FIXED;
}

/** Of a page of rows so many may be cut: one that is longer than all others takes no room from their neighbours. */
const CUT_PART = 0.05;
/** Nothing is cut to save less than this part. */
const LITTLE_LONGER = 1.15;
/** Both paddings of a cell, and what rounding takes. */
const AROUND = 26;
/** So much of it goes before a value is cut. */
const TIGHTENED = 10;

/** By the columns of a list: what it needed when it was last shown, so that nothing moves when it is opened again. */
const remembered = new Map<string, Need[]>();

export interface Widths {
  widths: string[];
  /** The cells are nearer to one another, since the values would not fit otherwise. */
  isTight: boolean;
  /** Drawn so that its columns say how much they need. */
  isMeasured: boolean;
}

interface Fitted<Row> {
  frame: RefObject<HTMLElement | null>;
  columns: readonly ListColumn<Row>[];
  selectable: boolean;
  /** What is shown, as one text: measured again when it changes. Empty until there are rows. */
  shown: string;
  density: string;
}

/** The width of each column by what it holds (decision 297), as CSS; by its kind until rows are there. */
export function useFittedWidths<Row>({ frame, columns, selectable, shown, density }: Fitted<Row>): Widths {
  const kinds = columns.map(({ kind }) => kind);
  const name = [...columns.map(({ key, kind }) => `${key} ${kind}`), selectable, density].join();
  const width = useWidthOf(frame);
  const [measured, setMeasured] = useState<{ name: string; needs: Need[] }>();
  useLayoutEffect(() => {
    const table = frame.current?.querySelector('table');
    if (!table || shown === '') return;
    const before = measured?.name === name ? measured.needs : [];
    // The columns of a list grow with its pages and do not shrink: less moves.
    const needs = measureNeeds(table).map((need, at) => largerOf(need, before[at]));
    remembered.set(name, needs);
    if (JSON.stringify(needs) !== JSON.stringify(before)) setMeasured({ name, needs });
    // Only what is shown and in which columns.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name, shown]);
  const needs = measured?.name === name ? measured.needs : remembered.get(name);
  const isMeasured = !needs && shown !== '';
  if (!needs || width === 0) return { widths: widthsOf(kinds, selectable), isTight: false, isMeasured };
  const isTight = sumOf(needs.map(({ values }) => values)) > width - (selectable ? SELECTION_WIDTH : 0);
  return { widths: fittedWidths(kinds, isTight ? needs.map(tightened) : needs, width, selectable), isTight, isMeasured };
}

/** How wide the frame is, also after the window or the menu has changed; 0 until it is there. */
function useWidthOf(frame: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const look = () => setWidth(element.clientWidth);
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => watch.disconnect();
  }, [frame]);
  return width;
}

function tightened({ whole, values }: Need): Need {
  return { whole: whole - TIGHTENED, values: values - TIGHTENED };
}

function largerOf(one: Need, other: Need = one): Need {
  return { whole: Math.max(one.whole, other.whole), values: Math.max(one.values, other.values) };
}

/** What each column needs, by what it shows now. */
function measureNeeds(table: HTMLTableElement): Need[] {
  table.dataset.measured = '';
  const heads = [...table.querySelectorAll('th:not(.select-cell)')];
  const rows = [...table.querySelectorAll('tbody tr:not(.group-row)')].map((row) => row.querySelectorAll('td:not(.select-cell)'));
  const needs = heads.map((head, at) => {
    const cells = rows.flatMap((row) => (row[at]?.firstChild ? [widthsOfCell(row[at])] : []));
    const most = (of: keyof Need) => Math.ceil(Math.max(widthOf(head), nearlyLongest(cells.map((cell) => cell[of])))) + AROUND;
    return { whole: most('whole'), values: most('values') };
  });
  delete table.dataset.measured;
  return needs;
}

function nearlyLongest(widths: number[]): number {
  const sorted = widths.toSorted((one, other) => other - one);
  const [longest = 0, nearly = 0] = [sorted[0], sorted[Math.floor(widths.length * CUT_PART)]];
  return longest <= nearly * LITTLE_LONGER ? longest : nearly;
}

function widthsOfCell(cell: Element): Need {
  const whole = widthOf(cell);
  const aside = cell.querySelector('.cell-aside');
  return { whole, values: aside ? aside.getBoundingClientRect().left - cell.getBoundingClientRect().left - AROUND / 2 : whole };
}

function widthOf(cell: Element): number {
  const range = document.createRange();
  range.selectNodeContents(cell.querySelector(':scope > .cut-text') ?? cell);
  return range.getBoundingClientRect().width;
}
