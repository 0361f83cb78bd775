import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as plans from '../contract/forced-plans.ts';
import * as years from '../contract/forced-years.ts';
import { cancelForcedDates, changeForcedPlan, fileForcedPlan } from './file-plan.ts';
import { forcedRows } from './forced-rows.ts';
import { readForcedPlan, readForcedYear } from './read-plan.ts';
import { readYearEnd, readYearProblems } from './read-year-end.ts';
import { startYearEnd } from './start-year-end.ts';

export function mountForced(server: Server): void {
  mount(server, plans.readForcedYear, readForcedYear);
  mount(server, plans.readForcedPlan, readForcedPlan);
  mount(server, plans.fileForcedPlan, fileForcedPlan);
  mount(server, plans.changeForcedPlan, changeForcedPlan);
  mount(server, plans.cancelForcedDates, cancelForcedDates);
  mountRows(server, forcedRows, async (_call, _list, page) => ({
    sums: (await page).sums as { left: number; forfeit: number; stands: number },
  }));
  mount(server, years.readYearEnd, readYearEnd);
  mount(server, years.startYearEnd, startYearEnd);
  mount(server, years.readYearProblems, readYearProblems);
}
