import type { SheetOnPaper } from '../../contract/sheet.ts';
import { LEFT, PAPER, TOP, WIDTH, words, type Box } from './box.ts';
import { CHILDREN } from './family-background.ts';
import { signatureRow } from './page-frame.ts';
import type { RevisionWords } from './revision.ts';
import { BAR, NOTE, tableHead, tableRows, type Table } from './table.ts';
import { block, writeDate } from './write.ts';

/** A sheet behind the four pages: what goes on there, in the look of the form. */
export interface ContinuationSheet {
  /** As the workbook names it; the fixed ones of 2026 have theirs. */
  name: string;
  /** Stands at its foot before the number of the sheet. */
  footName: string;
  boxes: Box[];
  /** Where its frame ends. */
  y: number;
}

/** What was not printed of a table: `first` is the number of its first row that goes on. */
interface Rest {
  table: Table;
  rows: string[][];
  first: number;
}

const HEAD = 42;
const BOTTOM = PAPER.height - 62 - 22;

export function continuationSheets(tables: readonly Table[], sheet: SheetOnPaper, form: RevisionWords): ContinuationSheet[] {
  const rests = [...family(sheet, form), ...tables].map(restOf).filter(({ rows }) => rows.length > 0);
  if (!form.hasFixedContinuation) {
    return stack(rests, sheet, form).map((one, index) => ({ ...one, name: `Continuation ${index + 1}`, footName: 'Continuation sheet' }));
  }
  return [...Map.groupBy(rests, ({ table }) => table.sheet)]
    .toSorted(([one], [other]) => Number(one.slice(1)) - Number(other.slice(1)))
    .flatMap(([footName, ofSheet]) => {
      const sheets = ofSheet.length > 1 ? stack(ofSheet, sheet, form) : fixedSheets(ofSheet[0]!, sheet, form);
      const { sheetTitle } = ofSheet[0]!.table;
      return sheets.map((one, index) => ({
        ...one,
        name: index === 0 ? sheetTitle : `${sheetTitle.trim()} ${index + 1}`,
        footName: `Sheet ${footName}`,
      }));
    });
}

type Drawn = Pick<ContinuationSheet, 'boxes' | 'y'>;

/** 2026: a sheet belongs to one section and has its rows whether they are filled or not. */
function fixedSheets({ table, rows, first }: Rest, sheet: SheetOnPaper, form: RevisionWords): Drawn[] {
  const capacity = Math.floor((BOTTOM - TOP - HEAD - headOf(table)) / table.rowHeight);
  return chunk(rows, capacity).map((part, index) => {
    const head = tableHead(TOP + HEAD, table);
    const filled = [...part, ...Array.from({ length: capacity - part.length }, () => table.columns.map(() => ''))];
    const y = head.y + capacity * table.rowHeight;
    return {
      boxes: [
        ...sheetHead(sheet, form),
        ...head.boxes,
        ...tableRows(head.y, table, filled, first + index * capacity),
        ...signatureRow(y, form),
      ],
      y: y + 22,
    };
  });
}

/** 2017 and 2025: separate sheets, on which the sections follow each other; so do spouses and children on C7 of 2026. */
function stack(rests: readonly Rest[], sheet: SheetOnPaper, form: RevisionWords): Drawn[] {
  const sheets: Drawn[] = [];
  for (const { table, rows, first } of rests) {
    let done = 0;
    while (done < rows.length) {
      let at = sheets.at(-1);
      if (!at || at.y + headOf(table) + table.rowHeight > BOTTOM) sheets.push((at = { boxes: sheetHead(sheet, form), y: TOP + HEAD }));
      const room = Math.floor((BOTTOM - at.y - headOf(table)) / table.rowHeight);
      const part = rows.slice(done, done + room);
      const head = tableHead(at.y, table);
      at.boxes.push(...head.boxes, ...tableRows(head.y, table, part, first + done));
      at.y = head.y + part.length * table.rowHeight;
      done += part.length;
    }
  }
  return sheets.map(({ boxes, y }) => ({ boxes: [...boxes, ...signatureRow(y, form)], y: y + 22 }));
}

function sheetHead({ personal }: SheetOnPaper, form: RevisionWords): Box[] {
  const name = [personal.surname, [personal.first_name, personal.name_extension].filter(Boolean).join(' '), personal.middle_name]
    .map(block)
    .join(', ');
  return [
    words([LEFT, TOP, 120, 11], 'CS Form No. 212', { size: 9, bold: true, italic: true, wide: true }),
    words([LEFT, TOP + 11, 120, 9], `Revised ${form.revision}`, { size: 7.5, bold: true, italic: true, wide: true }),
    words([LEFT + 120, TOP, WIDTH - 120, 20], 'PERSONAL DATA SHEET – CONTINUATION', { size: 13, bold: true, wide: true, align: 'right' }),
    words([LEFT, TOP + 22, WIDTH, 16], `Name: ${name}`, { size: 9, bold: true, wide: true }),
  ];
}

/** Children beyond the printed rows, and further spouses. */
function family(sheet: SheetOnPaper, form: RevisionWords): Table[] {
  const base = { bar: 'II. FAMILY BACKGROUND', headHeight: 22, sheet: 'C7', sheetTitle: 'C7_Family Background cont. ' };
  const children: Table = {
    ...base,
    columns: [
      { head: '23. NAME of CHILDREN (Write full name and list all)', width: 416 },
      { head: `DATE OF BIRTH\n(${form.dates})`, width: 160, align: 'center' },
    ],
    rowHeight: 18,
    printed: CHILDREN,
    rows: sheet.children.map((child) => [block(child.fullname), writeDate(child.birth_date, form)]),
    name: 'Child',
  };
  const spouses: Table = {
    ...base,
    columns: [
      { head: "22. SPOUSE'S NAME", width: 176 },
      { head: 'OCCUPATION', width: 90 },
      { head: 'EMPLOYER/BUSINESS NAME', width: 120 },
      { head: 'BUSINESS ADDRESS', width: 120 },
      { head: 'TELEPHONE NO.', width: 70 },
    ],
    rowHeight: 22,
    printed: 1,
    rows: sheet.spouses.map((one) => [
      block(`${one.surname}, ${one.first_name} ${one.name_extension} ${one.middle_name}`),
      ...[one.occupation, one.employer, one.business_address, one.telephone].map(block),
    ]),
    name: 'Spouse',
  };
  return [spouses, children];
}

function restOf(table: Table): Rest {
  return { table, rows: table.rows.slice(table.printed), first: table.printed };
}

function headOf({ note, headHeight }: Table): number {
  return BAR + (note ? NOTE : 0) + headHeight;
}

function chunk<T>(rows: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => rows.slice(index * size, (index + 1) * size));
}
