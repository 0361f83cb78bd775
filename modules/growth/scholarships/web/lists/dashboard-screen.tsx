import { Button, Group } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { multiFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen } from '@talaan/kernel/web/lists/list-screen.tsx';
import { countDues, DUES, exportScholars, listScholars } from '../../contract/scholarships.ts';
import { scholarshipFlow } from '../../workflow.ts';
import { scholarColumns } from './columns.tsx';

const columns = scholarColumns('scholar', 'office', 'degree', 'programme', 'state', 'dues', 'last_day', 'left', 'until', 'school', 'kind');

/** What the secretary of the scholarship committee has to see to, as counts that narrow the list below. */
export function Screen() {
  return (
    <ListScreen
      title="Committee dashboard"
      endpoint={listScholars}
      rows="scholars"
      exportAs={exportScholars}
      columns={columns}
      open={(row) => `/lnd/scholarships/${row.id}`}
      searchLabel="Search by name, programme or school"
      filters={[
        selectFilter({ name: 'due', label: 'Due', main: true, options: choices(DUES) }),
        multiFilter({ name: 'state', label: 'State', main: true, options: choices(scholarshipFlow.words) }),
      ]}
      above={() => <Dues />}
      empty={{ title: 'No scholarships', description: 'Applications that are filed appear here.' }}
    />
  );
}

/** A phone narrows by its filters, and has no room for these above the rows. */
function Dues() {
  const answer = useCall(countDues, {});
  const [search, setSearch] = useSearchParams();
  const chosen = search.get('due');
  return (
    <Group gap="xs" visibleFrom="sm">
      {(answer.data?.dues ?? []).map(({ due, count }) => (
        <Button
          key={due}
          variant={chosen === due ? 'filled' : 'default'}
          aria-pressed={chosen === due}
          onClick={() => setSearch(chosen === due ? {} : { due })}
        >
          {DUES[due]}: {count}
        </Button>
      ))}
    </Group>
  );
}
