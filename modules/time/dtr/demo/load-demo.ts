import { computeDaysOf } from '@talaan/attendance/demo/compute-days-of.ts';
import { findAccount } from '@talaan/identity/demo/find-account.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import type { DtrAction } from '../workflow.ts';
import { addRecords, findRecords, type MadeRecord } from './add-records.ts';
import { loadHabits } from './load-habits.ts';
import { lockPaidByRecords } from './lock-paid-by-records.ts';

/** How far the offices are with the last month, one after the other; the offices of those who sign in to the demo are all open. */
const WAYS: readonly (readonly DtrAction[])[] = [
  ['submit', 'verify', 'receive', 'lock'],
  ['submit', 'verify', 'receive'],
  ['submit', 'verify'],
  ['submit'],
];

/** Records of the last month in every state: a few offices each, without days that lack a punch, but for one who asks the head to certify them. */
export async function loadDemo(making: DemoMaking): Promise<void> {
  const { client, now, today } = making;
  const hr = await findAccount(client, 'hr');
  const month = today.toPlainYearMonth().subtract({ months: 1 }).toString();
  const records = await findRecords(client, month, today.toString());
  const days = await computeDaysOf(
    client,
    now,
    records.map((one) => one.personnel_id),
    { from: `${month}-01`, to: records[0]?.to ?? `${month}-01` },
  );
  const made = records.flatMap((record): MadeRecord[] => {
    const own = (days.get(record.personnel_id) ?? []).filter(({ date }) => date >= record.from && date <= record.to);
    const lacks = own.some(({ status }) => status === 'INCOMPLETE');
    const way = WAYS[record.place % WAYS.length]!;
    // Of those who lack a punch some ask for certification where the office has only submitted.
    if (own.length === 0 || (lacks && way.length > 1)) return [];
    return [{ record, own, way: lacks ? ['ask'] : way }];
  });
  await addRecords(client, made, hr, today.with({ day: 1 }));
  await loadHabits(making, made, hr);
  await lockPaidByRecords(making, hr);
}
