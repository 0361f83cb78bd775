import type { StepCall } from '@talaan/requests/server/public.ts';
import type { LeaveValues } from '../../contract/shapes.ts';
import { assess } from '../applications/assess.ts';
import { requireFilable, requirePeople } from '../applications/require-filable.ts';
import { columnsOf, writeApplication } from './write-application.ts';
import type { Leave } from '../applications/find-leaves.ts';

/** Corrects a returned application. A paper form keeps the date that is stamped on it. Errors: 422 as of filing. */
export async function correctLeave(call: StepCall, leave: Leave, values: LeaveValues, step: number): Promise<void> {
  const { id, personnelId } = leave;
  const receivedOn = leave.isPaper ? leave.receivedOn : call.today;
  await requirePeople(call, values, personnelId);
  const given = leave.papers.filter(({ isThere }) => isThere).map(({ name }) => name);
  const assessed = await assess(call, { personnelId, values, receivedOn, except: id, given, locks: true });
  requireFilable(assessed.checks);
  await call.db
    .updateTable('leave.application')
    .set(columnsOf(values, assessed, receivedOn))
    .where('id', '=', id)
    .execute();
  await writeApplication(call, { id, personnelId, step }, values, assessed);
}
