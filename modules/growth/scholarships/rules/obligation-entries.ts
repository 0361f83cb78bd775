import { longDate } from '@talaan/kernel/contract/dates.ts';
import { addDays } from '@talaan/performance/rules/period/days.ts';
import type { Grant } from './grant.ts';
import { obligationUpTo } from './refund.ts';
import { fulfilledOn, servedUpTo } from './served.ts';

/**
 * An entry of an obligation. STUDY and CONTRACT add months that are due, SERVED takes one, WITHOUT_PAY moves what is to come by days, LEFT tells that no
 * month is served any more, FULFILLED ends it. `left` are the months that are due after it.
 */
export interface ObligationEntry {
  on: string;
  kind: 'STUDY' | 'CONTRACT' | 'SERVED' | 'WITHOUT_PAY' | 'LEFT' | 'FULFILLED';
  /** Months added, or below 0 taken. */
  months: number;
  /** Whole days by which it moves the months to come. */
  days: number;
  left: number;
  /** From what it is computed, in a sentence. */
  says: string;
}

/**
 * The obligation of a grant as entries up to a day, in the order of their days (domain page, A5.2). Their months add up to what is still due; study that was
 * not over counts up to the day.
 */
export function obligationEntries(grant: Grant, day: string): ObligationEntry[] {
  const { parts, computed, months } = obligationUpTo(day, grant);
  const due: Drafted[] = parts.map((part) => ({ on: part.to, kind: 'STUDY', months: part.months, days: 0, says: part.says }));
  if (months > computed)
    due.push({
      on: due.at(-1)?.on ?? day,
      kind: 'CONTRACT',
      months: months - computed,
      days: 0,
      says: `The contract names ${months} months, more than the ${computed} of the study`,
    });
  const entries = [...due, ...servedEntries(grant, day, months), ...unpaidEntries(grant, day), ...leftEntries(grant, day, months)].toSorted(
    (one, other) => one.on.localeCompare(other.on),
  );
  let left = 0;
  return entries.map((entry) => {
    left += entry.months;
    return { ...entry, left };
  });
}

type Drafted = Omit<ObligationEntry, 'left'>;

/** A month each, on the day on which it was complete. */
function servedEntries(grant: Grant, day: string, months: number): Drafted[] {
  const served = Math.min(servedUpTo(day, grant).months, months);
  const entries = Array.from({ length: served }, (_, at): Drafted => {
    const from = at === 0 ? grant.reported_on! : addDays(fulfilledOn(at, grant)!, 1);
    const on = fulfilledOn(at + 1, grant)!;
    return { on, kind: 'SERVED', months: -1, days: 0, says: `Month ${at + 1} of ${months}, ${longDate(from)} to ${longDate(on)}` };
  });
  if (months > 0 && served === months)
    entries.push({ on: entries.at(-1)!.on, kind: 'FULFILLED', months: 0, days: 0, says: `All ${months} months are served` });
  return entries;
}

/** Who left before all months were served. */
function leftEntries(grant: Grant, day: string, months: number): Drafted[] {
  const { left_on: left } = grant;
  if (left === null || left > day || servedUpTo(left, grant).months >= months) return [];
  return [{ on: left, kind: 'LEFT', months: 0, days: 0, says: 'The service ended; no month after it is served' }];
}

/** Days without pay that follow each other are one entry, on the last of them. */
function unpaidEntries({ reported_on: reported, left_on: left, unpaid }: Grant, day: string): Drafted[] {
  const days = unpaid
    .filter(({ date }) => reported !== null && date >= reported && date <= day && (left === null || date <= left))
    .toSorted((one, other) => one.date.localeCompare(other.date));
  const runs: { from: string; to: string; thousandths: number }[] = [];
  for (const { date, thousandths } of days) {
    const last = runs.at(-1);
    if (last && date <= addDays(last.to, 1)) {
      last.to = date;
      last.thousandths += thousandths;
    } else runs.push({ from: date, to: date, thousandths });
  }
  let sum = 0;
  return runs.map(({ from, to, thousandths }): Drafted => {
    const before = Math.ceil(sum / 1000);
    sum += thousandths;
    const moved = Math.ceil(sum / 1000) - before;
    const stretch = from === to ? longDate(from) : `${longDate(from)} to ${longDate(to)}`;
    return {
      on: to,
      kind: 'WITHOUT_PAY',
      months: 0,
      days: moved,
      says: `${countDays(thousandths / 1000)} without pay, ${stretch}: moved by ${countDays(moved)}`,
    };
  });
}

function countDays(days: number): string {
  return `${days} day${days === 1 ? '' : 's'}`;
}
