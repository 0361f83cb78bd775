import type { CallOf } from '@talaan/kernel/server/mount.ts';
import type { correctDepartment as correction, renameDepartment as renaming } from '../../contract/departments.ts';
import { changeFrom, spanOn } from '../../rules/office-history.ts';
import { readNames, writeNames } from '../history-rows.ts';
import { findOfficeInReach, lockTree } from '../office-in-reach.ts';
import { requireChange, settle } from './settle.ts';

/** Gives an office a new name from a day on; a planned name after that day stays planned. */
export async function renameDepartment(call: CallOf<typeof renaming>): Promise<number> {
  const { db, today, body } = call;
  await lockTree(call);
  const office = await findOfficeInReach(call, body.department);
  const before = await readNames(db, office.id);
  const name = { fullname: body.fullname, acronym: body.acronym };
  requireChange(before, body, today, name);
  const after = changeFrom(before, body, name);
  await writeNames(db, office, after);
  await settle(call, { action: 'rename an office', officeId: office.id, before, after });
  return office.id;
}

/** Puts a typing error right, in the name of today and for as long as that name holds. */
export async function correctDepartment(call: CallOf<typeof correction>): Promise<number> {
  const { db, today, body } = call;
  await lockTree(call);
  const office = await findOfficeInReach(call, call.params.id);
  const before = await readNames(db, office.id);
  const running = spanOn(before, today);
  const after = before.map((span) => (span === running ? { ...span, value: body } : span));
  await writeNames(db, office, after);
  await settle(call, { action: 'correct the name of an office', officeId: office.id, before, after });
  return office.id;
}
