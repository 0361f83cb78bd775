import { mount, type Call } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../../contract/departments.ts';
import type { OrganizationNeeds } from '../needs.ts';
import { addDepartment } from './add-department.ts';
import { closeDepartment } from './close-department.ts';
import { departmentRows } from './department-rows.ts';
import { findOfficeRecord } from './find-office-record.ts';
import { moveDepartment } from './move-department.ts';
import { printChart } from './print-chart.ts';
import { readTree } from './read-tree.ts';
import { correctDepartment, renameDepartment } from './rename-department.ts';
import { reopenDepartment } from './reopen-department.ts';
import { withdrawChange } from './withdraw-change.ts';

export function mountDepartments(server: Server, needs: OrganizationNeeds): void {
  const answer = async ({ db, today }: Pick<Call, 'db' | 'today'>, id: number, done: string) => {
    const department = await findOfficeRecord(db, id, today, needs);
    return { message: `${department.fullname} ${done}`, department };
  };

  mountRows(server, departmentRows);
  mount(server, contract.readTree, (call) => readTree(call, needs));
  mount(server, contract.printChart, (call) => printChart(call, needs));
  mount(server, contract.readDepartment, async ({ db, today, params }) => ({
    department: await findOfficeRecord(db, params.id, today, needs),
  }));
  mount(server, contract.addDepartment, async (call) => answer(call, await addDepartment(call), 'was added.'));
  mount(server, contract.correctDepartment, async (call) => answer(call, await correctDepartment(call), 'was corrected.'));
  mount(server, contract.renameDepartment, async (call) => answer(call, await renameDepartment(call), 'has its new name noted.'));
  mount(server, contract.moveDepartment, async (call) => answer(call, await moveDepartment(call, needs), 'has its new place noted.'));
  mount(server, contract.closeDepartment, async (call) => answer(call, await closeDepartment(call, needs), 'has its closing noted.'));
  mount(server, contract.reopenDepartment, async (call) => answer(call, await reopenDepartment(call), 'has its opening noted.'));
  mount(server, contract.withdrawDepartmentChange, async (call) => answer(call, await withdrawChange(call, needs), 'keeps what it was.'));
}
