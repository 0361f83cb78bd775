import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import { whyNotReturned } from '../../rules/check-rows.ts';
import { takeCheckStep, type Checked } from './checking.ts';
import { readChecked } from './read-checked.ts';

/** Returns a sheet to its owner, who is told. Errors: 409 where nothing says what to change. */
export async function returnSheet(call: Call<{ personnel_id: number }, unknown, { remark: string }>): Promise<Checked> {
  const { personnel_id: personnelId } = call.params;
  const { remark } = call.body;
  await findPersonInScope(call, personnelId, ['PDS-CHECKING']);
  const rows = await withOpenRecords(call.db, [personnelId], (db) => readChecked(db, personnelId));
  const why = whyNotReturned(rows, remark);
  if (why) throw wrongState(why, ['check']);
  const returned = rows.filter(({ state }) => state === 'RETURNED').length;
  return takeCheckStep(call, 'return', { message: 'The data sheet was returned.', remarks: describeReturn(returned, remark) });
}

function describeReturn(rows: number, remark: string): string {
  const counted = rows === 0 ? '' : rows === 1 ? 'One row has a remark.' : `${rows} rows have a remark.`;
  return [remark, counted].filter(Boolean).join(' ');
}
