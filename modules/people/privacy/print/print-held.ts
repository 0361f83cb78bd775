import { longDate } from '@talaan/kernel/contract/dates.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { printPdf } from '@talaan/kernel/server/print/print.ts';
import type { PersonalDataRow } from '@talaan/kernel/server/personal-data-part.ts';

interface Head {
  university: string;
  name: string;
  employee_number: string | null;
  madeAt: Temporal.Instant;
}

interface Part {
  title: string;
  isLong: boolean;
  rows: readonly PersonalDataRow[];
}

/** More columns than these are written under each other. */
const MOST_COLUMNS = 8;
/** Longer texts make a column of a table too high. */
const LONGEST = 90;

/** A plain document: a table where the rows are narrow, names and values under each other where they are not. */
export function printHeld({ university, name, employee_number, madeAt }: Head, parts: readonly Part[]): Promise<Uint8Array> {
  return printPdf({
    template: new URL('./personal-data.typ', import.meta.url),
    input: {
      university,
      name,
      idno: employee_number ?? '',
      made: formatInstant(madeAt.toString()),
      parts: parts.filter(({ rows }) => rows.length > 0).map(layOut),
      empty: parts.filter(({ rows }) => rows.length === 0).map(({ title }) => title),
    },
  });
}

function layOut({ title, isLong, rows }: Part) {
  const count = rows.length;
  if (isLong) return { title, count, kind: 'counted', columns: [], rows: [] };
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((column) =>
    rows.some((row) => formatValue(row[column]) !== ''),
  );
  const cells = rows.map((row) => columns.map((column) => formatValue(row[column])));
  const isTable = count > 1 && columns.length <= MOST_COLUMNS && cells.every((row) => row.every((cell) => cell.length <= LONGEST));
  return { title, count, kind: isTable ? 'table' : 'pairs', columns, rows: cells };
}

/** As people write it: dates and moments in words, yes and no, what is nested as its JSON. */
function formatValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object')
    return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value.join('; ') : JSON.stringify(value);
  const text = typeof value === 'string' ? value : typeof value === 'number' ? value.toString() : '';
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return longDate(text);
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) ? formatInstant(text) : text;
}

function formatInstant(text: string): string {
  const at = Temporal.Instant.from(text).toZonedDateTimeISO(ZONE);
  return `${longDate(at.toPlainDate().toString())}, ${at.toPlainTime().toString({ smallestUnit: 'minute' })}`;
}
