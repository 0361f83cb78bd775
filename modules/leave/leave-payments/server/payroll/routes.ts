import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../../contract/without-pay.ts';
import { longAbsenceRows } from './long-absence-rows.ts';
import { listForPayroll, takePayrollListBack, whyNotListed } from './list-for-payroll.ts';
import { halfAsked, unpaidPayRows } from './pay-rows.ts';
import { lastListed, readList } from './read-list.ts';
import { readMyUnpaidDays, readUnpaidDays } from './read-unpaid.ts';

export function mountUnpaid(server: Server): void {
  mount(server, contract.readMyUnpaidDays, readMyUnpaidDays);
  mount(server, contract.readUnpaidDays, readUnpaidDays);
  mountRows(server, unpaidPayRows, async (call, _list, page) => {
    const half = halfAsked(call);
    const last = await lastListed(call.db);
    return {
      sums: (await page).sums as { thousandths: number; salary: number; pera: number },
      half,
      listed: await readList(call.db, half),
      can_list: whyNotListed(half, last, call.today) === null,
      can_take_back: half === last,
    };
  });
  mount(server, contract.listForPayroll, listForPayroll);
  mount(server, contract.takePayrollListBack, takePayrollListBack);
  mountRows(server, longAbsenceRows);
}
