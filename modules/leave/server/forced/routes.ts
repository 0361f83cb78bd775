import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as plans from '../../contract/forced-plans.ts';
import { cancelForcedDates, changeForcedPlan, fileForcedPlan } from './file-plan.ts';
import { readForcedPlan, readForcedYear } from './read-plan.ts';

export function mountForced(server: Server): void {
  mount(server, plans.readForcedYear, readForcedYear);
  mount(server, plans.readForcedPlan, readForcedPlan);
  mount(server, plans.fileForcedPlan, fileForcedPlan);
  mount(server, plans.changeForcedPlan, changeForcedPlan);
  mount(server, plans.cancelForcedDates, cancelForcedDates);
}
