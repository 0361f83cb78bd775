import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import type { requestDisposal as endpoint } from '../contract/disposal.ts';
import { requireActingOffice } from '@talaan/documents/server/public.ts';
import { closedOn, closedUntil, mayBeDisposedOf, numberOfDisposal } from './due.ts';

type Body = BodyOf<typeof endpoint>;

/** Asks for authority to dispose of all papers that may be, within what is asked. Errors: 409 where there is none; 422 for the office. */
export async function requestDisposal(call: Call<unknown, unknown, Body>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now, today, body } = call;
  const who = await requireActingOffice(call, body.office_id);
  const { id, number } = await addDisposal(call, who.officeId);
  const narrowed = [
    body.type === null ? sql`true` : sql`t.id = ${body.type}`,
    body.origin === null ? sql`true` : sql`d.office_id = ${body.origin}`,
    body.closed_until === null ? sql`true` : closedUntil(body.closed_until),
  ];
  // Another request that takes the same papers at this moment has them.
  const { numAffectedRows: papers = 0n } = await sql`
    insert into documents.disposal_paper (disposal_id, document_id, type_id, retention_years, schedule_item, from_day, until_day)
    select ${id}, d.id, t.id, t.retention_years, t.schedule_item, least(coalesce(d.paper_date, ${closedOn}), ${closedOn}), ${closedOn}
    from documents.document d join documents.type t on t.id = d.type_id
    where ${mayBeDisposedOf(today)} and ${sql.join(narrowed, sql` and `)} order by d.id
    on conflict do nothing`.execute(db);
  if (papers === 0n) throw wrongState('There is no such paper whose retention has passed and that is in no other request.');
  await recordChange(call, {
    action: 'request authority to dispose of papers',
    subject: `documents.disposal:${id}`,
    after: { ...body, number, papers: Number(papers), by: actor.accountId, at: now.toString() },
  });
  return {
    message: `Request ${number} has ${papers} ${papers === 1n ? 'paper' : 'papers'}. Print it and send it to the National Archives.`,
    id,
  };
}

/** The next number of the year; requests take turns for it, and one that is refused gives it back. */
async function addDisposal({ db, actor, now, today, body }: Call<unknown, unknown, Body>, officeId: number) {
  await sql`select pg_advisory_xact_lock(hashtext('documents.disposal'))`.execute(db);
  const year = Number(today.slice(0, 4));
  const { rows } = await sql<{ id: number; number: string }>`
    insert into documents.disposal as b (year, no, office_id, state, manner, note, requested_at, requested_by)
    select ${year}, coalesce((select max(no) from documents.disposal where year = ${year}), 0) + 1, ${officeId}, 'REQUESTED', ${body.manner}, ${body.note},
      ${now.toString()}, ${actor.accountId}
    returning id, ${numberOfDisposal} as number`.execute(db);
  return rows[0]!;
}
