import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { dayInAddress } from '@talaan/kernel/web/calls/in-address.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { faultOfPeriod, usualPeriods, type Period } from '../rules/periods.ts';

/** The days that the address names, else the usual ones of this name, and how to change them. */
export function usePeriod(usual: string): readonly [Period, (period: Period) => void] {
  const { search, change } = useAddress();
  const standard = usualPeriods(useToday()).find(({ name }) => name === usual)!.period;
  const [from, to] = [dayInAddress(search, 'from'), dayInAddress(search, 'to')];
  const setPeriod = (next: Period) => change({ ...next, page: null });
  return [from && to && faultOfPeriod({ from, to }) === null ? { from, to } : standard, setPeriod];
}
