import type { StepCall } from '@talaan/requests/server/public.ts';
import type { LeaveDate } from '../../rules/parts.ts';
import type { Leave } from '../applications/find-leaves.ts';
import { setLive, takeLeaveHours } from '../applications/write-days.ts';
import { datesWithout } from './end-leave.ts';
import { payChangedLeave, type ChangedLeave } from './pay-changed-leave.ts';
import { countingDates, readKeptLeaves, type KeptLeave } from '../applications/read-kept-leaves.ts';
import { vacationUnder } from '../applications/vacation-under.ts';

/** Gives back the vacation under sick leave that is approved, and has the sick leave take its hours (domain page, section 14). */
export async function takePlaceOfVacation(call: StepCall, leaves: readonly Leave[]): Promise<void> {
  const ids = leaves.filter(({ type }) => type.charge === 'SL').map(({ id }) => id);
  const sick = ids.length === 0 ? [] : await readKeptLeaves(call.db, ids, call.today);
  for (const leave of sick) {
    const under = await vacationUnder(call.db, leave.personnelId, leave.parts);
    if (under.length === 0) continue;
    const because = `Sick leave, application no. ${leave.id}`;
    const changed: ChangedLeave[] = [];
    for (const vacation of await readKeptLeaves(call.db, [...new Set(under.map(({ id }) => id))], call.today)) {
      const back = leave.parts.filter(({ date }) => under.some((one) => one.id === vacation.id && one.date === date));
      changed.push({ leave: vacation, dates: await datesWithout(call, vacation, back, { because, byOrder: false }) });
    }
    await payChangedLeave(call, changed, because);
    await setLive(call.db, [leave.id], true);
    await takeLeaveHours(call.db, [{ id: leave.id, personnelId: leave.personnelId, dates: counting(leave) }]);
  }
}

function counting({ dates }: KeptLeave): LeaveDate[] {
  return countingDates(dates.map((one) => ({ ...one, isLive: one.givenBack === null })));
}
