import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useMayFollow } from '@talaan/kernel/web/calls/may-follow.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { multiFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen } from '@talaan/kernel/web/lists/list-screen.tsx';
import { listScholars } from '../../contract/scholarships.ts';
import { scholarshipFlow } from '../../workflow.ts';
import { scholarColumns } from './columns.tsx';

const columns = scholarColumns('scholar', 'office', 'degree', 'programme', 'state', 'last_day', 'left', 'school', 'kind');

/** What else is the committee’s. */
const ELSEWHERE = [
  ['/lnd/development-plan/create-plan/faculty-review-plan', 'Development plans'],
  ['/lnd/manage/committee/meetings?kind=DPC&view=list', 'Meetings and minutes'],
  ['/lnd/manage/committee/members?kind=DPC', 'Members'],
] as const;

/** Applications and scholars of the own departments, each of which the secretary of the personnel committee opens to endorse or return it. */
export function Screen() {
  const mayFollow = useMayFollow();
  return (
    <ListScreen
      title="Department personnel committee"
      endpoint={listScholars}
      rows="scholars"
      columns={columns}
      open={(row) => `/lnd/scholarships/${row.id}`}
      searchLabel="Search by name, programme or school"
      filters={[multiFilter({ name: 'state', label: 'State', main: true, options: choices(scholarshipFlow.words) })]}
      views={[{ name: 'To endorse', filters: { state: ['APPLIED'] } }]}
      actions={ELSEWHERE.filter(([to]) => mayFollow(to)).map(([to, words]) => (
        <Button key={to} component={Link} to={to} variant="default">
          {words}
        </Button>
      ))}
      empty={{ title: 'No applications', description: 'Scholarships that people of your department apply for appear here.' }}
    />
  );
}
