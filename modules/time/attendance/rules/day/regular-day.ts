import type { Cluster } from './clusters.ts';
import { noteReturn } from '../note-return.ts';
import { chargeArrival, chargeDeparture, chargeMissingHalf } from './half-day-charges.ts';
import type { DayTerms } from './modifiers.ts';
import { slotsOfStays, type readStays } from './punch-states.ts';
import { pickSlots } from './slots.ts';
import type { Attendance, DayResult, Moment, OfficeHours, SlotName } from '../types.ts';
import { mustPunchIn, mustPunchOut, noteMissing, officeHalves, assessIdleDay, type WorkStretch } from '../work-hours.ts';

/** Section 5.2: late and undertime of a four-punch day, by half day. */
export function assessRegularDay(
  result: DayResult,
  hours: OfficeHours,
  clusters: readonly Cluster[],
  terms: DayTerms,
  moment: Moment,
  stays: ReturnType<typeof readStays> = null,
): Attendance {
  const halves = officeHalves(hours, terms);
  const idle = assessIdleDay(result, halves, clusters, terms, moment);
  if (idle) return idle;
  const excused = { am: halves.am.required === 0, pm: halves.pm.required === 0 };
  // Of half a day the times alone say enough.
  const isWhole = !excused.am && !excused.pm;
  result.slots = stays && isWhole ? slotsOfStays(stays, hours) : pickSlots(clusters, hours, excused, halves.pm.to);
  const morning = assessHalf(result, halves.am, 'amIn', 'amOut', moment);
  const afternoon = assessHalf(result, halves.pm, 'pmIn', 'pmOut', moment);
  noteReturn(result, clusters);
  return morning && afternoon ? 'WHOLE' : 'LACKING';
}

function assessHalf(result: DayResult, half: WorkStretch, inSlot: SlotName, outSlot: SlotName, moment: Moment): boolean {
  if (half.required === 0) return true;
  const arrival = result.slots[inSlot];
  const departure = result.slots[outSlot];
  if (!arrival && !departure && (mustPunchIn(half) || mustPunchOut(half))) {
    if (moment.pending) return false;
    chargeMissingHalf(result, half, inSlot === 'amIn');
    return true;
  }
  let whole = true;
  if (arrival) chargeArrival(result, half, arrival);
  else if (mustPunchIn(half)) whole = false;
  if (departure) {
    if (moment.asOf >= half.to) chargeDeparture(result, half, departure);
  } else if (mustPunchOut(half)) whole = false;

  if (!whole && !moment.pending) noteMissing(result, arrival ? outSlot : inSlot);
  return whole;
}
