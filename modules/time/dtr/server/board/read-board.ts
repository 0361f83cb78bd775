import { agencySettingsOn } from '@talaan/attendance/server/public.ts';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { readBoard as endpoint } from '../../contract/board.ts';
import { DTR_OF_AGENCY } from '../../rules/settings.ts';
import { deadlineOf } from '../../rules/periods.ts';
import { dtrFlow, type DtrState } from '../../workflow.ts';
import { findFreeDays } from '../read-own-records.ts';
import { findOpenRecords } from './open-records.ts';

/** The month of the offices that the caller heads or writes for, on one page. */
export async function readBoard(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { month } = call.query;
  const { states, open } = await findOpenRecords(call, month);
  const counts = Object.fromEntries(dtrFlow.states.map((state) => [state, 0])) as Record<DtrState, number>;
  for (const state of states) counts[state] += 1;
  return { due_on: await dueOf(call, month), records: states.length, states: counts, open };
}

/** By when the records of a month are with HR. */
export async function dueOf(call: Pick<Call, 'db' | 'server'>, month: string): Promise<string> {
  const { to } = monthBounds(month);
  const isFree = (await findFreeDays(call, month))(null);
  const { dueWorkingDay } = await agencySettingsOn(call.db, DTR_OF_AGENCY, to);
  return deadlineOf({ to }, dueWorkingDay, isFree);
}
