import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import {
  addRole as add,
  editRole as edit,
  listCalledGroups,
  previewRole as preview,
  readRole,
  removeRole as remove,
} from '../../contract/roles.ts';
import { addRole, editRole, removeRole } from './change-role.ts';
import { holderRows } from './holder-rows.ts';
import { previewRole } from './preview-role.ts';
import { findRole, roleRows } from './role-rows.ts';

export function mountRoles(server: Server): void {
  mountRows(server, roleRows);

  mount(server, listCalledGroups, async () => ({
    groups: [...new Set(server.endpoints.flatMap(({ access }) => (typeof access === 'string' ? [] : access)))].toSorted(),
  }));

  mount(server, readRole, async (call) => ({ role: await findRole(call, call.params.id) }));

  mountRows(server, holderRows);

  mount(server, preview, previewRole);

  mount(server, add, async (call) => {
    const id = await addRole(call);
    return { message: `The role ${call.body.name} was added.`, role: await findRole(call, id) };
  });

  mount(server, edit, async (call) => {
    await editRole(call);
    return { message: `The role ${call.body.name} was saved.`, role: await findRole(call, call.params.id) };
  });

  mount(server, remove, async (call) => {
    return { message: `The role ${await removeRole(call)} was deleted.` };
  });
}
