import { Text } from '@mantine/core';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { multiFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen } from '@talaan/kernel/web/lists/list-screen.tsx';
import { DEGREE_NAMES, GRANT_NAMES } from '../../contract/codes.ts';
import { exportScholars, listScholars } from '../../contract/scholarships.ts';
import { scholarshipFlow } from '../../workflow.ts';
import { scholarColumns } from './columns.tsx';

const columns = scholarColumns(
  'scholar',
  'office',
  'campus',
  'degree',
  'programme',
  'state',
  'last_day',
  'cost',
  'left',
  'until',
  'school',
  'kind',
);

/** Scholars by degree, campus and status, with cost, obligations and how many finished; as a workbook and on paper. */
export function Screen() {
  return (
    <ListScreen
      title="Committee reports"
      endpoint={listScholars}
      rows="scholars"
      exportAs={exportScholars}
      columns={columns}
      open={(row) => `/lnd/scholarships/${row.id}`}
      searchLabel="Search by name, programme or school"
      groups={{ degree: 'Degree', campus: 'Campus', state: 'State' }}
      filters={[
        selectFilter({ name: 'degree', label: 'Degree', main: true, options: choices(DEGREE_NAMES) }),
        selectFilter({ name: 'kind', label: 'Grant', main: true, options: choices(GRANT_NAMES) }),
        multiFilter({ name: 'state', label: 'State', main: true, options: choices(scholarshipFlow.words) }),
      ]}
      above={(answer) =>
        answer && (
          <Text size="sm">
            {`Cost ${formatPesos(answer.cost)}. `}
            {answer.ended === 0
              ? 'No study has ended yet.'
              : `${answer.completed} of ${answer.ended} finished the degree (${Math.round((100 * answer.completed) / answer.ended)} %).`}
          </Text>
        )
      }
      empty={{ title: 'No scholarships', description: 'Applications that are filed appear here.' }}
    />
  );
}
