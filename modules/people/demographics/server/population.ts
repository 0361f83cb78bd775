import { sql, type RawBuilder } from 'kysely';
import { sheetFacets } from '@talaan/pds/server/public.ts';
import { AGE_BANDS, FACETS, GENERATIONS, NOT_STATED, type FacetName } from '../rules/facets.ts';

/** What narrows the people that are counted. */
export interface Narrowing {
  campus?: number | undefined;
  office?: number | undefined;
  track?: 'faculty' | 'staff' | undefined;
  status?: string | undefined;
}

/** Those in service on a day: `p` the person, `a` the appointment, `o` the office, `f` what the sheet says, where a facet asks it. */
export function peopleIn(day: RawBuilder<unknown>, facets: readonly FacetName[]): RawBuilder<unknown> {
  const asksSheets = facets.some((name) => FACETS[name].source === 'sheet');
  return sql`personnel.appointment_view a
    join personnel.person_view p on p.id = a.personnel_id
    join organization.office_view o on o.id = a.office_id
    ${asksSheets ? sql`left join ${sheetFacets()} f on f.personnel_id = p.id` : sql``}
    where a.during @> ${day}::date`;
}

export function narrow({ campus, office, track, status }: Narrowing): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (campus !== undefined) conditions.push(sql`o.campus_id = ${campus}`);
  if (office !== undefined) conditions.push(sql`o.id in (select id from organization.offices_within(${office}))`);
  if (track !== undefined) conditions.push(sql`a.position_id in (select id from organization.position_view where track = ${track})`);
  if (status !== undefined) conditions.push(sql`a.status_code = ${status}`);
  return sql.join(conditions, sql` and `);
}

/** The key of the group that a person is in. */
export function keyOf(facet: FacetName, day: RawBuilder<unknown>): RawBuilder<unknown> {
  switch (facet) {
    case 'sex':
      return sql`p.sex`;
    case 'age':
      return stepOf(sql`extract(year from age(${day}::date, p.birth_date))`, AGE_BANDS);
    case 'generation':
      return stepOf(sql`extract(year from p.birth_date)`, GENERATIONS);
    case 'civil-status':
      return sql`coalesce(p.civil_status_id, f.civil_status_id)::text`;
    case 'education':
      return sql`f.education::text`;
    case 'disability':
      return yesNo(sql`f.disability`);
    case 'solo-parent':
      return yesNo(sql`f.solo_parent`);
    case 'indigenous':
      return yesNo(sql`f.indigenous`);
  }
}

/** The same, never null. */
export function groupOf(facet: FacetName, day: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`coalesce(${keyOf(facet, day)}, ${NOT_STATED})`;
}

/** The last step that is not above a value; what lies below the first belongs to it. */
function stepOf(value: RawBuilder<unknown>, steps: readonly { from: number }[]): RawBuilder<unknown> {
  const above = steps.slice(1).toReversed();
  return sql`case when p.birth_date is null then null
    ${sql.join(
      above.map(({ from }) => sql`when ${value} >= ${sql.lit(from)} then ${sql.lit(String(from))}`),
      sql` `,
    )} else ${sql.lit(String(steps[0]!.from))} end`;
}

function yesNo(value: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when ${value} then 'yes' when not ${value} then 'no' end`;
}
