import { agencySettingsPoint, dayActions, pendingOnDays } from '@talaan/attendance/server/public.ts';
import { calendarChanged } from '@talaan/calendar/server/public.ts';
import { eventKinds } from '@talaan/connections/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { executiveFigures } from '@talaan/kernel/server/executive-figure.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { leaveBesideMoves } from '@talaan/personnel/server/public.ts';
import { LEAVE_OF_AGENCY } from '../rules/settings.ts';
import { openTables } from '@talaan/kernel/server/open-table.ts';
import { openTablesOfLeave } from './open-tables.ts';
import { askAttended, askLeave } from './applications/day-action.ts';
import { pendingLeave } from './applications/pending-leave.ts';
import { mountApplications } from './applications/routes.ts';
import { mountArrangements } from './arrangements/routes.ts';
import { notifyAttendedLeaveJob } from './attended/attended.ts';
import { followCalendarJob, noteCalendarChange } from './changes/follow-calendar.ts';
import { leaveConstraints } from './constraints.ts';
import { personalDataOfFeeds } from './feeds/personal-data.ts';
import { mountFeeds } from './feeds/routes.ts';
import { mountForms } from './forms/routes.ts';
import { remindPapersJob } from './papers/remind-papers-job.ts';
import { personalDataOfLeave } from './personal-data.ts';
import { loadReference } from './reference.ts';
import { mountReports } from './reports/routes.ts';
import { mountSchoolYears } from './school-years/routes.ts';
import { besideMoves } from './standings/beside-moves.ts';
import { mountSteps } from './steps/routes.ts';
import { takeLeaveJob } from './steps/take-job.ts';
import { grantRightsJob } from './types/grant-rights-job.ts';
import { mountTypes } from './types/routes.ts';
import { followUnpaidJob } from './unpaid/follow-job.ts';
import { leaveAhead } from './figures/leave-ahead.ts';
import { leaveApproved } from './steps/announce-approved.ts';
import { processing } from './processing.ts';

export const leaveModule: ServerModule = {
  name: 'leave',
  tables: [
    new URL('./tables.sql', import.meta.url),
    new URL('./feeds/tables.sql', import.meta.url),
    new URL('./changes/tables.sql', import.meta.url),
    new URL('./attended/tables.sql', import.meta.url),
    new URL('./school-years/tables.sql', import.meta.url),
    new URL('./unpaid/tables.sql', import.meta.url),
  ],
  constraints: leaveConstraints,
  loadReference,
  jobs: [grantRightsJob, followCalendarJob, takeLeaveJob, remindPapersJob, followUnpaidJob, notifyAttendedLeaveJob],
  processing,
  personalData: [...personalDataOfLeave, ...personalDataOfFeeds],
  demo: () => import('../demo/load-demo.ts'),
  contributes: [
    ...openTablesOfLeave.map((one) => contribute(openTables, one)),
    contribute(eventKinds, leaveApproved),
    contribute(executiveFigures, leaveAhead),
    contribute(agencySettingsPoint, LEAVE_OF_AGENCY),
    contribute(pendingOnDays, pendingLeave),
    contribute(dayActions, { name: 'leave-attended', place: 10, ask: askAttended }),
    contribute(dayActions, { name: 'leave', place: 20, ask: askLeave }),
    contribute(leaveBesideMoves, besideMoves),
    contribute(calendarChanged, noteCalendarChange),
  ],
  mount: (server) => {
    mountApplications(server);
    mountSteps(server);
    mountForms(server);
    mountReports(server);
    mountTypes(server);
    mountArrangements(server);
    mountSchoolYears(server);
    mountFeeds(server);
  },
};
