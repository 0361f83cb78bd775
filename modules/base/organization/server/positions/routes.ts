import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import {
  addPosition,
  editPosition,
  listFacultyPositions,
  listStaffPositions,
  readPosition,
  removePosition,
  retirePosition,
} from '../../contract/positions.ts';
import { addPositionTitle, changePosition, removePositionTitle } from './change-position.ts';
import { findPosition, listOffered, positionRows } from './position-rows.ts';

export function mountPositions(server: Server): void {
  mountRows(server, positionRows);
  mount(server, listFacultyPositions, (call) => listOffered(call, 'faculty'));
  mount(server, listStaffPositions, (call) => listOffered(call, 'staff'));

  mount(server, readPosition, async (call) => ({ position: await findPosition(call, call.params.id) }));

  mount(server, addPosition, async (call) => {
    const id = await addPositionTitle(call, call.body);
    return { message: `${call.body.name} was added.`, position: await findPosition(call, id) };
  });

  mount(server, editPosition, async (call) => {
    await changePosition(call, call.params.id, call.body);
    return { message: `${call.body.name} was saved.`, position: await findPosition(call, call.params.id) };
  });

  mount(server, retirePosition, async (call) => {
    await changePosition(call, call.params.id, { retired_on: call.body.retired_on });
    const position = await findPosition(call, call.params.id);
    return { message: call.body.retired_on ? `${position.name} is retired.` : `${position.name} is offered again.`, position };
  });

  mount(server, removePosition, async (call) => ({ message: `${await removePositionTitle(call, call.params.id)} was removed.` }));
}
