import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { SuspensionNotices } from './suspension-notices.ts';

/** A day without work, as those concerned are told of it. */
export interface FreeDayTold {
  date: string;
  name: string;
  legal_basis: string;
}

/** So many days ahead a change is told: who plans further has the calendar. And so many back: the record of those days has changed. */
const AHEAD = 14;
const BACK = 31;

/** Whether a change of a holiday on this day is told on the day `today` (README of calendar). */
export function isToldOn(date: string, today: string): boolean {
  const days = Temporal.PlainDate.from(today).until(date).days;
  return days >= -BACK && days <= AHEAD;
}

/** What a change of a holiday tells, from what it was (null: new, or a working day) to what it is (null: removed), as `noticesOf` of suspensions does. */
export function holidayNoticesOf(before: FreeDayTold | null, after: FreeDayTold | null, today: string): SuspensionNotices {
  const isOf = (date: string) => (date < today ? 'was' : 'is');
  return {
    joined: after && {
      title: `${longDate(after.date)} ${isOf(after.date)} a holiday: ${after.name}`,
      description: `No one is absent or late on that day.${formatBasis(after)}`,
    },
    stayed:
      before && after && before.date !== after.date
        ? {
            title: `Changed: ${after.name} ${isOf(after.date)} on ${longDate(after.date)}`,
            description: `Not on ${longDate(before.date)}.${formatBasis(after)}`,
          }
        : null,
    left: before && {
      title: `${longDate(before.date)} ${isOf(before.date)} no holiday`,
      description: `${before.name} was removed or moved: your day counts as usual.`,
    },
  };
}

function formatBasis({ legal_basis }: FreeDayTold): string {
  return legal_basis === '' ? '' : ` ${legal_basis.replace(/\.$/, '')}.`;
}
