import type { AskingCall } from '@talaan/requests/server/public.ts';
import { checkAgain } from '../../rules/filing/check-filing.ts';
import { countDays } from '../../rules/days/count-days.ts';
import { totalsOf } from '../../rules/days/split-pay.ts';
import { MEDICAL_CERTIFICATE } from '../../rules/seeds/seed.ts';
import { vacationUnder } from './vacation-under.ts';
import { calendarFor } from '../school-years/calendar-for.ts';
import { readUsable } from './assess.ts';
import type { Leave } from './find-leaves.ts';
import { readSituation } from './read-situation.ts';

/** What no longer holds of applications that were filed (domain page, sections 6 and 14), by their numbers. */
export async function askAgain(call: AskingCall, waiting: readonly { record: Leave }[]): Promise<Map<number, string>> {
  const reasons = new Map<number, string>();
  for (const { record: leave } of waiting) {
    const because = await whyNotStanding(call, leave);
    if (because !== null) reasons.set(leave.id, `${because} The application can be returned, disapproved or withdrawn.`);
  }
  return reasons;
}

/** What no longer holds of the dates of an application, in a sentence; null where all does. */
export async function whyNotStanding(call: AskingCall, leave: Leave): Promise<string | null> {
  const { id, personnelId, type, parts, papers } = leave;
  if (parts.length === 0) return 'No date of it is left.';
  const under = type.charge === 'SL' ? await vacationUnder(call.db, personnelId, parts) : [];
  const isCertified = papers.some(({ name, isThere }) => name === MEDICAL_CERTIFICATE && isThere);
  const situation = await readSituation(call, personnelId, parts, { except: id, beside: isCertified ? under.map((one) => one.id) : [] });
  const dates = countDays(type, parts, await calendarFor(call.db, type, situation.calendar));
  // What it holds itself may be used for it.
  const usable = type.leastBalance === null ? 0 : (await readUsable(call.db, personnelId, null, parts)).vl + totalsOf(parts).vl;
  const [found] = checkAgain({
    type,
    ...situation,
    dates,
    parts: parts.map((part, at) => ({ ...part, ...dates[at]! })),
    clashes: situation.clash === null ? [] : [situation.clash],
    lockedDay: dates.find(({ date }) => situation.locked.some(({ from, to }) => from <= date && date <= to))?.date ?? null,
    vl: usable,
  });
  return found?.text ?? null;
}
