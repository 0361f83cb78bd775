import { sql } from 'kysely';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { exportApplicants, listApplicants, SOURCES } from '../../contract/hr.ts';
import { ENDED_STATES } from '../../workflow.ts';
import { sameNameAndBirth } from './same-name-and-birth.ts';
import { reachesApplicant } from '../reached.ts';

export const applicantsFrom = sql`applicants.applicant t join personnel.person_view p on p.id = t.personnel_id and p.merged_into is null
  left join lateral (
    select count(*)::integer as applications, count(*) filter (where a.state <> all (${[...ENDED_STATES]}::text[]))::integer as live, max(a.submitted_at) as last_at
    from applicants.application a where a.personnel_id = t.personnel_id and a.submitted_at is not null) n on true
  left join lateral (
    select v.title as post from applicants.application a join vacancies.post v on v.id = a.post_id
    where a.personnel_id = t.personnel_id and a.submitted_at is not null order by a.submitted_at desc, a.id desc limit 1) l on true`;

const hasDouble = sql<boolean>`exists (
  select from personnel.person_view d where d.id <> p.id and d.merged_into is null and ${sameNameAndBirth('d', 'p')})`;

/** What the list shows of an applicant `t`, the person `p`. */
export const applicantColumns = {
  id: 't.personnel_id',
  idno: 'p.idno',
  fullname: 'p.fullname',
  avatar: avatarOf('p.id'),
  sex: 'p.sex',
  email: sql`coalesce(p.email, '')`,
  mobile: 'p.mobile',
  source: 't.source',
  applications: 'n.applications',
  live: 'n.live',
  last_at: 'n.last_at',
  last_post: sql`coalesce(l.post, '')`,
  has_double: hasDouble,
  delete_on: 't.delete_on',
};

export const applicantRows = rows(listApplicants, exportApplicants, 'applicants', ({ actor }) => ({
  from: applicantsFrom,
  columns: applicantColumns,
  reach: reachesApplicant(actor),
  search: [sql`p.search`, sql`kernel.plain(coalesce(p.email, '') || ' ' || p.mobile || ' ' || coalesce(l.post, ''))`],
  sort: { fullname: 'p.plain_name', applications: 'n.applications', last_at: 'n.last_at' },
  unsorted: '-last_at',
  filters: {
    source: (source) => sql`t.source = ${source}`,
    doubles: (doubles) => (doubles ? hasDouble : sql`true`),
    live: (live) => (live ? sql`n.live > 0` : sql`true`),
  },
  sheet: {
    name: 'Applicants',
    cells: {
      Number: (row) => row.idno,
      Name: (row) => row.fullname,
      Sex: (row) => row.sex,
      'E-mail': (row) => row.email,
      Mobile: (row) => row.mobile,
      Source: (row) => SOURCES[row.source],
      Applications: (row) => row.applications,
      'Still open': (row) => row.live,
      'Last submitted': (row) =>
        row.last_at && Temporal.Instant.from(new Date(row.last_at).toISOString()).toZonedDateTimeISO(ZONE).toPlainDate().toString(),
      'Last post': (row) => row.last_post,
      'Likely double': (row) => (row.has_double ? 'Yes' : ''),
    },
  },
}));
