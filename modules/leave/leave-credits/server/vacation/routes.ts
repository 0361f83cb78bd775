import { mount, type Call } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { readSchoolYears } from '@talaan/leave/server/public.ts';
import * as contract from '../../contract/vacation-pay.ts';
import { answeredPay, readVacationPay } from './read-vacation-pay.ts';
import { chosenOf, vacationPayRows } from './vacation-rows.ts';

export function mountVacationPay(server: Server): void {
  mountRows(server, vacationPayRows, async (call, _list, page) => {
    const years = await readSchoolYears(call.db);
    return {
      school_year: chosenOf(years, call),
      sums: (await page).sums as { pay: number; deduction: number },
    };
  });
  mount(server, contract.readMyVacationPay, readMine);
}

/** The caller’s own, in each school year in which they served on teacher leave. */
async function readMine({ db, actor, today }: Call): Promise<{ years: contract.MyVacationPay[] }> {
  if (actor.personnelId === null) return { years: [] };
  const years = await readSchoolYears(db);
  const found = await readVacationPay(db, years, { today, people: [actor.personnelId] });
  return {
    years: found.map((one) => ({ school_year: years.find(({ id }) => id === one.schoolYearId)!, ...answeredPay(one) })),
  };
}
