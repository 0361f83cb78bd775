import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../contract.ts';
import { addHireRequest } from './add-hire-request.ts';
import { editHireRequest } from './edit-hire-request.ts';
import { readHireRequest } from './find-hire-request.ts';
import { hireRows } from './hire-rows.ts';
import { listHireOffices, listOpenItems, previewHireRoute } from './offices-for-hire.ts';
import { printHireRequest, readHireFile } from './print-hire-request.ts';

export function mountHiring(server: Server): void {
  mountRows(server, hireRows);
  mount(server, contract.listHireOffices, listHireOffices);
  mount(server, contract.listOpenItems, listOpenItems);
  mount(server, contract.previewHireRoute, previewHireRoute);
  mount(server, contract.readHireRequest, readHireRequest);
  mount(server, contract.addHireRequest, addHireRequest);
  mount(server, contract.editHireRequest, editHireRequest);
  mount(server, contract.printHireRequest, printHireRequest);
  mount(server, contract.readHireFile, readHireFile);
}
