import { sql } from 'kysely';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { reachesOffice } from '@talaan/organization/server/public.ts';
import { previewRoute } from '@talaan/requests/server/public.ts';
import type * as contract from '../contract.ts';
import { hireFlow } from '../workflow.ts';
import { factsOfHire } from './hire-facts.ts';
import { readOpenItems } from './items-for-hire.ts';

/** The open offices for which the caller may ask for people; those that they head come first. */
export async function listHireOffices({ db, actor, today }: Call): Promise<AnswerOf<typeof contract.listHireOffices>> {
  // No office is one's own: who reaches only themselves reaches none.
  const reach = visible({ ...actor, personnelId: null }, ['HIREREQUEST'], { person: 'o.id', tree: 'o.tree_from', campus: 'o.campus_id' });
  const { rows } = await sql<{ id: number; fullname: string; acronym: string }>`
    select o.id, o.fullname, o.acronym from organization.office_view o
    join organization.office_opening_view u on u.office_id = o.id and u.is_open and u.during @> ${today}::date
    where ${reach}
    order by exists (select from organization.head_view h where h.office_id = o.id and h.personnel_id = ${actor.personnelId}::integer
      and h.during @> ${today}::date) desc, o.tree_from`.execute(db);
  return { offices: rows };
}

/** The items that may be asked for. Error: 404 for an office beyond the caller’s reach. */
export async function listOpenItems(call: CallOf<typeof contract.listOpenItems>): Promise<AnswerOf<typeof contract.listOpenItems>> {
  const { office_id: officeId, of } = call.query;
  await requireOffice(call, officeId);
  return { items: await readOpenItems(call, officeId, of) };
}

/** Who would decide. Errors: 404 for an office beyond the caller’s reach, 409 for an account without a person. */
export async function previewHireRoute(
  call: CallOf<typeof contract.previewHireRoute>,
): Promise<AnswerOf<typeof contract.previewHireRoute>> {
  const { db, actor, today, query } = call;
  await requireOffice(call, query.office_id);
  if (actor.personnelId === null) throw wrongState('Your account belongs to no personnel record.');
  const facts = await factsOfHire(db, { requester_id: actor.personnelId, office_id: query.office_id, title: '' }, today);
  return { route: await previewRoute(db, hireFlow, facts, today) };
}

async function requireOffice(call: Call, officeId: number): Promise<void> {
  if (!(await reachesOffice(call, officeId, ['HIREREQUEST']))) throw notFound('There is no such office.');
}
