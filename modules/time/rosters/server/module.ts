import { sql } from 'kysely';
import { pendingOnDays } from '@talaan/attendance/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import { personalDataIn } from '@talaan/kernel/server/personal-data-part.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server, ServerModule } from '@talaan/kernel/server/server.ts';
import * as contract from '../contract/requests.ts';
import * as rota from '../contract/rota.ts';
import { correctRosterRequest, fileRosterRequest } from './file-request.ts';
import { pendingSchedules } from './pending-schedules.ts';
import { previewRoster, printRoster, readMySchedules, readRosterForm, readRosterRequest } from './read-request.ts';
import { requestRows } from './request-rows.ts';
import { changeRota } from './rota/change-rota.ts';
import { readRota } from './rota/read-rota.ts';
import { processing } from './processing.ts';

export const rostersModule: ServerModule = {
  name: 'rosters',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: {
    a_person_asks_for_one_schedule_at_a_time: {
      field: 'schedule_id',
      message: 'A request for a work schedule is not decided yet. Open it in the list.',
    },
    requested_schedule_exists: { field: 'schedule_id', message: 'There is no such schedule.' },
  },
  processing,
  personalData: [
    personalDataIn(
      'Requests for work schedules',
      ['rosters.request'],
      ({ personnelId }) => sql`
        select q.from_day as "From", q.last_day as "To", q.hours ->> 'kind' as "Kind", q.hours -> 'weekdays' as "Hours, in minutes after midnight",
          q.reason as "Reason", q.is_part_time as "Part-time", q.state as "State"
        from rosters.request q where q.personnel_id = ${personnelId} order by q.id`,
    ),
  ],
  contributes: [contribute(pendingOnDays, pendingSchedules)],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountRosters,
};

function mountRosters(server: Server): void {
  mountRows(server, requestRows);
  mount(server, contract.readRosterForm, readRosterForm);
  mount(server, contract.previewRoster, previewRoster);
  mount(server, contract.readRosterRequest, readRosterRequest);
  mount(server, contract.printRoster, printRoster);
  mount(server, contract.fileRosterRequest, fileRosterRequest);
  mount(server, contract.correctRosterRequest, correctRosterRequest);
  mount(server, contract.readMySchedules, readMySchedules);
  mount(server, rota.readRota, readRota);
  mount(server, rota.changeRota, changeRota);
}
