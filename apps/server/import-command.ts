import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { importPunches } from '@talaan/devices/server/public.ts';
import { actorOfAccount } from '@talaan/identity/server/public.ts';
import type { ImportRecord, ImportRow } from '@talaan/imports/contract/import-record.ts';
import { importFile, type ImportedFile } from '@talaan/imports/server/public.ts';
import { CannotStart } from '@talaan/kernel/server/cannot-start.ts';
import { Refusal } from '@talaan/kernel/server/errors.ts';
import type { FileAnswer } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { formatPunches } from './format-punches.ts';

const USAGE = `npm run import -- FILE --as name@university.example [--source NAME] [--confirm] [--report FILE]

Checks a spreadsheet (CSV or XLSX) as the screens of Imports do, and imports it with --confirm. It runs beside a server, too.

  --as ADDRESS      the account in whose name it is imported; it must be allowed to
  --source NAME     offices, people, service, salaries, … ; without it the headings decide; punches is always named
  --device NAME     with --source punches: number or name of their device, unless the file is called as in 3_attlog.dat
  --confirm         import what was checked: all of it, or nothing
  --leave-out       with --confirm: leave out the rows that have problems
  --dates ORDER     day-first or month-first, where 05/10/2026 could be either in the whole file
  --warnings-seen   with --confirm: the rows of each warning were reviewed
  --report FILE     writes what became of every row, as .xlsx or .csv; of punches as .csv

Ends with 0 where nothing hinders it or everything was imported, with 3 where rows have problems or it was not imported,
and with 1 where it could not be checked.`;

const NOT_IMPORTED = 3;
const PUNCHES = 'punches';

/**
 * Checks or imports the file that the words of a command name, in the name of an account, and writes the report where one is wanted.
 * What is to be said, and with which code the command ends.
 * Error: CannotStart where it could not be checked, in words.
 */
export async function runImport(words: readonly string[], openServer: () => Promise<Server>): Promise<{ lines: string[]; code: number }> {
  const { path, as, report, device, ...given } = readWanted(words);
  const server = await openServer();
  const actor = await actorOfAccount(server, as);
  if (!actor) throw new CannotStart(`No account can sign in with ${as}. Nothing was read.`);
  const caller = { server, actor, requestId: randomUUID() };
  const read =
    given.section === PUNCHES ? readPunches(caller, { ...given, path, device, report }) : readSheet(caller, { ...given, path, report });
  const {
    lines,
    report: written,
    isWell,
  } = await read.catch((error: unknown) => {
    throw error instanceof Refusal ? new CannotStart(formatRefusal(error)) : error;
  });
  const code = isWell ? 0 : NOT_IMPORTED;
  if (!report || !(written?.content instanceof Uint8Array)) return { lines, code };
  await writeFile(report, written.content);
  return { lines: [...lines, `What became of every row is in ${report}.`], code };
}

interface Outcome {
  lines: string[];
  report: FileAnswer | null;
  isWell: boolean;
}

type Caller = Parameters<typeof importFile>[0];
type Wanted = ReturnType<typeof readWanted>;

async function readSheet(caller: Caller, { report, ...given }: Omit<Wanted, 'as' | 'device'>): Promise<Outcome> {
  const reportAs = report?.endsWith('.csv') ? 'csv' : 'xlsx';
  const imported = await importFile(caller, { ...given, reportAs, progress: async () => undefined });
  const isClean = imported.record.counts.wrong === 0 || imported.record.state === 'imported';
  return { lines: formatOutcome(imported, given.confirm), report: imported.report, isWell: isClean && imported.refused.length === 0 };
}

async function readPunches(caller: Caller, { report, ...given }: Omit<Wanted, 'as'>): Promise<Outcome> {
  const imported = await importPunches(caller, { ...given, order: given.dateOrder, wantsReport: report !== undefined });
  const isClean = imported.upload.impossible === 0 || imported.upload.state === 'DONE';
  return { lines: formatPunches(imported, given.confirm), report: imported.report, isWell: isClean && imported.refused.length === 0 };
}

function readWanted(given: readonly string[]) {
  const { values, positionals } = parse(given);
  const [path] = positionals;
  if (positionals.length !== 1 || path === undefined || values.as === undefined) throw new CannotStart(USAGE);
  if (!existsSync(path)) throw new CannotStart(`There is no file ${path}.`);
  if (values.report !== undefined && !/\.(xlsx|csv)$/.test(values.report))
    throw new CannotStart(`The report is written as .xlsx or .csv, not as ${values.report}.`);
  if (values.source === PUNCHES && values.report?.endsWith('.xlsx'))
    throw new CannotStart(`The report of punches is written as .csv, not as ${values.report}.`);
  if (values.device !== undefined && values.source !== PUNCHES)
    throw new CannotStart('Only punches are of a device: add --source punches.');
  return {
    path,
    as: values.as,
    section: values.source ?? null,
    device: values.device ?? null,
    confirm: values.confirm ?? false,
    leaveOutWrong: values['leave-out'] ?? false,
    dateOrder: readOrder(values.dates),
    warningsSeen: values['warnings-seen'] ?? false,
    report: values.report,
  };
}

function readOrder(given: string | undefined): 'day-first' | 'month-first' | null {
  if (given === undefined || given === 'day-first' || given === 'month-first') return given ?? null;
  throw new CannotStart(`Dates are day-first or month-first, not ${given}.`);
}

function parse(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      options: {
        as: { type: 'string' },
        source: { type: 'string' },
        device: { type: 'string' },
        confirm: { type: 'boolean' },
        'leave-out': { type: 'boolean' },
        dates: { type: 'string' },
        'warnings-seen': { type: 'boolean' },
        report: { type: 'string' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new CannotStart(`${error instanceof Error ? error.message : ''}\n\n${USAGE}`);
  }
}

/** What the calls would answer, with the messages on their fields. */
function formatRefusal({ body }: Refusal): string {
  const { message, errors } = body as { message?: string; errors?: Record<string, string[]> };
  return [message, ...Object.values(errors ?? {}).flat()].filter(Boolean).join('\n');
}

function formatOutcome({ title, record, rows, refused }: ImportedFile, confirm: boolean): string[] {
  const { counts, state, warnings, file_name: file, note } = record;
  const isDone = state === 'imported';
  const counted = [
    [counts.new, isDone ? 'added' : 'would be added'],
    [counts.update, isDone ? 'changed' : 'would be changed'],
    [counts.unchanged, 'unchanged'],
    [counts.wrong, isDone ? 'left out' : 'with problems'],
  ] as const;
  const figures = counted.filter(([number]) => number > 0).map(([number, word]) => `${number} ${word}`);
  return [
    `${file}: ${title}, ${counts.rows} rows: ${figures.join(', ')}.`,
    ...(note ? [note] : []),
    ...formatIgnored(record),
    ...(record.dates ? [formatDates(record.dates, record.date_order)] : []),
    ...rows.flatMap((row) => formatMessages(row)),
    ...warnings.map((warning) => `Warning: ${warning.title}: ${warning.rows} rows.`),
    ...refused,
    isDone
      ? 'Imported. Review or undo it on the screen All imports.'
      : confirm
        ? 'Nothing was imported.'
        : 'This was a check: nothing was imported. Add --confirm to import it.',
  ];
}

/** The columns of the file that are none of the source. */
function formatIgnored({ headings, columns }: ImportRecord): string[] {
  const used = new Set(Object.values(columns));
  const ignored = headings.filter((heading, at) => heading !== '' && !used.has(at));
  return ignored.length > 0 ? [`Columns that are not read: ${ignored.join(', ')}.`] : [];
}

function formatDates({ order, example }: NonNullable<ImportRecord['dates']>, said: string | null): string {
  if (order === 'day-first') return `Dates are read with the day first, as ${example} shows.`;
  if (order === 'contradictory') return 'Some dates of the file begin with the day, others with the month.';
  return said ? `Dates such as ${example} are read ${said}.` : `Say with --dates whether ${example} begins with the day or the month.`;
}

function formatMessages({ id, key, messages }: ImportRow): string[] {
  return messages
    .filter(({ level }) => level !== 'note')
    .map(
      ({ column, message, level, accept }) =>
        `Row ${id}${key ? ` (${key})` : ''}, ${column}: ${level === 'warning' ? 'warning: ' : ''}${message}${accept ? ` If you accept it (${accept.toLowerCase()}), import the file on its screen.` : ''}`,
    );
}
