import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../../contract/school-years.ts';
import { addSchoolYear, changeSchoolYear, removeSchoolYear, schoolYearRows } from './school-years.ts';

export function mountSchoolYears(server: Server): void {
  mountRows(server, schoolYearRows);
  mount(server, contract.addSchoolYear, addSchoolYear);
  mount(server, contract.changeSchoolYear, changeSchoolYear);
  mount(server, contract.removeSchoolYear, removeSchoolYear);
}
