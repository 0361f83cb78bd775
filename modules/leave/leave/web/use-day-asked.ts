import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { dayInAddress } from '@talaan/kernel/web/calls/in-address.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';

/** The day of a list as of a day, which is in the address, else today; and how to change it. */
export function useDayAsked(): readonly [day: string, change: (day: string) => void] {
  const { search, change } = useAddress();
  const today = useToday();
  return [dayInAddress(search, 'on') ?? today, (day) => change({ on: day, page: null })];
}
