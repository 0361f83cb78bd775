import { basename } from 'node:path';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { reachesUniversity } from '@talaan/kernel/server/actor.ts';
import { notOverAll, Refusal } from '@talaan/kernel/server/errors.ts';
import type { Work } from '@talaan/kernel/server/jobs/jobs.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { readSpreadsheet } from '@talaan/kernel/server/workbook/read-spreadsheet.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import type { ImportRecord, ImportRow } from '../contract/import-record.ts';
import type { DateOrder } from '../rules/date-order.ts';
import { recognizeSource } from '../rules/recognize-source.ts';
import { acknowledgeWarning } from './acknowledge-warning.ts';
import { checkNow } from './check-upload.ts';
import { requireReady } from './confirm-upload.ts';
import { dropUpload } from './drop-upload.ts';
import { describeUpload, findUpload } from './find-upload.ts';
import type { ImportSource } from './import-source.ts';
import { allRows } from './list-rows.ts';
import { writeReport } from './sheets.ts';
import { importsOfAll, importsOf, type Imports } from './spreadsheets.ts';
import { uploadFile } from './upload-file.ts';
import { writeUpload } from './write-upload-job.ts';

export interface FileToImport {
  path: string;
  /** The section that it is of; null to recognize it by its headings. */
  section: string | null;
  /** Whether it is imported if it may be; else it is checked alone. */
  confirm: boolean;
  leaveOutWrong: boolean;
  /** Whether the rows that a check warns of were looked at. */
  warningsSeen: boolean;
  /** Said of dates that could begin with the day or the month. */
  dateOrder: DateOrder | null;
  reportAs: 'xlsx' | 'csv';
  progress: Work['progress'];
}

export interface ImportedFile {
  title: string;
  /** As the check left it, or the import. */
  record: ImportRecord;
  rows: ImportRow[];
  report: FileAnswer;
  /** Why it was not imported although that was asked for. */
  refused: string[];
}

/**
 * Imports a file from the server's terminal by the same steps as the screen: upload, check, warnings, import. A check alone, or one whose
 * rows may not be imported, leaves nothing behind. Errors: Refusal, as the calls have them; 403 where the actor may not import it.
 */
export async function importFile(
  { server, actor, requestId }: { server: Server; actor: Actor; requestId: string },
  given: FileToImport,
): Promise<ImportedFile> {
  const imports = await chooseImports(server, given);
  if (!reachesUniversity(actor, imports.calls.access)) throw notOverAll();
  const now = server.clock.now();
  const shared = { server, actor, requestId, now, today: server.clock.today(), inPlaceOf: null };
  // A command has neither a browser nor an address.
  const call = <P, B>(db: Server['db'], params: P, body: B) => ({ ...shared, db, params, body }) as unknown as Call<P, never, B>;
  const file = { name: basename(given.path), path: given.path };
  const uploaded = await uploadFile({ ...call(server.db, {}, {}), file, query: { section: imports.section } } as never, imports);
  const { id } = uploaded.import;
  try {
    await server.db.transaction().execute((tx) => checkNow(call(tx, { id }, {}), imports, id, given.progress, given.dateOrder));
    const checked = await report(server, imports, id, given.reportAs);
    const refused = given.confirm ? findRefusals(checked.record, imports, given) : [];
    if (!given.confirm || refused.length > 0) return { ...checked, refused };
    await server.db.transaction().execute((tx) =>
      withOpenRecords(tx, 'everybody', async () => {
        for (const { kind } of checked.record.warnings) await acknowledgeWarning(call(tx, { id }, { kind }), imports);
        await requireReady(tx, imports, await findUpload(tx, imports, id, { lock: true }), given.leaveOutWrong);
        await tx.updateTable('imports.upload').set({ state: 'importing' }).where('id', '=', id).execute();
        const work = { server, accountId: actor.accountId, runId: requestId, progress: given.progress };
        await writeUpload(tx, work, { section: imports.section, uploadId: id, self: actor.personnelId });
      }),
    );
    return { ...(await report(server, imports, id, given.reportAs)), refused: [] };
  } finally {
    const { state } = await findUpload(server.db, imports, id);
    if (state !== 'imported') await server.db.transaction().execute((tx) => dropUpload(call(tx, { id }, {}), imports));
  }
}

type Chosen = Imports & { section: string };

async function chooseImports(server: Server, { path, section }: FileToImport): Promise<Chosen> {
  const all = importsOfAll(server);
  const known = all.flatMap(({ sources }) => sources);
  const names = known.map((one) => one.section).join(', ');
  if (section !== null) {
    if (!known.some((one) => one.section === section))
      throw new Refusal(422, { message: `There is no source “${section}”. There are: ${names}.` });
    return { ...importsOf(server, section), section };
  }
  const { rows } = await readSpreadsheet(path);
  const found = recognizeSource(rows, known);
  if (found.length === 1) return { ...importsOf(server, found[0]!.section), section: found[0]!.section };
  throw new Refusal(422, {
    message:
      found.length === 0
        ? `The headings are those of no source. Name one with --source: ${names}.`
        : `The headings fit several sources. Name one with --source: ${found.map((one: ImportSource) => one.section).join(', ')}.`,
  });
}

function findRefusals({ counts, warnings }: ImportRecord, { sources, section }: Chosen, given: FileToImport): string[] {
  const { isWhole, title } = sources.find((one) => one.section === section)!;
  const wrong = counts.wrong === 1 ? '1 row has a problem' : `${counts.wrong} rows have problems`;
  const refused: string[] = [];
  if (counts.wrong > 0 && isWhole) refused.push(`${wrong}, and ${title.toLowerCase()} cannot be imported in part. Correct the file.`);
  else if (counts.wrong > 0 && !given.leaveOutWrong) refused.push(`${wrong}. Correct the file, or leave them out with --leave-out.`);
  if (warnings.length > 0 && !given.warningsSeen)
    refused.push(`There are warnings. Review their rows, and say with --warnings-seen that you did.`);
  if (counts.new + counts.update + counts.wrong === 0) refused.push('Nothing in this file differs from what is on record.');
  return refused;
}

async function report(server: Server, imports: Chosen, id: number, format: 'xlsx' | 'csv'): Promise<Omit<ImportedFile, 'refused'>> {
  const { title } = imports.sources.find((one) => one.section === imports.section)!;
  const record = await describeUpload(server.db, imports, id);
  const asked = { db: server.db, params: { id }, query: { format } } as never;
  return { title, record, rows: await allRows(server.db, id), report: await writeReport(asked, imports) };
}
