import { sql } from 'kysely';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { ASSESSORS, exportAssessed, listAssessed, type AssessedRow } from '../../contract/competencies.ts';
import { askedOnDay } from './asked-on-day.ts';

/** Who serves today in a position with a profile, each with their gaps: `g`. */
export const assessedRows = rows(listAssessed, exportAssessed, 'people', ({ actor, today }) => ({
  from: sql`gaps g join personnel.person_view p on p.id = g.personnel_id join organization.position_view t on t.id = g.position_id
    join organization.office_view o on o.id = g.office_id left join plans.competency w on w.id = g.widest_id`,
  once: sql`gaps as materialized (select q.personnel_id, q.office_id, q.position_id, count(*)::integer as asked, count(q.has)::integer as assessed,
      count(*) filter (where q.has < q.asked)::integer as gaps, coalesce(max(q.asked - q.has) filter (where q.has < q.asked), 0)::integer as widest,
      (array_agg(q.competency_id order by q.asked - q.has desc, q.competency_id) filter (where q.has < q.asked))[1] as widest_id,
      array_agg(q.competency_id) filter (where q.has < q.asked) as lacking, max(q.assessed_on) as assessed_on
    from ${askedOnDay(today)} q group by q.personnel_id, q.office_id, q.position_id)`,
  columns: {
    id: 'p.id',
    fullname: 'p.fullname',
    avatar: avatarOf('p.id'),
    idno: 'p.idno',
    position: 't.name',
    office: 'o.acronym',
    asked: 'g.asked',
    assessed: 'g.assessed',
    gaps: 'g.gaps',
    widest: 'g.widest',
    widest_in: 'w.name',
    assessed_on: 'g.assessed_on',
  },
  reach: visible(actor, ASSESSORS, { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' }),
  search: [sql`p.search`, sql`kernel.plain(t.name)`],
  sort: {
    fullname: 'p.plain_name',
    office: ['o.tree_from', 'p.plain_name'],
    position: ['t.name', 'p.plain_name'],
    gaps: ['g.gaps', 'p.plain_name'],
    widest: ['g.widest', 'p.plain_name'],
    assessed_on: ['g.assessed_on', 'p.plain_name'],
  },
  unsorted: '-gaps',
  filters: {
    show: (show) =>
      show === 'gaps' ? sql`g.gaps > 0` : show === 'unassessed' ? sql`g.assessed < g.asked` : sql`(g.gaps = 0 and g.assessed = g.asked)`,
    office: (offices) => sql`o.id in (select w.id from unnest(${offices}::integer[]) u(id), organization.offices_within(u.id) w)`,
    competency: (competency) => sql`${competency} = any(g.lacking)`,
  },
  groups: {
    office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' },
    position: { by: 't.id', name: 't.name' },
  },
  sheet: {
    name: 'Competencies of people',
    cells: {
      'Employee number': (row: AssessedRow) => row.idno,
      Name: (row) => row.fullname,
      Position: (row) => row.position,
      Office: (row) => row.office,
      'Asked for': (row) => row.asked,
      Assessed: (row) => row.assessed,
      Gaps: (row) => row.gaps,
      'Widest gap': (row) => row.widest,
      'Widest in': (row) => row.widest_in,
      'Last assessed': (row) => row.assessed_on,
    },
  },
}));
