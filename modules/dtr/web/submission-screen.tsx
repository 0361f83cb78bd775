import { Group, SegmentedControl } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { MonthSwitcher } from '@talaan/attendance/web/days/month-switcher.tsx';
import { Page } from '@talaan/kernel/web/page.tsx';
import { Habits } from './habits.tsx';
import { ProgressOfOffices } from './progress-of-offices.tsx';
import { RecordList } from './record-list.tsx';
import { useRecordMonth } from './use-record-month.ts';
import { WaitingRecords } from './waiting-records.tsx';

const TABS = { progress: 'By office', records: 'Records', waiting: 'After the lock', habits: 'Habitual' } as const;
type Tab = keyof typeof TABS;

/** How far all offices are with a month, its records one by one, and what came in after a lock. */
export function Screen() {
  const [search, setSearch] = useSearchParams();
  const [month, setMonth] = useRecordMonth();
  const asked = search.get('tab') ?? '';
  const tab: Tab = asked in TABS ? (asked as Tab) : 'progress';
  const choose = (next: string) => setSearch({ tab: next, month }, { preventScrollReset: true });
  const tabs = (
    <SegmentedControl
      aria-label="What is shown"
      value={tab}
      onChange={choose}
      data={(Object.keys(TABS) as Tab[]).map((value) => ({ value, label: TABS[value] }))}
    />
  );
  if (tab === 'records') return <RecordList whose="all" decides={['receive', 'lock', 'return']} actions={tabs} />;
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
