import { ListScreen } from '@talaan/kernel/web/lists/list-screen.tsx';
import { usePeriod } from '@talaan/leave/web/use-period.tsx';
import { useYear, YearTurner } from '@talaan/leave/web/year-turner.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { exportForcedLeave, listForcedLeave, SHOWN_FORCED } from '../contract/forced-years.ts';
import { formatAmount } from '@talaan/leave/rules/format-days.ts';
import { forcedColumns, shownForced } from './forced-columns.tsx';

const VIEWS = [
  { name: SHOWN_FORCED.due, filters: { show: 'due' } },
  { name: SHOWN_FORCED.unplanned, filters: { show: 'unplanned' } },
];

/** Who must take forced leave in a year, who planned it, and what is left to take. */
export function Screen() {
  const [year, turn] = useYear();
  const period = usePeriod(<YearTurner year={year} onTurn={turn} />);
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
      parts={period.parts}
      views={period.views(VIEWS)}
      groups={{ standing: 'Compliance', office: 'Office' }}
      above={(answer) => period.line(answer && `${formatAmount(answer.sums.left)} left to take in all.`)}
      empty={{ title: `No one earns vacation leave in ${year}`, description: 'Those who serve on vacation and sick leave appear here.' }}
    />
  );
}
