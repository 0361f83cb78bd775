import { agencySettingsOn, type AskedDay, type DayAnswer } from '@talaan/attendance/server/public.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { officeOf, whoHolds } from '@talaan/requests/server/public.ts';
import { TRAVEL_OF_AGENCY } from '../../rules/settings.ts';
import { faultsOfDays } from '../../rules/trip-days.ts';
import { travelFlow } from '../../workflow.ts';
import { findClash } from './travel-hours.ts';

/** Days that official business may explain. */
const UNSETTLED: readonly (string | null)[] = ['ABSENT', 'NO_DATA', 'INCOMPLETE', 'COMPLETE', 'WFH'];

/** Whether official business of a day can still be filed, as the filing judges it. */
export async function askTravel(
  { db, today }: Pick<Call, 'db' | 'today'>,
  { personnelId, date, status }: AskedDay,
): Promise<DayAnswer | null> {
  if (!UNSETTLED.includes(status)) return null;
  const days = { first_day: date, last_day: date, part: 'DAY' as const, from_minute: null, to_minute: null };
  const fault = faultsOfDays(days, { today, mayBeLate: false }, await agencySettingsOn(db, TRAVEL_OF_AGENCY, today)).last_day;
  if (fault) {
    const names = await whoHolds(db, travelFlow.keptBy, await officeOf(db, personnelId, today), today);
    return {
      message: fault,
      helper: names ? { who: `HR for your office: ${names}.`, label: 'Open official business', link: '/account/ob' } : null,
    };
  }
  if ((await findClash(db, { people: [personnelId], days })) !== null) return null;
  return { label: 'I was on official business', link: `/account/ob?file=${date}` };
}
