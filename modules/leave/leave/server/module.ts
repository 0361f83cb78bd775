import { agencySettingsPoint, calendarChanged, dayActions, pendingOnDays } from '@talaan/attendance/server/public.ts';
import { spreadsheets } from '@talaan/imports/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { leaveBesideMoves } from '@talaan/personnel/server/public.ts';
import { balanceImports } from '../contract/balance-imports.ts';
import { LEAVE_OF_AGENCY } from '../rules/settings.ts';
import { askAttended, askLeave } from './applications/day-action.ts';
import { pendingLeave } from './applications/pending-leave.ts';
import { mountApplications } from './applications/routes.ts';
import { closeMissedMonthsJob, closeMonthJob } from './close/jobs.ts';
import { personalDataOfCloses } from './close/personal-data.ts';
import { mountClose } from './close/routes.ts';
import { mountBalances } from './balances/routes.ts';
import { cardSource } from './balance-import/card-source.ts';
import { openingSource } from './balance-import/opening-source.ts';
import { mountCard } from './card/routes.ts';
import { leaveConstraints } from './constraints.ts';
import { mountCreditCertificates } from './credit-certificates/routes.ts';
import { lapseCreditsJob } from './credits/lapse-job.ts';
import { personalDataOfCredits } from './credits/personal-data.ts';
import { mountCredits } from './credits/routes.ts';
import { endYearJob } from './forced/end-year.ts';
import { remindForcedLeaveJob } from './forced/remind-job.ts';
import { personalDataOfFeeds } from './feeds/personal-data.ts';
import { mountForecast } from './forecast/routes.ts';
import { mountFeeds } from './feeds/routes.ts';
import { personalDataOfForcedLeave } from './forced/personal-data.ts';
import { mountForms } from './forms/routes.ts';
import { mountForced } from './forced/routes.ts';
import { personalDataOfPayments } from './payments/personal-data.ts';
import { mountPayments } from './payments/routes.ts';
import { mountArrangements } from './arrangements/routes.ts';
import { mountLiability } from './liability/routes.ts';
import { mountSchoolYears } from './school-years/routes.ts';
import { personalDataOfLeave } from './personal-data.ts';
import { remindPapersJob } from './papers/remind-papers-job.ts';
import { loadReference } from './reference.ts';
import { notifyAttendedLeaveJob } from './states/attended.ts';
import { besideMoves } from './states/beside-moves.ts';
import { followCalendarJob, noteCalendarChange } from './states/follow-calendar.ts';
import { takeLeaveJob } from './states/take-job.ts';
import { mountVacationPay } from './vacation/routes.ts';
import { mountReports } from './reports/routes.ts';
import { grantRightsJob } from './types/grant-rights-job.ts';
import { mountSummary } from './summary/routes.ts';
import { mountTypes } from './types/routes.ts';
import { followUnpaidJob } from './unpaid/follow-job.ts';
import { notifyLongAbsencesJob } from './payroll/long-absence-job.ts';
import { personalDataOfUnpaid } from './payroll/personal-data.ts';
import { mountUnpaid } from './payroll/routes.ts';

export const leaveModule: ServerModule = {
  name: 'leave',
  tables: [
    new URL('./tables.sql', import.meta.url),
    new URL('./balances/tables.sql', import.meta.url),
    new URL('./feeds/tables.sql', import.meta.url),
    new URL('./states/tables.sql', import.meta.url),
    new URL('./forced/tables.sql', import.meta.url),
    new URL('./payments/tables.sql', import.meta.url),
    new URL('./credits/tables.sql', import.meta.url),
    new URL('./school-years/tables.sql', import.meta.url),
    new URL('./close/tables.sql', import.meta.url),
    new URL('./unpaid/tables.sql', import.meta.url),
    new URL('./payroll/tables.sql', import.meta.url),
  ],
  constraints: leaveConstraints,
  loadReference,
  jobs: [
    grantRightsJob,
    closeMonthJob,
    closeMissedMonthsJob,
    followCalendarJob,
    takeLeaveJob,
    remindPapersJob,
    lapseCreditsJob,
    endYearJob,
    remindForcedLeaveJob,
    followUnpaidJob,
    notifyLongAbsencesJob,
    notifyAttendedLeaveJob,
  ],
  personalData: [
    ...personalDataOfLeave,
    ...personalDataOfForcedLeave,
    ...personalDataOfPayments,
    ...personalDataOfCredits,
    ...personalDataOfFeeds,
    ...personalDataOfCloses,
    ...personalDataOfUnpaid,
  ],
  demo: () => import('../demo/load-demo.ts'),
  contributes: [
    contribute(agencySettingsPoint, LEAVE_OF_AGENCY),
    contribute(pendingOnDays, pendingLeave),
    contribute(dayActions, { name: 'leave-attended', place: 10, ask: askAttended }),
    contribute(dayActions, { name: 'leave', place: 20, ask: askLeave }),
    contribute(leaveBesideMoves, besideMoves),
    contribute(calendarChanged, noteCalendarChange),
    contribute(spreadsheets, { calls: balanceImports, sources: [openingSource, cardSource] }),
  ],
  mount: (server) => {
    mountApplications(server);
    mountForms(server);
    mountForced(server);
    mountReports(server);
    mountLiability(server);
    mountPayments(server);
    mountCredits(server);
    mountClose(server);
    mountUnpaid(server);
    mountTypes(server);
    mountArrangements(server);
    mountBalances(server);
    mountCard(server);
    mountFeeds(server);
    mountSchoolYears(server);
    mountVacationPay(server);
    mountForecast(server);
    mountSummary(server);
    mountCreditCertificates(server);
  },
};
