import type { AskedDay, DayAnswer } from '@talaan/attendance/server/public.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { whyNotAppealed } from '../rules/check-appeal.ts';
import { whoCanHelp } from './who-can-help.ts';
import { readAppealedDay } from './read-appealed-day.ts';
import { findOpen } from './read-form.ts';

type AskingCall = Pick<Call, 'db' | 'server' | 'now' | 'today'>;

/** Days on which no punch is missed. */
const SETTLED: readonly (string | null)[] = [null, 'REST', 'HOLIDAY', 'SUSPENDED', 'ON_LEAVE', 'AWAY'];

/** Whether one's own day can be appealed, as the form and the filing judge it. */
export async function askAppeal(call: AskingCall, { personnelId, date, status }: AskedDay): Promise<DayAnswer | null> {
  if (SETTLED.includes(status)) return null;
  const open = await findOpen(call, personnelId, date);
  if (open !== null) return { label: 'Open the appeal', link: `/account/time-log-appeals/${open}` };
  const day = await readAppealedDay(call, { personnelId, date, byHr: false });
  const message = whyNotAppealed(day, day.settings);
  if (message === null) return { label: 'Appeal a missing punch', link: `/account/time-log-appeals/new/${date}` };
  return { message, helper: await whoCanHelp(call, personnelId, date) };
}
