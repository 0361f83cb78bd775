import { sql } from 'kysely';
import { reachesUniversity } from '@talaan/kernel/server/actor.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { readUniversityName } from '@talaan/organization/server/public.ts';
import { PLAN_READERS } from '../../contract/plans.ts';
import type { readRollUp as endpoint } from '../../contract/roll-up.ts';
import { PLAN_YEARS } from '../../rules/plan.ts';
import { rollUp, type RolledLine, type RolledUnit } from '../../rules/roll-up.ts';

type Wanted = CallOf<typeof endpoint>['query'];
interface Unit extends RolledUnit {
  name: string;
  acronym: string;
}

/** It is no office. */
const UNIVERSITY = 0;

type Line = RolledLine & { fullname: string | null; office: string; title: string; provider: string };

/** What the plans of the units that the caller reaches come to, each unit with all below it; units without lines are left out. */
export async function readRollUp(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  return gatherRollUp(call, call.query);
}

export async function gatherRollUp(call: Pick<Call, 'db' | 'actor' | 'today'>, wanted: Wanted): Promise<AnswerOf<typeof endpoint>> {
  const first = wanted.from_year ?? Number(call.today.slice(0, 4));
  const years = Array.from({ length: PLAN_YEARS[wanted.kind] }, (_, at) => first + at);
  const units = await readUnits(call, wanted.office);
  const lines = await readLines(call, wanted, units, years);
  const rolled = new Map(rollUp(lines, units, years).map((one) => [one.unit_id, one]));
  const depths = new Map<number | null, number>([[null, -1]]);
  const shown = units.flatMap(({ id, parent_id: above, name, acronym }) => {
    const found = rolled.get(id);
    if (!found) return [];
    // A unit with lines has one with lines above it, and stands after that.
    const depth = depths.get(above)! + 1;
    depths.set(id, depth);
    return [
      { id, name, acronym, depth, plans: found.plans, cost: found.years.reduce((sum, { cost }) => sum + cost, 0), years: found.years },
    ];
  });
  const away = lines
    .filter(({ mode }) => mode === 'FULL_TIME')
    .map(({ id, plan_id, fullname, office, title, provider, from, to, needs_replacement }) => ({
      id,
      plan_id,
      fullname,
      office,
      title,
      provider,
      from,
      to,
      needs_replacement,
    }));
  return { years, units: shown, away };
}

/** In the order of the tree; a unit whose upper one is beyond reach is a top. For those who reach all, the university stands above them. */
async function readUnits({ db, actor, today }: Pick<Call, 'db' | 'actor' | 'today'>, office: number | undefined): Promise<Unit[]> {
  const reach = visible({ ...actor, personnelId: null }, PLAN_READERS, { person: 'o.id', tree: 'o.tree_from', campus: 'o.campus_id' });
  const { rows } = await sql<Unit>`
    select o.id, o.parent_id, o.fullname as name, o.acronym from organization.office_view o
    where ${reach} and (${office ?? null}::integer is null or o.id in (select id from organization.offices_within(${office ?? null}::integer)))
    order by o.tree_from`.execute(db);
  const ids = new Set(rows.map(({ id }) => id));
  const isTop = ({ parent_id: above }: Unit) => above === null || !ids.has(above);
  const root = office === undefined && reachesUniversity(actor, PLAN_READERS) && rows.length > 0 ? UNIVERSITY : null;
  const units = rows.map((unit) => ({ ...unit, parent_id: isTop(unit) ? root : unit.parent_id }));
  if (root === null) return units;
  const name = await readUniversityName(db, today);
  return [{ id: UNIVERSITY, parent_id: null, name, acronym: '' }, ...units];
}

/** Lines of plans in force, with what was done in earlier versions and continues in no later one. */
async function readLines(
  { db }: Pick<Call, 'db'>,
  { kind, counted }: Wanted,
  units: readonly Unit[],
  years: readonly number[],
): Promise<Line[]> {
  const states =
    counted === 'approved'
      ? ['APPROVED']
      : ['SUBMITTED', 'HEAD_REVIEWED', 'DPC_ENDORSED', 'PDC_ENDORSED', 'COMMITTEE_REVIEWED', 'APPROVED'];
  const { rows } = await sql<Line>`
    select l.id, l.plan_id, coalesce(p.office_id, r.office_id) as unit_id, l.intervention, l.mode, lower(l.during) as "from", upper(l.during) - 1 as "to",
      l.cost, l.needs_replacement, l.personnel_id as person_id, w.fullname, coalesce(o.acronym, '') as office, l.title, l.provider
    from plans.plan p join requests.request r on r.id = p.id join plans.line l on l.plan_id = p.id
      left join personnel.person_view w on w.id = l.personnel_id left join organization.office_view o on o.id = coalesce(p.office_id, r.office_id)
    where p.kind = ${kind} and coalesce(p.office_id, r.office_id) = any(${units.map(({ id }) => id)}::integer[])
      and l.during && daterange(${`${years[0]}-01-01`}::date, ${`${years.at(-1)!}-12-31`}::date, '[]')
      and (p.state = any(${states}::text[]) and l.state <> 'DROPPED'
        -- A version on its way is counted in the place of the one in force.
        and not exists (select from plans.plan n where n.first_id = p.first_id and n.version > p.version and n.state = any(${states}::text[]))
        or p.state = 'REVISED' and l.state = 'ANSWERED' and not exists (select from plans.line n where n.of_line = l.id))
    order by l.id`.execute(db);
  return rows;
}
