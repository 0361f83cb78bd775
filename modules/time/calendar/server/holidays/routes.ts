import { notFound } from '@talaan/kernel/server/errors.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { addHoliday, editHoliday, previewHoliday, readHoliday, removeHoliday } from '../../contract/holidays.ts';
import { changeHolidays } from './change-holidays.ts';
import { effectOfHoliday } from './effect-of-holiday.ts';
import { findHoliday, holidayRows } from './holiday-rows.ts';

export function mountHolidays(server: Server): void {
  mountRows(server, holidayRows);

  mount(server, previewHoliday, effectOfHoliday);

  mount(server, readHoliday, async ({ db, params }) => {
    const holiday = await findHoliday(db, params.id);
    if (!holiday) throw notFound('There is no such holiday.');
    return { holiday };
  });

  mount(server, addHoliday, async (call) => {
    const id = await changeHolidays(call, null, call.body);
    return { message: `${call.body.name} was added.`, holiday: (await findHoliday(call.db, id))! };
  });

  mount(server, editHoliday, async (call) => {
    const id = await changeHolidays(call, call.params.id, call.body);
    return { message: `${call.body.name} was saved.`, holiday: (await findHoliday(call.db, id))! };
  });

  mount(server, removeHoliday, async (call) => {
    await changeHolidays(call, call.params.id, null);
    return { message: 'The holiday was removed.' };
  });
}
