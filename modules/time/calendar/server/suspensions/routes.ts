import { contributed } from '@talaan/kernel/server/contributed.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import {
  addSuspension,
  editSuspension,
  fetchSuspensionMemo,
  previewSuspension,
  readSuspension,
  removeSuspension,
} from '../../contract/suspensions.ts';
import { effectsOnDays } from '../effects-on-days.ts';
import { changeSuspensions } from './change-suspensions.ts';
import { findSuspension, suspensionRows } from './suspension-rows.ts';

export function mountSuspensions(server: Server): void {
  mountRows(server, suspensionRows);

  mount(server, previewSuspension, ({ query }) => contributed(server, effectsOnDays).ofSuspension(server, query));

  mount(server, readSuspension, async (call) => {
    const suspension = await findSuspension(call, call.params.id);
    if (!suspension) throw notFound('There is no such suspension.');
    return { suspension };
  });

  mount(server, fetchSuspensionMemo, async ({ db, params }) => {
    const found = await db.selectFrom('attendance.suspension').select('memo_id').where('id', '=', params.id).executeTakeFirst();
    if (!found || found.memo_id === null) throw notFound('There is no such memorandum.');
    const { name, location } = await server.files.locate(db, found.memo_id);
    return { name, contentType: 'application/pdf', content: { path: location }, inline: true };
  });

  mount(server, addSuspension, async (call) => {
    const id = await changeSuspensions(call, null, call.body);
    return { message: 'Work is suspended.', suspension: (await findSuspension(call, id))! };
  });

  mount(server, editSuspension, async (call) => {
    const id = await changeSuspensions(call, call.params.id, call.body);
    return { message: 'The suspension was saved.', suspension: (await findSuspension(call, id))! };
  });

  mount(server, removeSuspension, async (call) => {
    await changeSuspensions(call, call.params.id, null);
    return { message: 'The suspension was revoked.' };
  });
}
