import { notFound } from '@talaan/kernel/server/errors.ts';
import { mount, type Call } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import { readAwayWeek as awayWeek } from '../../contract/away.ts';
import {
  readDayActions,
  readDepartmentStatistic,
  readOwnDay,
  readOwnMonth,
  readPersonDay,
  readPersonMonth,
  SUPERVISORS,
} from '../../contract/days.ts';
import { countPresence as presenceCount, readDayOfWork as workDay } from '../../contract/presence.ts';
import { readWeek as week } from '../../contract/week.ts';
import { countPresence } from './count-presence.ts';
import { askDayActions } from './day-actions.ts';
import { countByOffice, dailyRows } from './daily-rows.ts';
import { readDayOfWork } from './day-of-work.ts';
import { findDay } from './find-day.ts';
import { flagRows } from './flag-rows.ts';
import { findMonth, openMonth } from './find-month.ts';
import { monthRows } from './month-rows.ts';
import { readAwayWeek } from './read-away-week.ts';
import { readWeek } from './read-week.ts';
import { sumDepartments } from './sum-departments.ts';

const OPENED = 'Daily time record';

export function mountDays(server: Server): void {
  mount(server, readOwnMonth, (call) => findMonth(call.db, ownId(call), call.query.month));
  mount(server, readOwnDay, (call) => findDay(call, ownId(call), call.params.date));
  mount(server, readDayActions, (call) => askDayActions(call, ownId(call), call.params.date));

  mount(server, readPersonMonth, (call) => openMonth(call, SUPERVISORS, OPENED));

  mount(server, readPersonDay, async (call) => {
    const { id } = await findPersonInScope(call, call.params.id, SUPERVISORS);
    await recordOpening(call, id, OPENED);
    return findDay(call, id, call.params.date);
  });

  mountRows(server, dailyRows, countByOffice);
  mountRows(server, monthRows);
  mountRows(server, flagRows);
  mount(server, presenceCount, countPresence);
  mount(server, workDay, readDayOfWork);
  mount(server, week, readWeek);
  mount(server, awayWeek, readAwayWeek);
  mount(server, readDepartmentStatistic, (call) => sumDepartments(call, call.query.month));
}

/** Every account that serves is tied to its person. */
function ownId({ actor }: Call): number {
  if (actor.personnelId === null) throw notFound('Your account is not tied to a person who punches.');
  return actor.personnelId;
}
