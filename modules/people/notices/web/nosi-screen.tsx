import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { monthInAddress } from '@talaan/kernel/web/calls/in-address.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { DueList } from './nosi/due-list.tsx';
import { MonthHead } from './nosi/month-head.tsx';
import { NoticeDrawer } from './parts/notice-drawer.tsx';
import { NoticesList } from './parts/notices-list.tsx';

/** The steps that come due in a month, who is held back, or the notices. */
export function Screen() {
  const { search, change } = useAddress();
  const present = useToday().slice(0, 7);
  const month = monthInAddress(search, 'month') ?? present;
  const view = ['held', 'notices'].find((one) => one === search.get('view')) ?? 'due';
  const above = <MonthHead month={month} view={view} />;
  const shared = { title: 'Step increments (NOSI)', onJob: (job: string) => change({ job }, { replace: true }) };
  return (
    <>
      {view === 'notices' ? (
        <NoticesList kind="NOSI" intro="Of every month, the latest first." which={{}} above={above} {...shared} />
      ) : (
        <DueList key={`${month} ${view}`} month={month} group={view as 'due' | 'held'} above={above} {...shared} />
      )}
      <NoticeDrawer />
    </>
  );
}
