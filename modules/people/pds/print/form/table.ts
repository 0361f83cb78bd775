import { bar, entry, label, LEFT, WIDTH, type Box } from './box.ts';
import { continueRow } from './page-frame.ts';

export interface Column {
  head: string;
  width: number;
  /** Columns beside each other of one group stand under its words. */
  group?: string;
  align?: 'left' | 'center';
  /** The size of its head. */
  size?: number;
  /** What stands in it is printed, not written: the levels of education. */
  isCaption?: boolean;
}

/** A section that is a table: its head, its columns of 576 points together, and what stands in its rows. */
export interface Table {
  bar: string;
  /** A line of instruction under the bar, on the same dark. */
  note?: string;
  columns: Column[];
  headHeight: number;
  rowHeight: number;
  /** Rows on the page of the form. */
  printed: number;
  rows: string[][];
  /** How a row is called where its text goes on elsewhere: `Work experience`. */
  name: string;
  /** The sheet of 2026 on which it goes on: `C6`. */
  sheet: string;
  sheetTitle: string;
}

export const BAR = 14;
export const NOTE = 9;
export const CONTINUE = 9;

/** The table on its page; rows beyond the printed ones are for the continuation. */
export function drawTable(top: number, table: Table, fixedSheets: boolean): { boxes: Box[]; y: number } {
  const head = tableHead(top, table);
  const blank = table.columns.map(() => '');
  const rows = Array.from({ length: table.printed }, (_, index) => table.rows[index] ?? blank);
  const end = head.y + rows.length * table.rowHeight;
  return {
    boxes: [
      ...head.boxes,
      ...tableRows(head.y, table, rows, 0),
      continueRow([LEFT, end, WIDTH], table.rows.length > table.printed, fixedSheets ? table.sheet : null, CONTINUE),
    ],
    y: end + CONTINUE,
  };
}

export function tableHead(top: number, table: Table): { boxes: Box[]; y: number } {
  let y = top + BAR;
  const boxes = [bar(top, table.bar)];
  if (table.note) {
    boxes.push({ ...bar(y, table.note, NOTE), size: 6.5, bold: false });
    y += NOTE;
  }
  boxes.push(...columnHeads(y, table));
  return { boxes, y: y + table.headHeight };
}

export function tableRows(top: number, table: Table, rows: readonly string[][], first: number): Box[] {
  return rows.flatMap((row, index) => {
    let x = LEFT;
    return table.columns.map((column, at) => {
      const name = `${table.name}, row ${first + index + 1}, ${headOf(column)}`;
      const place: [number, number, number, number] = [x, top + index * table.rowHeight, column.width, table.rowHeight];
      const box = column.isCaption ? label(place, row[at] ?? '') : entry(place, row[at] ?? '', name, { align: column.align ?? 'left' });
      x += column.width;
      return box;
    });
  });
}

function columnHeads(y: number, { columns, headHeight }: Table): Box[] {
  const upper = Math.round(headHeight * 0.62);
  const boxes: Box[] = [];
  let x = LEFT;
  columns.forEach((column, at) => {
    const size = column.size ?? 6.5;
    if (column.group === undefined) {
      boxes.push(label([x, y, column.width, headHeight], column.head, { size, align: 'center' }));
    } else {
      if (columns[at - 1]?.group !== column.group) {
        const width = columns.reduce((sum, other) => sum + (other.group === column.group ? other.width : 0), 0);
        boxes.push(label([x, y, width, upper], column.group, { size, align: 'center' }));
      }
      boxes.push(label([x, y + upper, column.width, headHeight - upper], column.head, { size, align: 'center' }));
    }
    x += column.width;
  });
  return boxes;
}

/** Without its numbers and instructions: `POSITION TITLE`. */
function headOf({ head, group }: Column): string {
  const [first] = head.split('\n');
  return (group ? `${group.split('\n')[0]} ${first}` : first!).replace(/^\d+\. /, '');
}
