import { ListScreen } from '@talaan/kernel/web/list-screen.tsx';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { exportForcedLeave, listForcedLeave, SHOWN_FORCED } from '../../contract/forced-years.ts';
import { sayDays } from '../../rules/forced-plan.ts';
import { PeriodLine } from '../period-line.tsx';
import { forcedColumns, shownForced } from './forced-columns.tsx';
import { useYear, YearTurner } from './year-turner.tsx';

const VIEWS = [
  { name: SHOWN_FORCED.due, filters: { show: 'due' } },
  { name: SHOWN_FORCED.unplanned, filters: { show: 'unplanned' } },
];

/** Who must take forced leave in a year, who planned it, and what is left to take. */
export function Screen() {
  const [year, turn] = useYear();
  const isPhone = useIsPhone();
  const turner = <YearTurner year={year} onTurn={turn} />;
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
      // On a phone the year takes the line of the views, which the filter has too.
      parts={isPhone && turner}
      views={isPhone ? undefined : VIEWS}
      groups={{ standing: 'Compliance', office: 'Office' }}
      above={(answer) =>
        !isPhone && <PeriodLine period={turner}>{answer && `${sayDays(answer.sums.left)} left to take in all.`}</PeriodLine>
      }
      empty={{ title: `Nobody earns vacation leave in ${year}`, description: 'Those who serve on vacation and sick leave appear here.' }}
    />
  );
}
