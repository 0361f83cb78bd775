import { Group } from '@mantine/core';
import { MonthSwitcher } from '@talaan/attendance/web/days/month-switcher.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { ScreenParts, useScreenPart } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { Habits } from './habits.tsx';
import { ProgressOfOffices } from './progress-of-offices.tsx';
import { RecordList } from './record-list.tsx';
import { useRecordMonth } from './use-record-month.ts';
import { WaitingRecords } from './waiting-records.tsx';

const TABS = { progress: 'By office', records: 'Records', waiting: 'After the lock', habits: 'Habitual' } as const;

/** How far all offices are with a month, its records one by one, and what came in after a lock. */
export function Screen() {
  const [month, setMonth] = useRecordMonth();
  const tab = useScreenPart(TABS);
  const tabs = <ScreenParts parts={TABS} keep={['month']} />;
  if (tab === 'records') return <RecordList whose="all" decides={['receive', 'lock', 'return']} parts={tabs} />;
  return (
    <Page title="DTR submission">
      <Group gap="xs" className="is-dense">
        {tabs}
        {tab !== 'waiting' && <MonthSwitcher month={month} onMonth={setMonth} />}
      </Group>
      {tab === 'progress' && <ProgressOfOffices month={month} />}
      {tab === 'waiting' && <WaitingRecords />}
      {tab === 'habits' && <Habits year={Number(month.slice(0, 4))} />}
    </Page>
  );
}
