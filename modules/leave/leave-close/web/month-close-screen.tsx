import { Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { monthAfter } from '@talaan/attendance/web/days/calendar-grid.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { monthInAddress } from '@talaan/kernel/web/calls/in-address.ts';
import { JobProgress } from '@talaan/kernel/web/dialogs/job-progress.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { refresh } from '@talaan/kernel/web/calls/queries.ts';
import { ScreenParts, useScreenPart } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { MonthTurner } from '@talaan/leave/web/applications/month-turner.tsx';
import { usePeriod } from '@talaan/leave/web/use-period.tsx';
import { previewClose } from '../contract/month-close.ts';
import { CloseList } from './close-list.tsx';
import { CloseRuns } from './close-runs.tsx';
import { StartClose } from './start-close.tsx';

const PARTS = { people: 'People', runs: 'Runs' } as const;

/** The close of a month of leave: what it would post for each person beside what stands, and the runs so far. */
export function Screen() {
  const { search, change } = useAddress();
  const present = useToday().slice(0, 7);
  const month = monthInAddress(search, 'month') ?? monthAfter(present, -1);
  const job = search.get('job');
  const client = useQueryClient();
  const parts = <ScreenParts parts={PARTS} keep={['month']} />;
  const turner = <MonthTurner month={month} onTurn={(next) => change({ month: next, page: null }, { replace: true })} />;
  const period = usePeriod(turner, parts);
  const progress = job && <JobProgress id={job} onFinished={() => void refresh(client, previewClose)} />;
  const shown = useScreenPart(PARTS);
  if (shown === 'runs')
    return (
      <Page title="Month close" intro="What each run of the close of a month has posted, the latest first." actions={parts}>
        <CloseRuns />
      </Page>
    );
  return (
    <CloseList
      month={month}
      parts={period.parts}
      main={<StartClose month={month} onJob={(id) => change({ job: id, page: null }, { replace: true })} />}
      head={(line) => (
        <Stack gap="xs">
          {period.line(line)}
          {progress}
        </Stack>
      )}
    />
  );
}
