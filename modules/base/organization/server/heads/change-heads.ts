import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import type { Head } from '../../contract/departments.ts';
import type { addHeadTitle as adding, endHeadTitle as ending } from '../../contract/heads.ts';
import { spanOn } from '../../rules/office-history.ts';
import { readOpenings } from '../history-rows.ts';
import { findOfficeInReach } from '../office-in-reach.ts';
import type { OrganizationNeeds } from '../needs.ts';

/** Designates a head. Errors: 404, 422 where another heads the office then (the constraint says so). */
export async function addHeadTitle(call: CallOf<typeof adding>, needs: OrganizationNeeds): Promise<Head> {
  const { db, actor, today, body } = call;
  const { from, to, title } = body;
  if (body.personnel === actor.personnelId) throw invalid({ personnel: ['You cannot designate yourself. Ask a colleague.'] });
  const office = await findOfficeInReach(call, body.department);
  const name = (await needs.namePeople(db, [body.personnel], today)).get(body.personnel)?.fullname;
  if (name === undefined) throw invalid({ personnel: ['There is no such person.'] });
  if (to !== null && to < from) throw invalid({ to: ['The last day cannot lie before the first.'] });
  if (!spanOn(await readOpenings(db, office.id), from).value)
    throw invalid({ from: [`${office.acronym} is not open on ${longDate(from)}.`] });
  await db
    .insertInto('organization.head')
    .values({ office_id: office.id, personnel_id: body.personnel, title, during: sql`daterange(${from}, ${to}, '[]')` })
    .execute();
  const head = { office_id: office.id, personnel_id: body.personnel, title, from, to };
  await recordChange(call, {
    action: 'designate the head of an office',
    subject: `organization.head:${office.id}`,
    personnelId: body.personnel,
    after: head,
  });
  return { ...head, name, is_acting: false };
}

/** Says the last day of a head; without one, a designation that has not begun is taken back. Officers in charge have their own screen. */
export async function endHeadTitle(call: CallOf<typeof ending>): Promise<void> {
  const { db, today, body } = call;
  const office = await findOfficeInReach(call, body.department);
  const head = await db
    .selectFrom('organization.head')
    .selectAll()
    .where('office_id', '=', office.id)
    .where('is_acting', '=', false)
    .where(sql<boolean>`lower(during) = ${body.from}`)
    .forUpdate()
    .executeTakeFirst();
  if (!head) throw notFound('This office has no head from that day on.');
  if (body.last === null && body.from <= today) throw wrongState('This head already serves. Enter the last day instead.');
  if (body.last !== null && body.last < body.from) throw invalid({ last: ['The last day cannot lie before the first.'] });
  if (body.last === null) await sql`delete from organization.head where ${ofHead(office.id, body.from)}`.execute(db);
  else
    await sql`update organization.head set during = daterange(${body.from}, ${body.last}, '[]') where ${ofHead(office.id, body.from)}`.execute(
      db,
    );
  await recordChange(call, {
    action: body.last === null ? 'revoke the head of an office' : 'end the head of an office',
    subject: `organization.head:${office.id}`,
    personnelId: head.personnel_id,
    before: head,
    after: { last: body.last },
  });
}

function ofHead(officeId: number, from: string) {
  return sql`office_id = ${officeId} and not is_acting and lower(during) = ${from}`;
}
