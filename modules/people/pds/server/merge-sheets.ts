import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { MergeChoice } from '@talaan/personnel/server/public.ts';
import { takeStep } from '@talaan/requests/server/public.ts';
import { sheetThatStays, type SheetCase } from '../rules/sheet-that-stays.ts';
import { sheetWorkflow } from '../rules/workflow.ts';
import { digest } from './digest.ts';
import { readHead, readRows, type SheetHead } from './rows/read-rows.ts';
import { readSheet } from './read-sheet.ts';
import { measureSheets } from './stand.ts';

/** A person has one data sheet: where two records are merged, one stays and the other becomes a locked copy of it, files and all. */
export const sheetAtMerge: MergeChoice = {
  name: 'data_sheet',
  title: 'Personal data sheet',
  look: async ({ db, today }, { from, into }) => {
    const kept = await readSheetFacts(db, into, today);
    const merged = await readSheetFacts(db, from, today);
    if (!kept || !merged) return null;
    return { kept: kept.facts, merged: merged.facts, suggests: sheetThatStays(kept, merged) === 'one' ? 'kept' : 'merged' };
  },
  settle: async (call, { from, into }, stays) => {
    const { db, now, actor, today } = call;
    const [owner, gives] = stays === 'kept' ? [into, from] : [from, into];
    const head = (await readHead(db, gives))!;
    if (head.state === 'SUBMITTED' || head.state === 'UNDER_CHECK')
      await takeStep(call, { id: head.request_id!, action: 'set_aside', bySystem: true });
    for (const id of [from, into].toSorted((one, other) => one - other)) await readHead(db, id, { lock: true });
    const { idno } = await db.selectFrom('personnel.person_view').select('idno').where('id', '=', gives).executeTakeFirstOrThrow();
    const image = await readSheet(db, gives, today);
    const rows = (await readRows(db, [gives])).get(gives)!;
    await moveHistory(db, gives, owner);
    const { id: copy } = await db
      .insertInto('pds.copy')
      .values({
        personnel_id: owner,
        image: JSON.stringify(image),
        sha256: digest(image),
        set_aside_at: now.toString(),
        set_aside_by: actor.accountId,
        set_aside_as: `${sheetWorkflow.words[head.state]}, of record ${idno}`,
        rows: JSON.stringify(rows),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await moveUniversityWork(db, gives, owner);
    await sql`
      update pds.attachment set personnel_id = ${owner}, copy_id = ${copy}, work_id = null, education_id = null, voluntary_id = null,
        eligibility_id = null, training_id = null, recognition_id = null, membership_id = null
      where personnel_id = ${gives} and copy_id is null`.execute(db);
    await db.deleteFrom('pds.sheet').where('personnel_id', '=', gives).execute();
    await recordChange(call, {
      action: 'set a data sheet aside',
      subject: `pds.sheet:${into}`,
      personnelId: into,
      before: { record: idno, state: head.state, version: head.version },
      after: { copy, stays },
    });
  },
};

/** What was submitted, verified, corrected and set aside of a sheet is history of the person, whichever sheet stays. */
async function moveHistory(db: Database, from: number, to: number): Promise<void> {
  // What is never changed follows a merge, and is told here which way it goes.
  await sql`select set_config('talaan.merging', ${`${from},${to}`}, true)`.execute(db);
  await sql`update pds.sheet set state = 'DRAFT', request_id = null, copy_id = null, checker_id = null where personnel_id = ${from}`.execute(
    db,
  );
  await sql`update pds.copy set personnel_id = ${to} where personnel_id = ${from}`.execute(db);
  await sql`update pds.correction set personnel_id = ${to} where personnel_id = ${from}`.execute(db);
  await sql`select set_config('talaan.merging', '', true)`.execute(db);
}

/**
 * The appointments of both become those of one person, and what is told of them goes with them: to the sheet that stays, to be checked
 * again. Where that tells of the same day already, the other text is in the copy only.
 */
async function moveUniversityWork(db: Database, from: number, to: number): Promise<void> {
  const moved = await sql`
    update pds.university_work w set personnel_id = ${to}, check_state = 'PENDING', checked_by = null, checked_at = null, verified_at = null
    where w.personnel_id = ${from} and not exists (
      select from pds.university_work o where o.personnel_id = ${to} and o.started_on is not distinct from w.started_on)`.execute(db);
  if (moved.numAffectedRows) await sql`update pds.sheet set version = version + 1 where personnel_id = ${to}`.execute(db);
}

type Told = SheetCase & { facts: { label: string; value: string }[] };

async function readSheetFacts(db: Database, personnelId: number, today: string): Promise<Told | undefined> {
  const head = await readHead(db, personnelId);
  if (!head) return undefined;
  const { rows } = await sql<{ changed_at: string | null; files: number; copies: number }>`
    select (select max(e.at) from kernel.audit_event e where e.personnel_id = ${personnelId} and e.subject like 'pds.%') as changed_at,
      (select count(*) from pds.attachment where personnel_id = ${personnelId} and copy_id is null) as files,
      (select count(*) from pds.copy where personnel_id = ${personnelId} and verified_at is not null) as copies`.execute(db);
  const { files, copies } = rows[0]!;
  const changed_at = rows[0]!.changed_at ?? head.since;
  const completeness = (await measureSheets(db, [personnelId], today)).get(personnelId)!;
  const { state, verified_at } = head;
  return { verified_at, completeness, changed_at, facts: formatFacts({ state, verified_at, changed_at, completeness, files, copies }) };
}

type Facts = Pick<SheetHead, 'state' | 'verified_at'> & { changed_at: string; completeness: number; files: number; copies: number };

function formatFacts({ state, verified_at, changed_at, completeness, files, copies }: Facts): Told['facts'] {
  return [
    { label: 'State', value: sheetWorkflow.words[state] },
    { label: 'Verified', value: verified_at === null ? 'Never' : `${dayOf(verified_at)}${copies > 1 ? `, ${copies} times` : ''}` },
    { label: 'Last changed', value: dayOf(changed_at) },
    { label: 'Complete', value: `${completeness} %` },
    { label: 'Files', value: String(files) },
  ];
}

function dayOf(instant: string): string {
  return longDate(Temporal.Instant.from(instant).toZonedDateTimeISO(ZONE).toPlainDate().toString());
}
