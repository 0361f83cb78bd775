import { Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { JobProgress } from '@talaan/kernel/web/dialogs/job-progress.tsx';
import { ListScreen } from '@talaan/kernel/web/lists/list-screen.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { refresh } from '@talaan/kernel/web/calls/queries.ts';
import { ScreenParts, useScreenPart } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { usePeriod } from '@talaan/leave/web/use-period.tsx';
import { useYear, YearTurner } from '@talaan/leave/web/year-turner.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { exportForcedLeave, listForcedLeave, readYearEnd, SHOWN_FORCED } from '../contract/forced-years.ts';
import { forcedColumns, shownForced } from './forced-columns.tsx';
import { StartYearEnd } from './start-year-end.tsx';
import { YearEndSummary } from './year-end-summary.tsx';
import { YearRuns } from './year-runs.tsx';

const VIEWS = [
  { name: SHOWN_FORCED.open, filters: { show: 'open' } },
  { name: SHOWN_FORCED.waiting, filters: { show: 'waiting' } },
  { name: SHOWN_FORCED.forfeited, filters: { show: 'forfeited' } },
];
const PARTS = { people: 'People', runs: 'Runs' } as const;

/** The end of a year of leave: what it would post for each person beside what stands, what ends with the year, and the runs so far. */
export function Screen() {
  const { search, change } = useAddress();
  const [year, turn] = useYear();
  const job = search.get('job');
  const client = useQueryClient();
  const answer = useCall(readYearEnd, { query: { year } }).data;
  const follow = (id: string) => change({ job: id }, { replace: true });
  const onFinished = () => {
    void refresh(client, listForcedLeave);
    void refresh(client, readYearEnd);
  };
  const parts = <ScreenParts parts={PARTS} keep={['year']} />;
  const turner = <YearTurner year={year} onTurn={turn} />;
  const period = usePeriod(turner, parts);
  if (useScreenPart(PARTS) === 'runs')
    return (
      <Page title="Year end" intro="What each run has posted, the latest first." actions={parts}>
        {turner}
        <YearRuns runs={answer?.runs} />
      </Page>
    );
  return (
    <ListScreen
      title="Year end"
      intro="Forced leave that was not taken is forfeited on 31 December (MC 41 s.1998 Sec. 25), and the rights of the year end."
      parts={period.parts}
      main={<StartYearEnd year={year} isOver={answer?.is_over ?? false} onJob={follow} />}
      endpoint={listForcedLeave}
      rows="people"
      query={{ year }}
      exportAs={exportForcedLeave}
      columns={forcedColumns}
      open={({ id }) => `/account/force-leave-schedule/${id}/${year}/FL/hr`}
      searchLabel="Search by name or number"
      filters={[officeFilter, shownForced]}
      views={period.views(VIEWS)}
      groups={{ standing: 'Compliance', office: 'Office' }}
      above={() => (
        <Stack gap="xs">
          {period.line(answer && <YearEndSummary year={year} found={answer} />)}
          {job && <JobProgress id={job} onFinished={onFinished} />}
        </Stack>
      )}
      empty={{ title: `No one earns vacation leave in ${year}`, description: 'Those who serve on vacation and sick leave appear here.' }}
    />
  );
}
