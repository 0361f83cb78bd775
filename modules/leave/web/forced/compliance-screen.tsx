import { Group, Text } from '@mantine/core';
import { ListScreen } from '@talaan/kernel/web/list-screen.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { exportForcedLeave, listForcedLeave, SHOWN_FORCED } from '../../contract/forced-years.ts';
import { sayDays } from '../../rules/forced-plan.ts';
import { forcedColumns, shownForced } from './forced-columns.tsx';
import { useYear, YearTurner } from './year-turner.tsx';

/** Who must take forced leave in a year, who planned it, and what is left to take. */
export function Screen() {
  const [year, turn] = useYear();
  return (
    <ListScreen
      title="Forced leave compliance"
      intro="Who had ten days of vacation leave takes five of them in the year (MC 41 s.1998 Sec. 25). Open a person for the plan and its dates."
      endpoint={listForcedLeave}
      rows="people"
      query={{ year }}
      exportAs={exportForcedLeave}
      columns={forcedColumns}
      open={({ id }) => `/account/force-leave-schedule/${id}/${year}/FL/office`}
      searchLabel="Search by name or number"
      filters={[officeFilter, shownForced]}
      views={[
        { name: SHOWN_FORCED.due, filters: { show: 'due' } },
        { name: SHOWN_FORCED.unplanned, filters: { show: 'unplanned' } },
      ]}
      groups={{ standing: 'Standing', office: 'Office' }}
      above={(answer) => (
        <Group gap="4px 16px">
          <YearTurner year={year} onTurn={turn} />
          {answer && <Text size="sm">{`${sayDays(answer.sums.left)} left to take in all.`}</Text>}
        </Group>
      )}
      empty={{ title: `Nobody earns vacation leave in ${year}`, description: 'Those who serve on vacation and sick leave appear here.' }}
    />
  );
}
