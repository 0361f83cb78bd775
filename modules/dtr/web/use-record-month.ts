import { useSearchParams } from 'react-router';
import { monthAfter } from '@talaan/attendance/web/days/calendar-grid.ts';
import { useToday } from '@talaan/kernel/web/clock.ts';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The month that the address names, else the last one that is over. */
export function useRecordMonth() {
  const [search, setSearch] = useSearchParams();
  const last = monthAfter(useToday().slice(0, 7), -1);
  const asked = search.get('month');
  const month = asked && MONTH.test(asked) ? asked : last;
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
