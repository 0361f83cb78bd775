import { useLayoutEffect, useState, type RefObject } from 'react';
import type { ListColumn } from './list-columns.tsx';
import { fittedWidths, widthsOf } from './list-widths.ts';

/** Of a page of rows so many may be cut: one that is longer than all others takes no room from their neighbours. */
const CUT_PART = 0.05;
/** Both paddings of a cell, and what rounding takes. */
const AROUND = 26;

/** By the columns of a list: what it needed when it was last shown, so that nothing moves when it is opened again. */
const remembered = new Map<string, string[]>();

interface Fitted<Row> {
  frame: RefObject<HTMLElement | null>;
  columns: readonly ListColumn<Row>[];
  selectable: boolean;
  /** What is shown, as one text: measured again when it changes. Empty until there are rows. */
  shown: string;
  density: string;
}

/** The width of each column by what it holds (decision 297), as CSS; by its kind until rows are there. */
export function useFittedWidths<Row>({ frame, columns, selectable, shown, density }: Fitted<Row>): string[] {
  const kinds = columns.map(({ kind }) => kind);
  const name = [...columns.map(({ key, kind }) => `${key} ${kind}`), selectable, density].join();
  const [fitted, setFitted] = useState<{ name: string; needs: number[]; widths: string[] }>();
  useLayoutEffect(() => {
    const table = frame.current?.querySelector('table');
    if (!table || shown === '') return;
    const before = fitted?.name === name ? fitted.needs : [];
    // The columns of a list grow with its pages and do not shrink: less moves.
    const needs = measureNeeds(table).map((need, at) => Math.max(need, before[at] ?? 0));
    const widths = fittedWidths(kinds, needs, frame.current!.clientWidth, selectable);
    remembered.set(name, widths);
    if (fitted?.name !== name || widths.join() !== fitted.widths.join()) setFitted({ name, needs, widths });
    // Only what is shown and in which columns.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name, shown]);
  return fitted?.name === name ? fitted.widths : (remembered.get(name) ?? widthsOf(kinds, selectable));
}

/** Pixels that each column takes where nothing is cut. */
function measureNeeds(table: HTMLTableElement): number[] {
  table.dataset.measured = '';
  const heads = [...table.querySelectorAll('th:not(.select-cell)')];
  const rows = [...table.querySelectorAll('tbody tr:not(.group-row)')].map((row) => row.querySelectorAll('td:not(.select-cell)'));
  const needs = heads.map((head, at) => {
    const cells = rows.flatMap((row) => (row[at]?.firstChild ? [widthOf(row[at])] : [])).toSorted((one, other) => other - one);
    return Math.ceil(Math.max(widthOf(head), cells[Math.floor(cells.length * CUT_PART)] ?? 0)) + AROUND;
  });
  delete table.dataset.measured;
  return needs;
}

function widthOf(cell: Element): number {
  const range = document.createRange();
  range.selectNodeContents(cell.querySelector(':scope > .cut-text') ?? cell);
  return range.getBoundingClientRect().width;
}
