import { sql } from 'kysely';
import { readSigningNames } from '@talaan/personnel/server/public.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';
import type { ContractSheet } from '../print/contract-form.ts';

type Certified = NonNullable<ContractSheet['certified']>;

interface Taken {
  id: number;
  personnel_id: number;
  title: string;
  on: string;
}

/** Who certified the funds in the present round, and when, by contract; while it happens, whose step is written after its effects. */
export async function readCertifiers(call: StepCall, ids: readonly number[], certifying: boolean): Promise<Map<number, Certified>> {
  const taken = certifying ? await readPresent(call, ids) : await readTaken(call, ids);
  const names = await readSigningNames(
    call.db,
    taken.map(({ personnel_id }) => personnel_id),
  );
  return new Map(taken.map(({ id, personnel_id, title, on }) => [id, { name: names.get(personnel_id) ?? '', title, on }]));
}

async function readTaken({ db }: StepCall, ids: readonly number[]): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    select s.request_id as id, s.personnel_id, ${designationOf(sql`s.personnel_id`, sql`kernel.date_of(s.at)`)} as title,
      kernel.date_of(s.at)::text as on
    from requests.step s join requests.request r on r.id = s.request_id and r.round = s.round
    where s.request_id = any(${[...ids]}::integer[]) and s.action = 'certify' and s.personnel_id is not null`.execute(db);
  return rows;
}

async function readPresent({ db, actor, today }: StepCall, ids: readonly number[]): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    select id, ${actor.personnelId}::integer as personnel_id, ${today}::text as on,
      ${designationOf(sql`${actor.personnelId}::integer`, sql`${today}::date`)} as title
    from unnest(${[...ids]}::integer[]) as certified (id)`.execute(db);
  return rows;
}

/** The title of the highest office that a person heads on a day, else their position. */
function designationOf(person: ReturnType<typeof sql>, day: ReturnType<typeof sql>) {
  return sql`coalesce(
    (select x.title from organization.head_view x join organization.office_view f on f.id = x.office_id
      where x.personnel_id = ${person} and x.during @> ${day} order by x.is_acting, f.tree_from limit 1),
    (select n.name from personnel.appointment_view x join organization.position_view n on n.id = x.position_id
      where x.personnel_id = ${person} and x.during @> ${day} limit 1), '')`;
}
