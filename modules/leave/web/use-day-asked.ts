import { useSearchParams } from 'react-router';
import { useToday } from '@talaan/kernel/web/clock.ts';
import { dayInAddress } from '@talaan/kernel/web/in-address.ts';

/** The day of a list as of a day, which is in the address, else today; and how to change it. */
export function useDayAsked(): readonly [day: string, change: (day: string) => void] {
  const [search, setSearch] = useSearchParams();
  const today = useToday();
  const change = (day: string) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      next.set('on', day);
      next.delete('page');
      return next;
    });
  return [dayInAddress(search, 'on') ?? today, change];
}
