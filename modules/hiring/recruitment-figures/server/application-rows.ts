import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { applicationFlow } from '@talaan/applicants/workflow.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportCountedApplications, listCountedApplications } from '../contract.ts';
import { approvals, cameTo, countedPosts, isIn, reachOfPosts, wasDeclined, wasOffered } from './counted.ts';

/** The applications that the figures count; each filter is the condition of its figure. */
export const applicationRows = rows(listCountedApplications, exportCountedApplications, 'applications', ({ actor }) => ({
  from: sql`${countedPosts} join applicants.application a on a.post_id = v.id join personnel.person_view p on p.id = a.personnel_id`,
  columns: {
    id: 'a.id',
    personnel_id: 'a.personnel_id',
    post_id: 'a.post_id',
    reference: 'a.reference',
    fullname: 'p.fullname',
    sex: 'p.sex',
    post: 'v.title',
    office: 'o.acronym',
    state: 'a.state',
    submitted_at: 'a.submitted_at',
  },
  reach: sql<SqlBool>`(a.submitted_at is not null and ${reachOfPosts(actor)})`,
  search: [sql`p.search`, sql`v.plain_title`, sql`kernel.plain(a.reference)`],
  sort: { fullname: 'p.plain_name', reference: 'a.reference', submitted_at: 'a.submitted_at' },
  unsorted: '-submitted_at',
  filters: {
    year: (year) => isIn(sql`a.submitted_at`, year),
    stage: cameTo,
    sex: (sex) => sql`p.sex = ${sex}`,
    campus: (campus) => sql`o.campus_id = ${campus}`,
    assumed: assumedIn,
    offered: wasOffered,
    declined: wasDeclined,
  },
  sheet: {
    name: 'Applications',
    cells: {
      Reference: (row) => row.reference,
      Name: (row) => row.fullname,
      Sex: (row) => row.sex,
      Post: (row) => row.post,
      Office: (row) => row.office,
      State: (row) => applicationFlow.words[row.state],
      Submitted: (row) => localTime(row.submitted_at),
    },
  },
}));

/** Whether the application `a` assumed duty in a month (YYYY-MM) and its request was approved before. */
function assumedIn(month: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from applicants.step s join ${approvals}
    where s.application_id = a.id and s.to_state = 'ASSUMED' and to_char(kernel.clock_of(s.at), 'YYYY-MM') = ${month})`;
}
