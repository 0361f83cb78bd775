import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import { ACTING_TITLE, type nameActingHead as endpoint } from '../../contract/acting-heads.ts';
import type { OrganizationNeeds } from '../needs.ts';
import { headOn, mayName } from './reach.ts';

type Naming = BodyOf<typeof endpoint>;

/** Names an officer in charge. Errors: 404 for an office beyond one's reach or an unknown person; 422; 409 where somebody is named for these days. */
export async function nameActingHead(
  call: Call<unknown, unknown, Naming>,
  { namePeople }: OrganizationNeeds,
): Promise<{ message: string; id: number }> {
  const { db, actor, body, today } = call;
  const { rows } = await sql<{ fullname: string; head_id: number | null }>`
    select o.fullname, ${headOn(sql`${today}::date`)} as head_id from organization.office o where o.id = ${body.office_id} and o.is_active and ${mayName(actor)}`.execute(
    db,
  );
  const office = rows[0];
  if (!office) throw notFound('There is no such office among yours.');
  const person = (await namePeople(db, [body.personnel_id], today)).get(body.personnel_id);
  if (!person) throw notFound('There is no such person.');
  if (body.from < today) throw invalid({ from: ['Enter today or a later day: an officer in charge cannot be assigned for past days.'] });
  if (body.to < body.from) throw invalid({ to: ['The last day is before the first.'] });
  if (person.office === null) throw invalid({ personnel_id: [`${person.fullname} does not serve at the university today.`] });
  if (body.personnel_id === actor.personnelId) throw invalid({ personnel_id: ['You cannot assign yourself. Ask a colleague.'] });
  if (body.personnel_id === office.head_id) throw invalid({ personnel_id: [`${person.fullname} is the head of this office.`] });
  const { id } = await db
    .insertInto('organization.head')
    .values({
      office_id: body.office_id,
      personnel_id: body.personnel_id,
      title: ACTING_TITLE,
      is_acting: true,
      during: sql`daterange(${body.from}::date, ${body.to}::date, '[]')`,
      reason: body.reason,
      named_by: actor.accountId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordChange(call, {
    action: 'name an officer in charge',
    subject: `organization.head:${id}`,
    personnelId: body.personnel_id,
    after: { ...body, office: office.fullname },
  });
  return { message: `${person.fullname} is in charge of ${office.fullname} from ${longDate(body.from)} to ${longDate(body.to)}.`, id };
}
