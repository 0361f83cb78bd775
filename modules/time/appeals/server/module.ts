import { sql } from 'kysely';
import { agencySettingsPoint, dayActions, pendingOnDays } from '@talaan/attendance/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import { personalDataIn } from '@talaan/kernel/server/personal-data-part.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server, ServerModule } from '@talaan/kernel/server/server.ts';
import { APPEALS_OF_AGENCY } from '../rules/settings.ts';
import * as appeals from '../contract/appeals.ts';
import * as outages from '../contract/outages.ts';
import { appealRows } from './appeal-rows.ts';
import { askAppeal } from './ask-appeal.ts';
import { excuseOutage, previewOutage, undoOutage } from './excuse-outage.ts';
import { correctAppeal, fileAppeal } from './file-appeal.ts';
import { outageRows } from './outage-rows.ts';
import { readAppeal, readProof } from './read-appeal.ts';
import { pendingAppeals } from './pending-appeals.ts';
import { previewAppeal, readAppealForm } from './read-form.ts';
import { processing } from './processing.ts';

export const appealsModule: ServerModule = {
  name: 'appeals',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: {
    a_day_has_one_open_appeal: { field: 'date', message: 'An appeal for this day is not decided yet. Open it in the list of appeals.' },
    a_cell_is_claimed_once: { field: 'claims', message: 'Claim each cell of the day once.' },
  },
  processing,
  personalData: [
    personalDataIn(
      'Time-log appeals',
      ['appeals.appeal'],
      ({ personnelId }) => sql`
        select a.date as "Date", a.reason as "Reason", a.explanation as "Explanation", a.state as "State",
          (select string_agg(to_char(kernel.clock_of(c.at), 'YYYY-MM-DD HH24:MI'), ', ' order by c.at) from appeals.claim c where c.appeal_id = a.id) as "Claimed",
          (select f.name from kernel.file f where f.id = a.file_id) as "Proof"
        from appeals.appeal a where a.personnel_id = ${personnelId} order by a.date`,
    ),
    personalDataIn(
      'Punches entered for an outage',
      ['appeals.excused_punch', 'appeals.outage'],
      ({ personnelId, accountId }) => sql`
        select u.date as "Date", u.reason as "Outage", e.at as "Entered", u.undone_because as "Undone because", u.excused_by = ${accountId}::integer as "Excused by you"
        from appeals.outage u left join appeals.excused_punch e on e.outage_id = u.id and e.personnel_id = ${personnelId}
        where e.outage_id is not null or ${accountId}::integer in (u.excused_by, u.undone_by) order by u.date`,
    ),
  ],
  contributes: [
    contribute(agencySettingsPoint, APPEALS_OF_AGENCY),
    contribute(pendingOnDays, pendingAppeals),
    contribute(dayActions, { name: 'appeal', place: 10, ask: askAppeal }),
  ],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountAppeals,
};

function mountAppeals(server: Server): void {
  mountRows(server, appealRows);
  mountRows(server, outageRows);
  mount(server, outages.previewOutage, previewOutage);
  mount(server, outages.excuseOutage, excuseOutage);
  mount(server, outages.undoOutage, undoOutage);
  mount(server, appeals.readAppealForm, readAppealForm);
  mount(server, appeals.previewAppeal, previewAppeal);
  mount(server, appeals.readAppeal, readAppeal);
  mount(server, appeals.readProof, readProof);
  mount(server, appeals.fileAppeal, fileAppeal);
  mount(server, appeals.correctAppeal, correctAppeal);
}
