import { notFound } from '@talaan/kernel/server/errors.ts';
import { mountFieldEdits } from '@talaan/kernel/server/field-edits/mount-field-edits.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import {
  addSchedule,
  assignSchedule,
  editSchedule,
  previewAssignment,
  readPersonSchedule,
  readSchedule,
  removeAssignment,
} from '../../contract/schedules.ts';
import { requireTarget } from '../require-reach.ts';
import { assign, takeBackAssignment } from './assign.ts';
import { createSchedule, reviseSchedule } from './change-schedules.ts';
import { findSchedule } from './find-schedule.ts';
import { findPersonSchedule } from './find-person-schedule.ts';
import { scheduleEdits } from './schedule-edits.ts';
import { scheduleRows } from './schedule-rows.ts';
import { effectOfAssignment } from './effect-of-assignment.ts';

export function mountSchedules(server: Server): void {
  mountRows(server, scheduleRows);
  mountFieldEdits(server, scheduleEdits);

  mount(server, previewAssignment, async (call) => {
    const { db, query } = call;
    const target = { personnelId: query.personnel_id ?? null, officeId: query.office_id ?? null };
    await requireTarget(call, target);
    return effectOfAssignment(db, { ...target, from: query.from, last: query.last ?? null });
  });

  mount(server, readSchedule, async (call) => {
    const schedule = await findSchedule(call, call.params.id);
    if (!schedule) throw notFound('There is no such schedule.');
    return { schedule };
  });

  mount(server, addSchedule, async (call) => ({ message: `${call.body.name} was added.`, id: await createSchedule(call) }));

  mount(server, editSchedule, async (call) => {
    await reviseSchedule(call, call.params.id);
    return { message: `${call.body.name} was saved.`, schedule: (await findSchedule(call, call.params.id))! };
  });

  mount(server, assignSchedule, async (call) => ({
    message: 'The schedule was assigned.',
    assignment: await assign(call, call.params.id),
  }));

  mount(server, removeAssignment, async (call) => {
    await takeBackAssignment(call, call.params.id);
    return { message: 'The assignment was removed.' };
  });

  mount(server, readPersonSchedule, (call) => findPersonSchedule(call, call.params.id));
}
