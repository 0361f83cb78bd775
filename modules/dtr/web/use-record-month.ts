import { useSearchParams } from 'react-router';
import { monthAfter } from '@talaan/attendance/web/days/calendar-grid.ts';
import { useToday } from '@talaan/kernel/web/clock.ts';
import { monthInAddress } from '@talaan/kernel/web/in-address.ts';

/** The month that the address names, else the last one that is over. */
export function useRecordMonth() {
  const [search, setSearch] = useSearchParams();
  const last = monthAfter(useToday().slice(0, 7), -1);
  const month = monthInAddress(search, 'month') ?? last;
  const setMonth = (next: string) =>
    setSearch(
      (now) => {
        const changed = new URLSearchParams(now);
        changed.delete('page');
        changed.delete('record');
        changed.set('month', next);
        return changed;
      },
      { preventScrollReset: true },
    );
  return [month, setMonth] as const;
}
