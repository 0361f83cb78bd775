import { sql } from 'kysely';
import { workCalendar } from '@talaan/attendance/server/public.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { StepCall, StepInput } from '@talaan/requests/server/public.ts';
import { countDays } from '../../rules/days/count-days.ts';
import { giveBack } from '../../rules/days/give-back.ts';
import type { LeaveDate } from '../../rules/parts.ts';
import type { KeptDate } from '../../rules/days/pay-again.ts';
import { calendarFor } from '../school-years/calendar-for.ts';
import { payChangedLeave, type ChangedLeave } from './pay-changed-leave.ts';
import { readKeptLeaves, type KeptLeave } from '../applications/read-kept-leaves.ts';
import { endStandings } from '../standings/standings.ts';

type Step = (call: StepCall, moved: readonly { id: number }[], input: StepInput) => Promise<void>;

/** Gives dates of an approved leave back that were not used. Error: 422 for what is no live date of it. */
export const shortenLeave: Step = (call, moved, { remarks, input }) =>
  endDates(call, moved, { because: `Shortened: ${remarks}`, byOrder: false }, () => (input as { dates: LeaveDate[] }).dates);

/** Gives back all dates from a day on, for exigency of the service: forced leave counts as complied with on them (Sec. 25). */
export const recallLeave: Step = (call, moved, { remarks, input }) => {
  const { from } = input as { from: string };
  return endDates(call, moved, { because: `Recalled: ${remarks}`, byOrder: true }, ({ dates }) =>
    dates.filter((one) => one.isLive && one.date >= from),
  );
};

/** Gives all dates back: the owner asked for it, and HR confirms. */
export const confirmCancellation: Step = (call, moved) =>
  endDates(call, moved, { because: 'Cancelled', byOrder: false }, ({ dates }) => dates.filter(({ isLive }) => isLive));

/** The university cancels leave that has not begun, by written order: forced leave counts as complied with. */
export const cancelLeave: Step = async (call, moved, { remarks }) => {
  await endDates(call, moved, { because: `Cancelled: ${remarks}`, byOrder: true }, ({ dates }) => dates.filter(({ isLive }) => isLive));
  await sql`update leave.application set cancelled_by_order = true where id = any(${moved.map(({ id }) => id)}::integer[])`.execute(
    call.db,
  );
};

/** Leave of which no date lies within the service is given back whole. */
export const endWithService: Step = (call, moved, { remarks }) =>
  endDates(call, moved, { because: remarks, byOrder: false }, ({ dates }) => dates.filter(({ isLive }) => isLive));

/** Gives back the dates after the last day of service; what lies within it goes on. */
export const cutToService: Step = (call, moved, { remarks, input }) => {
  const { lastDay } = input as { lastDay: string };
  return endDates(call, moved, { because: remarks, byOrder: false }, ({ dates }) =>
    dates.filter(({ isLive, date }) => isLive && date > lastDay),
  );
};

interface Ending {
  because: string;
  byOrder: boolean;
}

async function endDates(
  call: StepCall,
  moved: readonly { id: number }[],
  ending: Ending,
  backOf: (leave: KeptLeave) => readonly LeaveDate[],
): Promise<void> {
  if (moved.length === 0) return;
  const leaves = await readKeptLeaves(
    call.db,
    moved.map(({ id }) => id),
    call.today,
  );
  const changed: ChangedLeave[] = [];
  for (const leave of leaves) changed.push({ leave, dates: await datesWithout(call, leave, backOf(leave), ending) });
  await payChangedLeave(call, changed, ending.because);
  await endStandings(
    call,
    changed.map(({ leave, dates }) => ({ ...leave, dates })),
    ending.because,
  );
}

/** The dates with those that are given back no longer live, and with the halves that are left of them. Error: 422 for what is no date of it. */
export async function datesWithout(
  call: StepCall,
  leave: KeptLeave,
  back: readonly LeaveDate[],
  { because, byOrder }: Ending,
): Promise<KeptDate[]> {
  const live = leave.dates.filter(({ isLive }) => isLive);
  const { gone, halves, unknown } = giveBack(live, back);
  if (unknown[0]) throw invalid({ dates: [`${longDate(unknown[0].date)} is no date of this leave, or was given back.`] });
  if (gone.length === 0) throw invalid({ dates: ['Choose the dates that are given back.'] });
  const left = leave.dates.map((one) =>
    one.isLive && gone.some(({ date, part }) => date === one.date && part === one.part)
      ? { ...one, isLive: false, givenBack: because, byOrder }
      : one,
  );
  return [...left, ...(await countHalves(call, leave, halves))].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

async function countHalves(call: StepCall, { personnelId, type }: KeptLeave, halves: readonly LeaveDate[]): Promise<KeptDate[]> {
  if (halves.length === 0) return [];
  if (type.smallest === 'DAY') throw invalid({ dates: [`${type.name} is taken in whole days.`] });
  const days = await workCalendar(call, [personnelId], halves[0]!.date, halves.at(-1)!.date);
  const calendar = new Map(days.get(personnelId)?.map((day) => [day.date, day]));
  return countDays(type, halves, await calendarFor(call.db, type, calendar)).map((counted) => ({
    ...counted,
    vl: 0,
    sl: 0,
    own: 0,
    without: 0,
    withoutColumn: null,
    isLive: true,
    givenBack: null,
    byOrder: false,
  }));
}

function keyOf({ date, part }: LeaveDate): string {
  return `${date} ${part}`;
}
