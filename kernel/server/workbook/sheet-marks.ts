import { textOfXml } from './measure-workbook.ts';

/** What a sheet shows by its form, by row and column from 1. */
export interface SheetMarks {
  hiddenRows: number[];
  /** Cells that are merged over several rows. */
  merged: { top: number; bottom: number; column: number }[];
}

const ROW = /<(?:[^\s<>/:]*:)?row\s([^<>]*)>/g;
const MERGED = /<(?:[^\s<>/:]*:)?mergeCell\s[^<>]*?\bref\s*=\s*["']([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})["']/g;
const ERROR_CELL = /(<(?:[^\s<>/:]*:)?c\s[^<>]*?\bt\s*=\s*)(["'])e\2/g;

/** The hidden rows and merged cells of each sheet, in the order of the workbook, from the contents of its files by their names. */
export function readMarks(files: Record<string, Uint8Array>): SheetMarks[] {
  const textOf = (name: string) => (files[name] ? textOfXml(files[name]) : '');
  const targets = new Map(
    [...textOf('xl/_rels/workbook.xml.rels').matchAll(/<(?:[^\s<>/:]*:)?Relationship\s([^<>]*)>/g)].map(([, attributes = '']) => [
      attribute(attributes, 'Id'),
      attribute(attributes, 'Target'),
    ]),
  );
  return [...textOf('xl/workbook.xml').matchAll(/<(?:[^\s<>/:]*:)?sheet\s([^<>]*)>/g)].map(([, attributes = '']) => {
    const target = targets.get(attribute(attributes, '[^\\s"\'=]*:id')) ?? '';
    return marksOf(textOf(target.startsWith('/') ? target.slice(1) : `xl/${target}`));
  });
}

/** Cells with an error (#N/A) as text: a reader of workbooks takes them for empty. */
export function keepErrors(files: Record<string, Uint8Array>): void {
  for (const [name, content] of Object.entries(files)) {
    if (!/\/worksheets\//.test(name)) continue;
    const xml = textOfXml(content);
    const kept = xml.replace(ERROR_CELL, '$1$2str$2');
    if (kept !== xml) files[name] = Buffer.from(kept, 'latin1');
  }
}

function marksOf(xml: string): SheetMarks {
  const hiddenRows = [...xml.matchAll(ROW)].flatMap(([, attributes = '']) =>
    /^(1|true)$/.test(attribute(attributes, 'hidden')) ? Number(attribute(attributes, 'r')) : [],
  );
  const merged = [...xml.matchAll(MERGED)].flatMap(([, letters = '', top, bottom]) => {
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
    return Number(bottom) > Number(top) ? { top: Number(top), bottom: Number(bottom), column } : [];
  });
  return { hiddenRows, merged };
}

/** Each row of a merged cell gets its value, as people see it; a row with nothing else stays empty. */
export function fillMerged(rows: string[][], merged: SheetMarks['merged']): number {
  let filled = 0;
  for (const { top, bottom, column } of merged) {
    const value = rows[top - 1]?.[column - 1] ?? '';
    if (value === '') continue;
    for (const row of rows.slice(top, bottom)) {
      if (row.every((cell) => cell === '') || row[column - 1] !== '') continue;
      row[column - 1] = value;
      filled += 1;
    }
  }
  return filled;
}

function attribute(attributes: string, name: string): string {
  return new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1] ?? '';
}
