import { useSearchParams } from 'react-router';
import { isDate } from '@talaan/attendance/web/days/calendar-grid.ts';
import { useToday } from '@talaan/kernel/web/clock.ts';
import { faultOfPeriod, usualPeriods, type Period } from '../rules/periods.ts';

/** The days that the address names, else the usual ones of this name, and how to change them. */
export function usePeriod(usual: string): readonly [Period, (period: Period) => void] {
  const [search, setSearch] = useSearchParams();
  const standard = usualPeriods(useToday()).find(({ name }) => name === usual)!.period;
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  const asked = isDate(from) && isDate(to) && faultOfPeriod({ from, to }) === null;
  const setPeriod = (next: Period) =>
    setSearch(
      (now) => {
        const changed = new URLSearchParams(now);
        changed.delete('page');
        changed.set('from', next.from);
        changed.set('to', next.to);
        return changed;
      },
      { preventScrollReset: true },
    );
  return [asked ? { from, to } : standard, setPeriod];
}
