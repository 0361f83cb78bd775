import { sql } from 'kysely';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { reachesOffice } from '@talaan/organization/server/public.ts';
import { officeOf, previewRoute } from '@talaan/requests/server/public.ts';
import type { planOffices as officesEndpoint, previewPlanRoute as routeEndpoint } from '../../contract/plans.ts';
import type { PlanKind } from '../../rules/plan.ts';
import { FLOWS } from '../../workflow.ts';

type Asking = Pick<Call, 'db' | 'actor' | 'today'>;

/** To whom a plan belongs, and who files it. */
export interface PlanOwner {
  personnelId: number | null;
  officeId: number | null;
  /** As the rules name it. */
  name: string;
  filerId: number;
  /** The office of the route. */
  filedFor: number | null;
  /** The name of the unit; null for a person. */
  unit: string | null;
  day: string;
}

/** Errors: 409 for an account without a person; 422 for a unit beyond reach, and a kind that is not of the owner. */
export async function requirePlanOwner(call: Asking, kind: PlanKind, officeId: number | null): Promise<PlanOwner> {
  const { db, actor, today } = call;
  if (actor.personnelId === null) throw wrongState('Your account belongs to no personnel record.');
  const common = { filerId: actor.personnelId, day: today };
  if (officeId !== null) {
    if (kind === 'INDIVIDUAL') throw invalid({ office_id: ['An individual plan is of one person.'] });
    if (!(await reachesOffice(call, officeId, ['LDHEAD']))) throw invalid({ office_id: ['There is no such office within your reach.'] });
    const { rows } = await sql<{ fullname: string }>`select fullname from organization.office_view where id = ${officeId}`.execute(db);
    return { ...common, personnelId: null, officeId, name: `office ${officeId}`, filedFor: officeId, unit: rows[0]!.fullname };
  }
  const why = await whyNotOfKind(call, kind);
  if (why !== null) throw invalid({ kind: [why] });
  const filedFor = await officeOf(db, actor.personnelId, today);
  return { ...common, personnelId: actor.personnelId, officeId: null, name: `person ${actor.personnelId}`, filedFor, unit: null };
}

/** Why the caller has no plan of a kind of their own: the faculty plan is of teachers, the administrative one of all others. */
export async function whyNotOfKind({ db, actor, today }: Asking, kind: PlanKind): Promise<string | null> {
  const { rows } = await sql<{ track: string }>`
    select t.track from personnel.serving_on(${today}::date) a join organization.position_view t on t.id = a.position_id
    where a.personnel_id = ${actor.personnelId}::integer`.execute(db);
  const track = rows[0]?.track;
  if (track === undefined) return 'You are not in service today.';
  if (kind === 'FACULTY' && track !== 'faculty')
    return 'The faculty plan is of people in faculty positions. Yours is the administrative plan.';
  if (kind === 'ADMINISTRATIVE' && track === 'faculty')
    return 'The administrative plan is of people in staff positions. Yours is the faculty plan.';
  return null;
}

/** A plan begins this year or the next. */
export function whyNotYear(year: number, today: string): string | null {
  const now = Number(today.slice(0, 4));
  return year === now || year === now + 1 ? null : `Choose ${now} or ${now + 1} as the first year.`;
}

/** Units that the caller heads, and who serves in the one that is asked for. */
export async function planOffices(call: CallOf<typeof officesEndpoint>): Promise<AnswerOf<typeof officesEndpoint>> {
  const { db, actor, today, query } = call;
  const reach = visible({ ...actor, personnelId: null }, ['LDHEAD'], { person: 'o.id', tree: 'o.tree_from', campus: 'o.campus_id' });
  const { rows: offices } = await sql<{ id: number; fullname: string; acronym: string }>`
    select o.id, o.fullname, o.acronym from organization.office_view o where o.is_active and ${reach} order by o.tree_from`.execute(db);
  if (query.office_id === undefined || !offices.some(({ id }) => id === query.office_id)) return { offices, people: [] };
  const { rows: people } = await sql<{ id: number; fullname: string; track: string }>`
    select p.id, p.fullname, t.track from personnel.serving_on(${today}::date) a join organization.offices_within(${query.office_id}) o on o.id = a.office_id
    join personnel.person_view p on p.id = a.personnel_id join organization.position_view t on t.id = a.position_id order by p.plain_name`.execute(
    db,
  );
  return { offices, people };
}

/** Errors: as of adding such a plan. */
export async function previewPlanRoute(call: CallOf<typeof routeEndpoint>): Promise<AnswerOf<typeof routeEndpoint>> {
  const { db, today, query } = call;
  const owner = await requirePlanOwner(call, query.kind, query.office_id ?? null);
  return { route: await previewRoute(db, FLOWS[query.kind], { ownerId: owner.filerId, officeId: owner.filedFor, title: '' }, today) };
}
