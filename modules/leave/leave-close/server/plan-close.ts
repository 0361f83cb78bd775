import type { Database } from '@talaan/kernel/server/database/database.ts';
import { VL } from '@talaan/leave/rules/books.ts';
import { lowestFrom } from '@talaan/ledger/server/public.ts';
import { closeMonth } from '../rules/close-month.ts';
import type { MonthFacts } from './read-facts.ts';
import type { StandingLines } from './standing-lines.ts';

/** What the close of a month is to post for a person. */
export interface PlannedClose {
  personnelId: number;
  /** `waiting` until the record of time is locked; `gone` where nothing is earned any more and what stands is taken back. */
  state: 'new' | 'changed' | 'noted' | 'same' | 'waiting' | 'gone';
  stands: StandingLines | null;
  lines: Omit<StandingLines, 'version'>;
  /** Vacation leave that later leave is short of by this. */
  uncovered: number;
}

/** Plans the close of people; `waits` says whether those without a locked record are left for later. To post by it, lock their accounts first. */
export async function planClose(db: Database, facts: readonly MonthFacts[], waits: boolean): Promise<PlannedClose[]> {
  const asked = facts.map(({ personnelId, charges, stands }) => ({ personnelId, on: charges.lastDay ?? stands!.lastDay }));
  const usable = await lowestFrom(db, VL, asked);
  const moved = facts.flatMap(({ personnelId, stands }, place) =>
    stands && stands.lastDay > asked[place]!.on ? [{ place, personnelId, on: stands.lastDay }] : [],
  );
  const later = await lowestFrom(db, VL, moved);
  const laterOf = new Map(moved.map(({ place }, n) => [place, later[n]!]));
  return facts.map((one, place) => plan(one, withoutOwn(one, usable[place]!, laterOf.get(place)), asked[place]!.on, waits));
}

/** What may be used without what the month itself posted: all of it, where that stands on a later day, too. */
function withoutOwn({ stands }: MonthFacts, usable: number, later: number | undefined): number {
  if (!stands) return usable;
  const own = stands.earned - stands.lateWithPay;
  return later === undefined ? usable - own : Math.min(usable, later - own);
}

function plan({ personnelId, charges, stands }: MonthFacts, usable: number, lastDay: string, waits: boolean): PlannedClose {
  const { uncovered, ...closed } = closeMonth({ ...charges, usable });
  const lines = {
    ...closed,
    absences: [...closed.absences],
    lastDay,
    withoutPay: charges.withoutPay,
    lateMinutes: charges.lateMinutes,
    undertimeMinutes: charges.undertimeMinutes,
    hasRecord: charges.hasRecord,
  };
  return { personnelId, state: stateOf(lines, stands, charges.lastDay !== null, waits), stands, lines, uncovered };
}

function stateOf(lines: PlannedClose['lines'], stands: StandingLines | null, isServed: boolean, waits: boolean): PlannedClose['state'] {
  if (!stands) return waits && !lines.hasRecord ? 'waiting' : 'new';
  if (!isServed) return posts(stands) ? 'gone' : 'same';
  if (said(lines) !== said(stands)) return 'changed';
  return lines.hasRecord === stands.hasRecord && lines.withoutPay === stands.withoutPay ? 'same' : 'noted';
}

/** What is on the card. */
function said(lines: PlannedClose['lines']): string {
  const { lastDay, earned, presentHalfDays, lateMinutes, undertimeMinutes, lateWithPay, lateWithoutPay, absences } = lines;
  const absent = absences.map(({ date, thousandths }) => `${date} ${thousandths}`);
  return JSON.stringify([lastDay, earned, presentHalfDays, lateMinutes, undertimeMinutes, lateWithPay, lateWithoutPay, absent]);
}

export function posts({ earned, lateWithPay, lateWithoutPay, absences }: PlannedClose['lines']): boolean {
  return earned + lateWithPay + lateWithoutPay + absences.length > 0;
}
