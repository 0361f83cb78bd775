import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../../contract/split.ts';
import type { OrganizationNeeds } from '../needs.ts';
import { listOfficeUses } from './list-uses.ts';
import { previewSplit } from './preview-split.ts';
import { splitDepartment } from './split-department.ts';

export function mountSplit(server: Server, needs: OrganizationNeeds): void {
  mount(server, contract.listOfficeUses, (call) => listOfficeUses(call, needs));
  mount(server, contract.previewSplit, async (call) => ({ offices: await previewSplit(call, needs) }));
  mount(server, contract.splitDepartment, async (call) => {
    const offices = await splitDepartment(call, needs);
    return { message: `${offices[0]!.fullname} was split.`, offices };
  });
}
