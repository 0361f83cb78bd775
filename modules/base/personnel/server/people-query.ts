import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { scopesWithin, type Actor } from '@talaan/kernel/server/actor.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { Grouping } from '@talaan/kernel/server/lists/rows.ts';
import { foundBy, searchWords } from '@talaan/kernel/server/search/search.ts';
import type { QueryOf } from '@talaan/kernel/server/mount.ts';
import type { exportPersonnel, listPersonnel } from '../contract.ts';
import { COMPULSORY_AGE } from '../rules/moves/retirement.ts';
import { servingOn } from './serving-on.ts';

type Filters = Pick<
  QueryOf<typeof listPersonnel>,
  | 'term'
  | 'campus'
  | 'office'
  | 'position'
  | 'status'
  | 'track'
  | 'sex'
  | 'personnel_status'
  | 'hired_from'
  | 'hired_to'
  | 'age'
  | 'retires_from'
  | 'retires_by'
  | 'imported'
>;
type Sort = QueryOf<typeof exportPersonnel>['sort'];

/** Takes the place of a code of personnel statuses: everyone on record. */
const ALL = 'ALL';
const ACTIVE = 'ACT';
/** Takes the place of the codes of all separations. */
const SEPARATED = 'SEPARATED';

/** A person, the appointment that runs on the day, and where it is. */
export function peopleOn(day: string): RawBuilder<unknown> {
  return sql`personnel.person p
    left join ${servingOn(day)} a on a.personnel_id = p.id
    left join organization.office_view o on o.id = a.office_id`;
}

/** The office `o` of a row as the contract names it; null for who serves nowhere. */
export const DEPARTMENT = sql<{ id: number; fullname: string; acronym: string; campus: string } | null>`
  case when o.id is not null then jsonb_build_object('id', o.id, 'fullname', o.fullname, 'acronym', o.acronym,
    'campus', (select acronym from organization.campus_view where id = o.campus_id)) end`;

/** The same as of another day for a caller whose reach ends somewhere: what one may see follows from where people serve today. */
export function peopleWithin(actor: Actor, groups: readonly Group[], on: string, today: string): RawBuilder<unknown> {
  if (on === today || seesAll(actor, groups)) return peopleOn(on);
  return sql`${peopleOn(on)}
    left join ${servingOn(today)} now_a on now_a.personnel_id = p.id
    left join organization.office_view now_o on now_o.id = now_a.office_id`;
}

/** What the list and its export have in common: who is visible, and the filters, as of a day. */
export function matchPeople(
  actor: Actor,
  groups: readonly Group[],
  filters: Filters,
  { on, today }: { on: string; today: string },
): RawBuilder<SqlBool> {
  const place = on === today || seesAll(actor, groups) ? 'o' : 'now_o';
  const conditions = [
    visible(actor, groups, { person: 'p.id', tree: `${place}.tree_from`, campus: `${place}.campus_id` }),
    matchTerm(filters.term ?? ''),
    ...matchStatus(filters, on),
  ];
  if (filters.campus) conditions.push(sql`o.campus_id = ${filters.campus}`);
  if (filters.office) {
    conditions.push(sql`o.id in (select id from organization.offices_within(${filters.office}))`);
  }
  if (filters.position) conditions.push(sql`a.position_id = any(${filters.position})`);
  if (filters.status) conditions.push(sql`a.status_code = any(${filters.status})`);
  if (filters.track) conditions.push(sql`a.position_id in (select id from organization.position_view where track = ${filters.track})`);
  if (filters.sex) conditions.push(sql`p.sex = ${filters.sex}`);
  if (filters.hired_from) conditions.push(sql`p.date_hired >= ${filters.hired_from}`);
  if (filters.hired_to) conditions.push(sql`p.date_hired <= ${filters.hired_to}`);
  if (filters.imported) conditions.push(sql`p.id in (select imports.people_of(${filters.imported}))`);
  if (filters.age) conditions.push(matchAge(filters.age, on));
  if (filters.retires_from) conditions.push(sql`${RETIRES_ON} >= ${filters.retires_from}::date`);
  if (filters.retires_by) conditions.push(sql`${RETIRES_ON} <= ${filters.retires_by}::date`);
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** Found among all records, also merged ones: their names and numbers lead to the record that they were merged into. Applicants are no personnel. */
export function matchTerm(term: string): RawBuilder<SqlBool> {
  if (searchWords(term).length === 0) return sql`p.merged_into is null and not p.is_applicant`;
  return sql`p.merged_into is null and not p.is_applicant
    and p.id in (select coalesce(m.merged_into, m.id) from personnel.person m where ${foundBy(term, [sql`m.search`])})`;
}

function seesAll(actor: Actor, groups: readonly Group[]): boolean {
  return scopesWithin(actor, groups).some((scope) => scope.kind === 'all');
}

/** Whether only those in service on the day are wanted: without a search and a choice, the list is theirs. */
function asksServing({ term, personnel_status }: Filters): boolean {
  return !term && !personnel_status;
}

/** By the standing of the day; anyone without one who serves is active, anyone who serves no more is what they left by. */
function matchStatus(filters: Filters, on: string): RawBuilder<SqlBool>[] {
  const codes = filters.personnel_status;
  if (asksServing(filters)) return [sql`a.personnel_id is not null`];
  if (!codes || codes.includes(ALL)) return [];
  const standing = (wanted: RawBuilder<SqlBool>) => sql<SqlBool>`(a.personnel_id is not null and ${wanted})`;
  const any = [
    standing(
      sql`exists (select from personnel.standing s where s.personnel_id = p.id and s.during @> ${on}::date and s.status_code = any(${codes}))`,
    ),
    sql<SqlBool>`(a.personnel_id is null and (select s.cause_code from personnel.separation s
      where s.personnel_id = p.id and s.last_day < ${on}::date order by s.last_day desc limit 1) = any(${codes}))`,
  ];
  if (codes.includes(ACTIVE))
    any.push(standing(sql`not exists (select from personnel.standing s where s.personnel_id = p.id and s.during @> ${on}::date)`));
  if (codes.includes(SEPARATED))
    any.push(
      sql`(a.personnel_id is null and exists (select from personnel.separation s where s.personnel_id = p.id and s.last_day < ${on}::date))`,
    );
  return [sql`(${sql.join(any, sql` or `)})`];
}

/** '30-39' as of a day: born after the day 40 years before, and not after the day 30 years before. */
function matchAge(band: string, on: string): RawBuilder<SqlBool> {
  const [from = '', to = ''] = band.split('-');
  const years = (count: number) => Temporal.PlainDate.from(on).subtract({ years: count }).toString();
  const conditions = [
    ...(to === '' ? [] : [sql<SqlBool>`p.birth_date > ${years(Number(to) + 1)}`]),
    ...(from === '' ? [] : [sql<SqlBool>`p.birth_date <= ${years(Number(from))}`]),
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** Names in plain letters, so that Cañete stands before Castillo; t is the position of the day, s the appointment status. */
const ORDERS = {
  fullname: [sql`p.plain_name`],
  idno: [sql`p.idno`],
  office: [sql`o.tree_from`, sql`p.plain_name`],
  position: [sql`t.name`, sql`p.plain_name`],
  status: [sql`s.place`, sql`p.plain_name`],
  retires_on: [sql`p.birth_date`, sql`p.plain_name`],
} as const;

/** The 65th birthday of who serves the government under appointment; who is born on 29 February turns 65 on the 28th (RA 8291 Sec. 13). */
export const RETIRES_ON = sql<
  string | null
>`case when a.status_code in (select code from reference.appointment_status where government_service)
  then (p.birth_date + make_interval(years => ${sql.lit(COMPULSORY_AGE)}))::date end`;

/** Only the first column turns with the direction; people without one come last either way. */
export function orderPeople(sort: Sort): RawBuilder<unknown> {
  const name = (sort?.replace(/^-/, '') ?? 'fullname') as keyof typeof ORDERS;
  const [first, ...rest] = ORDERS[name];
  const down = sort?.startsWith('-');
  // Names are never absent; said plainly, the order is that of their index.
  const lead =
    name === 'fullname' || name === 'idno'
      ? down
        ? sql`${first} desc`
        : first
      : down
        ? sql`${first} desc nulls last`
        : sql`${first} nulls last`;
  return sql.join([lead, ...rest, down && rest.length === 0 ? sql`p.id desc` : sql`p.id`]);
}

/** By what people are grouped, as of the day that `peopleOn` asks about; t is the position, s the appointment status. */
export const PEOPLE_GROUPS = {
  office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' },
  campus: { by: 'o.campus_id', name: sql`(select name from organization.campus_view where id = o.campus_id)`, order: 'o.campus_id' },
  status: { by: 's.code', name: 's.name', order: 's.place' },
  position: { by: 't.id', name: 't.name' },
} as const satisfies Record<string, Grouping>;
