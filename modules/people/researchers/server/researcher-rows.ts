import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { exportResearchers, listResearchers } from '../contract.ts';
import { avatarOf, servingOn } from '@talaan/personnel/server/public.ts';

export const researchersFrom = sql`researchers.researcher r join personnel.person_view p on p.id = r.personnel_id
  join organization.office_view o on o.id = r.office_id`;

/** Those whose research unit the caller reaches. */
export function reachable(actor: Actor): RawBuilder<SqlBool> {
  return visible(actor, ['GENERALSETTINGS'], { person: 'r.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' });
}

export const researcherRows = rows(listResearchers, exportResearchers, 'researchers', ({ actor, query, today }) => {
  const day = query.on ?? today;
  return {
    from: researchersFrom,
    columns: {
      id: 'r.id',
      personnel_id: 'r.personnel_id',
      idno: 'p.idno',
      fullname: 'p.fullname',
      avatar: avatarOf('p.id'),
      office: sql`(select h.acronym from ${servingOn(day)} a join organization.office_view h on h.id = a.office_id where a.personnel_id = p.id)`,
      unit: 'o.fullname',
      unit_acronym: 'o.acronym',
      unit_id: 'o.id',
      discipline: 'r.discipline',
      orcid: 'r.orcid',
      role: 'r.role',
      units_released: 'r.units_released',
      honorarium_class: 'r.honorarium_class',
      from: sql`lower(r.during)`,
      to: sql`upper(r.during) - 1`,
      projects: sql`(select coalesce(jsonb_agg(jsonb_build_object('title', j.title, 'role', j.role, 'funder', j.funder) order by j.id), '[]')
        from researchers.project j where j.researcher_id = r.id)`,
    },
    reach: reachable(actor),
    search: [sql`p.search`, sql`kernel.plain(r.discipline || ' ' || r.role)`],
    sort: {
      fullname: 'p.plain_name',
      unit: 'o.tree_from',
      discipline: sql`kernel.plain(r.discipline)`,
      from: sql`lower(r.during)`,
    },
    unsorted: 'fullname',
    filters: {
      unit: (unit) => sql`o.id in (select id from organization.offices_within(${unit}))`,
      on: () => sql`true`,
      all: (all) => (all ? sql`true` : sql`r.during @> ${day}::date`),
    },
    sheet: {
      name: 'Researchers',
      cells: {
        'Employee number': (row) => row.idno,
        Name: (row) => row.fullname,
        Office: (row) => row.office,
        'Research unit': (row) => row.unit,
        Discipline: (row) => row.discipline,
        'ORCID iD': (row) => row.orcid,
        Role: (row) => row.role,
        'Units released': (row) => row.units_released,
        'Honorarium class': (row) => row.honorarium_class,
        From: (row) => row.from,
        To: (row) => row.to,
        Projects: (row) => row.projects.map(({ title }) => title).join('; '),
      },
    },
  };
});
