import { appealsWeb } from '@talaan/appeals/web/module.ts';
import { admsWeb } from '@talaan/adms/web/module.ts';
import { attendanceWeb } from '@talaan/attendance/web/module.ts';
import { attendanceReportsWeb } from '@talaan/attendance-reports/web/module.ts';
import { calendarWeb } from '@talaan/calendar/web/module.ts';
import { devicesWeb } from '@talaan/devices/web/module.ts';
import { connectionsWeb } from '@talaan/connections/web/module.ts';
import { contractsWeb } from '@talaan/contracts/web/module.ts';
import { dashboardsWeb } from '@talaan/dashboards/web/module.ts';
import { executiveWeb } from '@talaan/executive/web/module.ts';
import { openTablesWeb } from '@talaan/open-tables/web/module.ts';
import { healthWeb } from '@talaan/health/web/module.ts';
import { demographicsWeb } from '@talaan/demographics/web/module.ts';
import { dtrWeb } from '@talaan/dtr/web/module.ts';
import { facesWeb } from '@talaan/faces/web/module.ts';
import { file201Web } from '@talaan/file201/web/module.ts';
import { forcedLeaveWeb } from '@talaan/forced-leave/web/module.ts';
import { importsWeb } from '@talaan/imports/web/module.ts';
import { identityWeb } from '@talaan/identity/web/module.ts';
import { invitationsWeb } from '@talaan/invitations/web/module.ts';
import { kioskWeb } from '@talaan/kiosk/web/module.ts';
import { leaveWeb } from '@talaan/leave/web/module.ts';
import { leaveCardWeb } from '@talaan/leave-card/web/module.ts';
import { leaveCloseWeb } from '@talaan/leave-close/web/module.ts';
import { leaveCreditsWeb } from '@talaan/leave-credits/web/module.ts';
import { leavePaymentsWeb } from '@talaan/leave-payments/web/module.ts';
import { loadsWeb } from '@talaan/loads/web/module.ts';
import { feedbackWeb } from '@talaan/feedback/web/module.ts';
import { memorandaWeb } from '@talaan/memoranda/web/module.ts';
import { noticesWeb } from '@talaan/notices/web/module.ts';
import { notificationsWeb } from '@talaan/notifications/web/module.ts';
import { organizationWeb } from '@talaan/organization/web/module.ts';
import { overtimeWeb } from '@talaan/overtime/web/module.ts';
import { papersWeb } from '@talaan/papers/web/module.ts';
import { pdsWeb } from '@talaan/pds/web/module.ts';
import { personnelWeb } from '@talaan/personnel/web/module.ts';
import { plansWeb } from '@talaan/plans/web/module.ts';
import { plantillaWeb } from '@talaan/plantilla/web/module.ts';
import { payrollWeb } from '@talaan/payroll/web/module.ts';
import { payrollPapersWeb } from '@talaan/payroll-papers/web/module.ts';
import { payrollDeductionsWeb } from '@talaan/payroll-deductions/web/module.ts';
import { payrollYearWeb } from '@talaan/payroll-year/web/module.ts';
import { performanceWeb } from '@talaan/performance/web/module.ts';
import { propertyWeb } from '@talaan/property/web/module.ts';
import { propertyBooksWeb } from '@talaan/property-books/web/module.ts';
import { propertyCountsWeb } from '@talaan/property-counts/web/module.ts';
import { propertyMovesWeb } from '@talaan/property-moves/web/module.ts';
import { propertyDisposalWeb } from '@talaan/property-disposal/web/module.ts';
import { fundSourcesWeb } from '@talaan/fund-sources/web/module.ts';
import { privacyWeb } from '@talaan/privacy/web/module.ts';
import { referenceWeb } from '@talaan/reference/web/module.ts';
import { researchersWeb } from '@talaan/researchers/web/module.ts';
import { requestsWeb } from '@talaan/requests/web/module.ts';
import { rostersWeb } from '@talaan/rosters/web/module.ts';
import { serviceWeb } from '@talaan/service/web/module.ts';
import { setupWeb } from '@talaan/setup/web/module.ts';
import { systemWeb } from '@talaan/system/web/module.ts';
import { teleworkWeb } from '@talaan/telework/web/module.ts';
import { trainingsWeb } from '@talaan/trainings/web/module.ts';
import { travelWeb } from '@talaan/travel/web/module.ts';
import { hiringWeb } from '@talaan/hiring/web/module.ts';
import { documentFiguresWeb } from '@talaan/document-figures/web/module.ts';
import { disposalWeb } from '@talaan/disposal/web/module.ts';
import { latenessWeb } from '@talaan/lateness/web/module.ts';
import { circulationWeb } from '@talaan/circulation/web/module.ts';
import { documentsWeb } from '@talaan/documents/web/module.ts';
import { vacanciesWeb } from '@talaan/vacancies/web/module.ts';
import { applicantsWeb } from '@talaan/applicants/web/module.ts';
import { scholarshipsWeb } from '@talaan/scholarships/web/module.ts';
import { committeesWeb } from '@talaan/committees/web/module.ts';
import { boardsWeb } from '@talaan/boards/web/module.ts';
import { screeningWeb } from '@talaan/screening/web/module.ts';
import { interviewsWeb } from '@talaan/interviews/web/module.ts';
import { assessmentsWeb } from '@talaan/assessments/web/module.ts';
import { appointingWeb } from '@talaan/appointing/web/module.ts';
import { recruitmentFiguresWeb } from '@talaan/recruitment-figures/web/module.ts';
import { lettersWeb } from '@talaan/letters/web/module.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { docsWeb } from './docs/module.ts';

/** The modules, in the order of the menu. */
export const modules: readonly WebModule[] = [
  memorandaWeb,
  dashboardsWeb,
  executiveWeb,
  openTablesWeb,
  requestsWeb,
  identityWeb,
  setupWeb,
  systemWeb,
  connectionsWeb,
  invitationsWeb,
  attendanceWeb,
  calendarWeb,
  devicesWeb,
  admsWeb,
  facesWeb,
  kioskWeb,
  travelWeb,
  teleworkWeb,
  overtimeWeb,
  loadsWeb,
  appealsWeb,
  rostersWeb,
  dtrWeb,
  leaveWeb,
  leaveCloseWeb,
  forcedLeaveWeb,
  leaveCreditsWeb,
  leaveCardWeb,
  leavePaymentsWeb,
  attendanceReportsWeb,
  hiringWeb,
  documentsWeb,
  latenessWeb,
  circulationWeb,
  disposalWeb,
  documentFiguresWeb,
  feedbackWeb,
  propertyWeb,
  propertyMovesWeb,
  propertyCountsWeb,
  propertyBooksWeb,
  propertyDisposalWeb,
  payrollWeb,
  fundSourcesWeb,
  payrollPapersWeb,
  payrollDeductionsWeb,
  payrollYearWeb,
  committeesWeb,
  scholarshipsWeb,
  trainingsWeb,
  performanceWeb,
  vacanciesWeb,
  applicantsWeb,
  lettersWeb,
  screeningWeb,
  interviewsWeb,
  assessmentsWeb,
  appointingWeb,
  boardsWeb,
  recruitmentFiguresWeb,
  plansWeb,
  personnelWeb,
  contractsWeb,
  researchersWeb,
  file201Web,
  pdsWeb,
  serviceWeb,
  noticesWeb,
  plantillaWeb,
  demographicsWeb,
  healthWeb,
  papersWeb,
  organizationWeb,
  importsWeb,
  referenceWeb,
  notificationsWeb,
  privacyWeb,
  docsWeb,
];
