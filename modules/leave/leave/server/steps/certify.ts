import { releaseLocked } from '@talaan/ledger/server/public.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';
import type { Certified } from '../../contract/shapes.ts';
import { countDays } from '../../rules/days/count-days.ts';
import { splitPay, totalsOf } from '../../rules/days/split-pay.ts';
import { keepCalendar } from '../applications/keep-calendar.ts';
import { lockCredits, readUsable } from '../applications/assess.ts';
import { holdCredits } from '../applications/credits.ts';
import type { Leave } from '../applications/find-leaves.ts';
import { readCalendar } from '../applications/read-situation.ts';
import { writeDays } from '../applications/write-days.ts';

/**
 * Certifies the credits: counts the dates by the calendar of now, splits them with and without pay by the balance of now, and keeps both as box
 * 7.A. What it holds is set aside anew. `step` is the number of the step in each application.
 */
export async function certifyLeaves(call: StepCall, leaves: readonly Leave[], step: (leave: Leave) => number): Promise<void> {
  await keepCalendar(call.db);
  await lockCredits(
    call,
    leaves.map(({ personnelId, ownBook }) => ({ personnelId, books: [ownBook] })),
  );
  for (const leave of leaves) await certifyLeave(call, leave, step(leave));
}

async function certifyLeave(call: StepCall, leave: Leave, step: number): Promise<void> {
  const { id, personnelId, type, ownBook, firstDay, lastDay } = leave;
  await releaseLocked(call, id, 'The credits are certified anew');
  const usable = await readUsable(call.db, personnelId, ownBook, leave.parts);
  const own = usable.own[firstDay.slice(0, 4)] ?? null;
  const calendar = await readCalendar(call, personnelId, firstDay, lastDay);
  const counted = countDays(type, leave.parts, new Map(calendar.map((day) => [day.date, day])));
  const parts = splitPay(type.charge, counted, { ...usable, sc: type.charge === 'SC' ? (own ?? 0) : 0 });
  await writeDays(call.db, { id, isFirst: false, personnelId, charge: type.charge, parts });
  await holdCredits(call, { ...leave, parts }, step);
  const { vl: vl_less, sl: sl_less } = totalsOf(parts);
  const certified: Certified = { as_of: call.today, vl: usable.vl, sl: usable.sl, vl_less, sl_less, own };
  await call.db
    .updateTable('leave.application')
    .set({ certified: JSON.stringify(certified) })
    .where('id', '=', id)
    .execute();
}
