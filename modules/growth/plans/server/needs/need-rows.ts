import { sql } from 'kysely';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { NEED_STATE_NAMES, SOURCE_NAMES } from '../../contract/codes.ts';
import { ASSESSORS } from '../../contract/competencies.ts';
import { exportNeeds, listNeeds, type NeedRow } from '../../contract/needs.ts';
import { NEED_STATES } from '../../rules/needs.ts';
import { answersByKey, NEED_STATE, needsOnDay } from './need-statement.ts';

/** Training needs within reach, by what they are read from. */
export const needRows = rows(listNeeds, exportNeeds, 'needs', ({ actor, today }) => ({
  from: sql`needs n join organization.office_view o on o.id = n.office_id left join personnel.person_view p on p.id = n.personnel_id
    left join plans.competency c on c.id = n.competency_id`,
  once: sql`needs as materialized (select n.*, ${NEED_STATE} as state from ${needsOnDay(today)} n
    left join ${answersByKey()} x on x.key = n.key)`,
  columns: {
    id: 'n.key',
    source: 'n.source',
    title: 'n.title',
    fullname: 'p.fullname',
    avatar: avatarOf('p.id'),
    office: 'o.acronym',
    competency: 'c.name',
    since: 'n.since',
    state: 'n.state',
    need_id: 'n.need_id',
  },
  reach: visible({ ...actor, personnelId: null }, ASSESSORS, { person: 'n.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' }),
  search: [sql`kernel.plain(n.title)`, sql`coalesce(p.search, '')`],
  sort: {
    title: 'n.title',
    fullname: 'p.plain_name',
    office: ['o.tree_from', 'p.plain_name'],
    since: 'n.since',
    state: sql`array_position(${[...NEED_STATES]}::text[], n.state)`,
  },
  unsorted: '-since',
  filters: {
    source: (sources) => sql`n.source = any(${sources})`,
    state: (states) => sql`n.state = any(${states})`,
    office: (offices) => sql`o.id in (select w.id from unnest(${offices}::integer[]) u(id), organization.offices_within(u.id) w)`,
    competency: (competency) => sql`n.competency_id = ${competency}`,
  },
  groups: {
    competency: { by: 'c.id', name: 'c.name' },
    office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' },
    source: { by: 'n.source', name: SOURCE_NAMES },
  },
  sheet: {
    name: 'Training needs',
    cells: {
      Need: (row: NeedRow) => row.title,
      Source: (row) => SOURCE_NAMES[row.source],
      Competency: (row) => row.competency,
      Person: (row) => row.fullname,
      Office: (row) => row.office,
      Since: (row) => row.since,
      State: (row) => NEED_STATE_NAMES[row.state],
    },
  },
}));
