import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import type { saveLetterhead } from '../../contract/letterheads.ts';
import { lockPlace, versionOn } from './lock-place.ts';
import { readPlace, requirePlace } from './place.ts';

type Body = BodyOf<typeof saveLetterhead>;

/** Gives a place its own letterhead from a date until its next one; the one of before ends the day before. Errors: 404, 422 on `from`. */
export async function saveOwnLetterhead(call: Call<unknown, unknown, Body>): Promise<{ message: string }> {
  const { db, body, today } = call;
  await requirePlace(call, readPlace(body.place));
  if (body.from < today) throw invalid({ from: ['Papers of past days keep their letterhead. Enter today or a later date.'] });
  await lockPlace(db, body.place);
  const current = await versionOn(db, body.place, body.from);
  const { place, from, signatories, ...lines } = body;
  let id: number;
  if (current?.from === from) {
    id = current.id;
    await db.updateTable('organization.letterhead').set(lines).where('id', '=', id).execute();
    await db.deleteFrom('organization.letterhead_signatory').where('letterhead_id', '=', id).execute();
  } else {
    if (current)
      await sql`update organization.letterhead set during = daterange(lower(during), ${from}::date) where id = ${current.id}`.execute(db);
    id = await insertLetterhead(db, place, from, lines);
  }
  await insertSignatories(db, id, signatories);
  await recordChange(call, {
    action: current?.from === from ? 'edit a letterhead' : 'begin a letterhead',
    subject: `organization.letterhead:${body.place}`,
    before: current,
    after: body,
  });
  return { message: from === today ? 'The letterhead has been saved.' : `The letterhead will be used from ${longDate(from)}.` };
}

async function insertSignatories(db: Database, id: number, signatories: Body['signatories']): Promise<void> {
  const rows = signatories
    .filter(({ signer }) => signer !== 'nobody')
    .map(({ signer, ...one }) => ({ ...one, letterhead_id: id, is_head: signer === 'head' }));
  if (rows.length > 0) await db.insertInto('organization.letterhead_signatory').values(rows).execute();
}

async function insertLetterhead(
  db: Database,
  text: string,
  from: string,
  lines: Omit<Body, 'place' | 'from' | 'signatories'>,
): Promise<number> {
  const { officeId, campusId } = readPlace(text);
  const next = sql<string>`(select daterange(${from}::date, min(lower(l.during))) from organization.letterhead l
    where l.place = ${text} and lower(l.during) > ${from}::date)`;
  const { id } = await db
    .insertInto('organization.letterhead')
    .values({ ...lines, office_id: officeId, campus_id: campusId, during: next })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
