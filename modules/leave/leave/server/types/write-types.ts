import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import { startQuietJob } from '@talaan/kernel/server/jobs/jobs.ts';
import type { BodyOf, Call, AnswerOf } from '@talaan/kernel/server/mount.ts';
import { addBook } from '@talaan/ledger/server/public.ts';
import type { addLeaveType as addition, changeLeaveTerms as change, readLeaveType as reading, TypeRow } from '../../contract/types.ts';
import { yearBookOf } from '../../rules/books.ts';
import { grantRightsJob } from './grant-rights-job.ts';

type Added = BodyOf<typeof addition>;
type Changed = BodyOf<typeof change>;
type ByCode = { code: string };

/** Errors: 404. */
export async function readLeaveType({ db, params: { code }, today }: Call<ByCode>): Promise<AnswerOf<typeof reading>> {
  const terms = await db.selectFrom('leave.type_terms').selectAll().where('code', '=', code).orderBy('effective_on', 'desc').execute();
  const at = terms.findIndex(({ effective_on: on }) => on <= today);
  const now = at === -1 ? terms.at(-1) : terms[at];
  if (!now) throw notFound('There is no such type of leave.');
  const next = terms.findLast(({ effective_on: on }) => on > today && on > now.effective_on);
  const earlier = terms.filter(({ effective_on: on }) => on < now.effective_on).length;
  return { type: { ...now, id: now.code, next_on: next?.effective_on ?? null, earlier } as TypeRow, terms: terms as TypeRow[] };
}

/** Errors: 422 where the code is taken. */
export async function addLeaveType(call: Call<unknown, unknown, Added>): Promise<{ message: string }> {
  const { db, body } = call;
  const taken = await sql<{ taken: boolean }>`
    select exists (select from leave.type where code = ${body.code}) or exists (select from ledger.book where code = ${body.code}) as taken`.execute(
    db,
  );
  if (taken.rows[0]!.taken) throw invalid({ code: [`Another type of leave, or another credit, has the code ${body.code}.`] });
  await requireStatuses(db, body.statuses);
  await db.insertInto('leave.type').values({ code: body.code }).execute();
  const { rows } = await sql<{ place: number }>`select coalesce(max(place), 0) + 1 as place from leave.type_terms`.execute(db);
  await writeTerms(call, body, rows[0]!.place, 'certain');
  await recordChange(call, { action: 'add a type of leave', subject: `leave.type:${body.code}`, after: body });
  return { message: `${body.name} was added.` };
}

/** Errors: 404; 409 where applications were filed under terms of the same day; 422 where the day is past. */
export async function changeLeaveTerms(call: Call<ByCode, unknown, Changed>): Promise<{ message: string }> {
  const { db, body, params, today } = call;
  await sql`select from leave.type where code = ${params.code} for update`.execute(db);
  const { type } = await readLeaveType(call);
  if (body.effective_on < today)
    throw invalid({ effective_on: ['New rules apply from today on or later: what was filed before is under the rules of its day.'] });
  await requireStatuses(db, body.statuses);
  const replaced = await sql`
    delete from leave.type_terms t where code = ${params.code} and effective_on = ${body.effective_on} and not exists (
      select from leave.application a where a.type_code = t.code and a.terms_on = t.effective_on) returning code`.execute(db);
  const stays = await sql`select from leave.type_terms where code = ${params.code} and effective_on = ${body.effective_on}`.execute(db);
  if (stays.rows.length > 0)
    throw wrongState(
      `Applications were filed under the rules of ${longDate(body.effective_on)}. Let the new ones apply from a later day on.`,
    );
  await writeTerms(call, { ...body, code: params.code }, type.place, type.confidence);
  await recordChange(call, {
    action: replaced.rows.length > 0 ? 'correct the terms of a type of leave' : 'set terms of a type of leave',
    subject: `leave.type:${params.code}`,
    before: type,
    after: body,
  });
  return { message: `${body.name} was saved.` };
}

async function writeTerms({ db, server }: Call, body: Added, place: number, confidence: TypeRow['confidence']): Promise<void> {
  await db
    .insertInto('leave.type_terms')
    .values({ ...body, papers: JSON.stringify(body.papers), place, confidence })
    .execute();
  const book = yearBookOf(body);
  if (!book) return;
  await addBook(db, book);
  await startQuietJob(server, db, grantRightsJob, {}, 'start');
}

async function requireStatuses(db: Database, statuses: readonly string[]): Promise<void> {
  const { rows } = await sql<{ code: string }>`
    select code from unnest(${[...statuses]}::text[]) code where code not in (select code from reference.appointment_status)`.execute(db);
  if (rows[0]) throw invalid({ statuses: [`${rows[0].code} is not a status of appointment.`] });
}
