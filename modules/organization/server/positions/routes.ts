import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import {
  addPosition,
  editPosition,
  listFacultyPositions,
  listPositions,
  listStaffPositions,
  readPosition,
  removePosition,
  retirePosition,
} from '../../contract/positions.ts';
import type { OrganizationNeeds } from '../needs.ts';
import { addPositionTitle, changePosition, removePositionTitle } from './change-position.ts';
import { findPosition, findPositions } from './find-positions.ts';

export function mountPositions(server: Server, { countHolders }: OrganizationNeeds): void {
  mount(server, listPositions, ({ db, query, today }) => findPositions(db, query, today, countHolders));

  mount(server, listFacultyPositions, ({ db, query, today }) =>
    findPositions(db, { ...query, source: 'faculty', state: 'offered' }, today, countHolders),
  );

  mount(server, listStaffPositions, ({ db, query, today }) =>
    findPositions(db, { ...query, source: 'staff', state: 'offered' }, today, countHolders),
  );

  mount(server, readPosition, async ({ db, params, today }) => ({ position: await findPosition(db, params.id, today, countHolders) }));

  mount(server, addPosition, async (call) => {
    const id = await addPositionTitle(call, call.body);
    return { message: `${call.body.name} was added.`, position: await findPosition(call.db, id, call.today, countHolders) };
  });

  mount(server, editPosition, async (call) => {
    await changePosition(call, call.params.id, call.body);
    return { message: `${call.body.name} was saved.`, position: await findPosition(call.db, call.params.id, call.today, countHolders) };
  });

  mount(server, retirePosition, async (call) => {
    await changePosition(call, call.params.id, { retired_on: call.body.retired_on });
    const position = await findPosition(call.db, call.params.id, call.today, countHolders);
    return { message: call.body.retired_on ? `${position.name} is retired.` : `${position.name} is offered again.`, position };
  });

  mount(server, removePosition, async (call) => ({ message: `${await removePositionTitle(call, call.params.id)} was removed.` }));
}
