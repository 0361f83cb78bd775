import { formatDay } from '@talaan/kernel/web/format-instant.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { StateBadge } from '@talaan/applicants/web/state-badge.tsx';
import { campusFilter } from '@talaan/organization/web/place-filters.ts';
import { exportCountedApplications, listCountedApplications, type ApplicationRow } from '../contract.ts';
import { STAGES } from '../rules/stages.ts';
import { monthsUntil, yearsUntil } from './year-options.ts';

const columns: ListColumn<ApplicationRow>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname' },
  { key: 'post', title: 'Post', kind: 'name', phone: true },
  { key: 'office', title: 'Office', kind: 'acronym' },
  { key: 'state', title: 'State', kind: 'state', render: (row) => <StateBadge state={row.state} /> },
  { key: 'sex', title: 'Sex', kind: 'word' },
  { key: 'submitted_at', title: 'Submitted', kind: 'date', sort: 'submitted_at', render: (row) => formatDay(row.submitted_at) },
  { key: 'reference', title: 'Reference', kind: 'item', sort: 'reference', startsHidden: true },
];

export const readAhead = listAhead(listCountedApplications);

/** The applications behind the figures. */
export function Screen() {
  const thisYear = Number(useToday().slice(0, 4));
  const years = yearsUntil(thisYear);
  return (
    <ListScreen
      title="Applications counted"
      intro="The applications behind the figures of recruitment: the filters are those of its bars."
      endpoint={listCountedApplications}
      rows="applications"
      exportAs={exportCountedApplications}
      columns={columns}
      open={(row) => `/rsp/job/${row.post_id}/applicant/${row.personnel_id}/profile/${row.id}`}
      searchLabel="Search by name, post or reference"
      filters={[
        selectFilter({
          name: 'stage',
          label: 'Reached',
          main: true,
          options: STAGES.map(({ code, title }) => ({ value: code, label: title })),
        }),
        selectFilter({ name: 'year', label: 'Submitted in', main: true, options: years }),
        campusFilter,
        selectFilter({
          name: 'sex',
          label: 'Sex',
          options: [
            { value: 'Female', label: 'Women' },
            { value: 'Male', label: 'Men' },
          ],
        }),
        selectFilter({ name: 'assumed', label: 'Assumed duty in', options: monthsUntil(thisYear) }),
        selectFilter({ name: 'offered', label: 'Offer made in', options: years }),
        selectFilter({ name: 'declined', label: 'Offer declined in', options: years }),
      ]}
      empty={{ title: 'No applications yet', description: 'Applications that were submitted appear here.' }}
    />
  );
}
