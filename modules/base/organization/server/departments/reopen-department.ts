import { longDate } from '@talaan/kernel/contract/dates.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { reopenDepartment as endpoint } from '../../contract/departments.ts';
import { changeFrom, spanOn } from '../../rules/office-history.ts';
import { readOpenings, readPlaces, writeOpenings } from '../history-rows.ts';
import { findOfficeInReach, lockTree } from '../office-in-reach.ts';
import { requireChange, settle } from './settle.ts';

/** Opens a closed office again. Error: 422 while the office above it is closed. */
export async function reopenDepartment(call: CallOf<typeof endpoint>): Promise<number> {
  const { db, today, params, body } = call;
  await lockTree(call);
  const office = await findOfficeInReach(call, params.id);
  const before = await readOpenings(db, office.id);
  requireChange(before, body, today, true);
  await requireOpenParent(call, office.id, body.from);
  const after = changeFrom(before, body, true);
  await writeOpenings(db, office.id, after);
  await settle(call, { action: 'reopen an office', officeId: office.id, before, after });
  return office.id;
}

/** Error: 422 where the office above is closed on the day. */
export async function requireOpenParent({ db }: Pick<Call, 'db'>, officeId: number, from: string): Promise<void> {
  const parent = spanOn((await readPlaces(db)).get(officeId)!, from).value;
  if (parent === null || spanOn(await readOpenings(db, parent), from).value) return;
  throw invalid({ from: [`The office above it is closed on ${longDate(from)}. Open that one first, or move this one.`] });
}
