import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { multiFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen } from '@talaan/kernel/web/lists/list-screen.tsx';
import { listScholars } from '../../contract/scholarships.ts';
import { scholarshipFlow } from '../../workflow.ts';
import { scholarColumns } from './columns.tsx';

const columns = scholarColumns('scholar', 'office', 'degree', 'programme', 'state', 'last_day', 'left', 'school', 'kind');

/** Applications and scholars of the own departments, each of which the secretary of the personnel committee opens to endorse or return it. */
export function Screen() {
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
      above={() => (
        <Anchor component={Link} to="/lnd/manage/committee/members?kind=DPC" size="sm" py={4}>
          Members and meetings of the committee
        </Anchor>
      )}
      empty={{ title: 'No applications', description: 'Scholarships that people of your department apply for appear here.' }}
    />
  );
}
