import { recordChange } from '@talaan/kernel/server/audit.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import { whyNotReturned } from '../../rules/check-rows.ts';
import { readChecked } from './check-rows.ts';
import { takeCheckAction, type Checked } from './checking.ts';

/** Returns a sheet to its owner, who is told. Errors: 409 where nothing says what to change. */
export function returnSheet(call: Call<{ personnel_id: number }, unknown, { remark: string }>): Promise<Checked> {
  const { personnel_id: personnelId } = call.params;
  const { remark } = call.body;
  return takeCheckAction(call, 'return', async (db) => {
    const rows = await readChecked(db, personnelId);
    const why = whyNotReturned(rows, remark);
    if (why) throw wrongState(why, ['check']);
    const returned = rows.filter(({ state }) => state === 'RETURNED').length;
    await recordChange(
      { ...call, db },
      { action: 'return a data sheet', subject: `pds.sheet:${personnelId}`, personnelId, after: { returned, remark } },
    );
    await tellOwner(call, db, personnelId, {
      title: 'Your data sheet was returned',
      description: `${sayReturned(returned, remark)} Correct what is asked and submit it again.`,
    });
    return { message: 'The data sheet was returned.', head: { return_remark: remark } };
  });
}

function sayReturned(rows: number, remark: string): string {
  const counted = rows === 0 ? '' : rows === 1 ? 'One row has a remark.' : `${rows} rows have a remark.`;
  return [remark, counted].filter(Boolean).join(' ');
}

export async function tellOwner(
  call: Call,
  db: Database,
  personnelId: number,
  said: { title: string; description: string },
): Promise<void> {
  await notifyPeople(db, call.now, [personnelId], { ...said, link: '/account/profile' });
}
