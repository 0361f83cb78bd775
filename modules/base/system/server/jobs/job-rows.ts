import { sql } from 'kysely';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportAllJobs, listAllJobs } from '../../contract/system.ts';

const BY = sql`coalesce(a.name, 'Talaan')`;
const STATES = { waiting: 'Waiting', running: 'Running', done: 'Done', failed: 'Failed' } as const;

/** The works of all accounts. */
export const jobRows = rows(listAllJobs, exportAllJobs, 'jobs', () => ({
  from: sql`kernel.job_run j left join identity.account_view a on a.id = j.owner_id`,
  columns: {
    id: 'j.id',
    title: 'j.title',
    state: 'j.state',
    failure: 'j.failure',
    created_at: 'j.created_at',
    finished_at: 'j.finished_at',
    by: BY,
  },
  reach: sql`true`,
  search: [sql`kernel.plain(j.title)`, sql`kernel.plain_names(coalesce(a.name, 'Talaan'))`],
  sort: { created_at: 'j.created_at', title: sql`kernel.plain(j.title)`, by: sql`kernel.plain_names(coalesce(a.name, 'Talaan'))` },
  unsorted: '-created_at',
  filters: { state: (state) => sql`j.state = ${state}` },
  sheet: {
    name: 'Jobs',
    cells: {
      Started: (row) => localTime(row.created_at),
      Job: (row) => row.title,
      'Started by': (row) => row.by,
      State: (row) => STATES[row.state],
      Finished: (row) => row.finished_at && localTime(row.finished_at),
      Failure: (row) => row.failure,
    },
  },
}));
