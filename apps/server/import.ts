import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { enableCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { importPunches } from '@talaan/attendance/server/public.ts';
import { actorOfAccount } from '@talaan/identity/server/public.ts';
import type { ImportRow } from '@talaan/imports/contract/import-record.ts';
import { importFile, type ImportedFile } from '@talaan/imports/server/public.ts';
import { CannotStart } from '@talaan/kernel/server/cannot-start.ts';
import { Refusal } from '@talaan/kernel/server/errors.ts';
import type { FileAnswer } from '@talaan/kernel/server/mount.ts';
import { readSettings } from '@talaan/kernel/server/settings.ts';
import { COMPILED } from './compiled.ts';
import { findDatabase } from './find-database.ts';
import { live } from './life.ts';
import { sayPunches } from './say-punches.ts';

enableCompileCache(COMPILED);

const USAGE = `npm run import -- FILE --as name@university.example [--source NAME] [--confirm] [--report FILE]

Checks a spreadsheet (CSV or XLSX) as the screens of Imports do, and imports it with --confirm. It runs beside a server, too.

  --as ADDRESS      the account in whose name it is imported; it must be allowed to
  --source NAME     offices, people, service, salaries, … ; without it the headings decide; punches is always named
  --device NAME     with --source punches: number or name of their device, unless the file is called as in 3_attlog.dat
  --confirm         import what was checked: all of it, or nothing
  --leave-out       with --confirm: leave out the rows that have problems
  --warnings-seen   with --confirm: the rows of each warning were looked at
  --report FILE     writes what became of every row, as .xlsx or .csv; of punches as .csv

Ends with 0 where nothing stands in the way or everything was imported, with 3 where rows have problems or it was not imported,
and with 1 where it could not be checked.`;

const NOT_IMPORTED = 3;
const PUNCHES = 'punches';

/** `npm run import`: for those who script what the screens of Imports do, with the same rules, report and audit. */
live(async (life) => {
  const { path, as, report, device, ...given } = readWanted(process.argv.slice(2));
  const settings = readSettings(process.env);
  const databaseUrl = await findDatabase(settings, life);
  // Only now: most of the time goes into reading the code of all modules.
  const { buildApp } = await import('./app.ts');
  const app = await buildApp({ settings, databaseUrl, work: false });
  life.closeAtEnd(() => app.close());
  const actor = await actorOfAccount(app.server, as);
  if (!actor) throw new CannotStart(`No account can sign in with ${as}. Nothing was read.`);
  const caller = { server: app.server, actor, requestId: randomUUID() };
  const read =
    given.section === PUNCHES ? readPunches(caller, { ...given, path, device, report }) : readSheet(caller, { ...given, path, report });
  const outcome = await read.catch((error: unknown) => {
    throw error instanceof Refusal ? new CannotStart(sayRefusal(error)) : error;
  });
  for (const line of outcome.lines) console.log(line);
  if (report && outcome.report?.content instanceof Uint8Array) {
    await writeFile(report, outcome.report.content);
    console.log(`What became of every row is in ${report}.`);
  }
  life.end(outcome.isWell ? 0 : NOT_IMPORTED);
});

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
  return { lines: sayOutcome(imported, given.confirm), report: imported.report, isWell: isClean && imported.refused.length === 0 };
}

async function readPunches(caller: Caller, { report, ...given }: Omit<Wanted, 'as'>): Promise<Outcome> {
  const imported = await importPunches(caller, { ...given, wantsReport: report !== undefined });
  const isClean = imported.upload.impossible === 0 || imported.upload.state === 'DONE';
  return { lines: sayPunches(imported, given.confirm), report: imported.report, isWell: isClean && imported.refused.length === 0 };
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
    warningsSeen: values['warnings-seen'] ?? false,
    report: values.report,
  };
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
function sayRefusal({ body }: Refusal): string {
  const { message, errors } = body as { message?: string; errors?: Record<string, string[]> };
  return [message, ...Object.values(errors ?? {}).flat()].filter(Boolean).join('\n');
}

function sayOutcome({ title, record, rows, refused }: ImportedFile, confirm: boolean): string[] {
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
    ...rows.flatMap((row) => sayMessages(row)),
    ...warnings.map((warning) => `Warning: ${warning.title}: ${warning.rows} rows.`),
    ...refused,
    isDone
      ? `Imported. It can be looked at and undone on the screen All imports.`
      : confirm
        ? 'Nothing was imported.'
        : 'This was a check: nothing was imported. Add --confirm to import it.',
  ];
}

function sayMessages({ id, key, messages }: ImportRow): string[] {
  return messages
    .filter(({ level }) => level !== 'note')
    .map(
      ({ column, message, level }) => `Row ${id}${key ? ` (${key})` : ''}, ${column}: ${level === 'warning' ? 'warning: ' : ''}${message}`,
    );
}
