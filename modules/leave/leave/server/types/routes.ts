import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as types from '../../contract/types.ts';
import { typeRows } from './type-rows.ts';
import { addLeaveType, changeLeaveTerms, readLeaveType } from './write-types.ts';

export function mountTypes(server: Server): void {
  mountRows(server, typeRows);
  mount(server, types.readLeaveType, readLeaveType);
  mount(server, types.addLeaveType, addLeaveType);
  mount(server, types.changeLeaveTerms, changeLeaveTerms);
}
