import type { Exported } from '../../contract/list.ts';
import { clockTime, longDate } from '../../contract/dates.ts';
import { contributed } from '../contributed.ts';
import { Refusal } from '../errors.ts';
import type { PrintedGroup } from './in-groups.ts';
import { GUTTER, layOutList, MARGIN, formatText } from './lay-out-list.ts';
import type { Call, FileAnswer } from '../mount.ts';
import { universityName } from '../mail/outbox.ts';
import { printPdf } from '../print/print.ts';
import { writeSheet, type PesoColumns, type SheetCell } from '../workbook/write-sheet.ts';
import { ZONE } from '../../contract/zone.ts';

interface WrittenList {
  /** The noun of the list; heads the print. */
  title: string;
  /** What the name of the file says beside the title: a day, a month. */
  of?: string;
  headings: readonly string[];
  pesos?: PesoColumns | undefined;
  rows: readonly (readonly SheetCell[])[];
  /** The heads of the rows on paper, where they are grouped. */
  groups?: readonly PrintedGroup[] | undefined;
  /** The sums of all rows, as the last one. */
  total?: readonly SheetCell[] | undefined;
}

/** More would take a person before the screen too long, and nobody reads so much paper. */
const MOST_ROWS_ON_PAPER = 2000;

/** A list with all that it finds, as the call asks for it: a workbook, CSV, or on paper. Errors: 422 for more rows than are printed. */
export async function writeList(call: Call<unknown, Exported>, list: WrittenList): Promise<FileAnswer> {
  const { format, said = '' } = call.query;
  const name = list.of === undefined ? list.title : `${list.title} ${list.of}`;
  const rows = list.total ? [...list.rows, list.total] : list.rows;
  if (format !== 'pdf') return writeSheet(name, format, list.headings, rows, undefined, list.pesos);
  return { name: `${name}.pdf`, contentType: 'application/pdf', content: await printList(call, list, said), inline: true };
}

async function printList(
  { server, now, today }: Call,
  { title, of, headings, pesos, rows, groups, total }: WrittenList,
  said: string,
): Promise<Uint8Array> {
  if (rows.length > MOST_ROWS_ON_PAPER) throw tooManyRows(rows.length);
  const { hour, minute } = now.toZonedDateTimeISO(ZONE);
  const { rows: written, ...laidOut } = layOutList(headings, total ? [...rows, total] : rows, pesos);
  return printPdf({
    template: new URL('./list.typ', import.meta.url),
    input: {
      university: await contributed(server, universityName)(server.db, today),
      title: formatText(of === undefined || of === today ? title : `${title} ${of}`),
      count: rows.length === 1 ? '1 row' : `${count(rows.length)} rows`,
      said,
      printed: `${longDate(today)}, ${clockTime(hour * 60 + minute)}`,
      margin: MARGIN,
      gutter: GUTTER,
      groups: groups?.map((group) => ({ name: formatText(group.name), count: group.count })) ?? [],
      ...laidOut,
      rows: written.slice(0, rows.length),
      total: total ? written.at(-1) : null,
    },
  });
}

function tooManyRows(found: number): Refusal {
  return new Refusal(422, {
    message: `The list has ${count(found)} rows; up to ${count(MOST_ROWS_ON_PAPER)} are printed. Filter it, or save it as a workbook.`,
  });
}

function count(number: number): string {
  return new Intl.NumberFormat('en-PH').format(number);
}
