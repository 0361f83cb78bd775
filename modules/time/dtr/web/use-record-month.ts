import { monthAfter } from '@talaan/attendance/web/days/calendar-grid.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { monthInAddress } from '@talaan/kernel/web/calls/in-address.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';

/** The month that the address names, else the last one that is over. */
export function useRecordMonth() {
  const { search, change } = useAddress();
  const last = monthAfter(useToday().slice(0, 7), -1);
  const month = monthInAddress(search, 'month') ?? last;
  const setMonth = (next: string) => change({ month: next, page: null, record: null });
  return [month, setMonth] as const;
}
