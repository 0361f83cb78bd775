import { join } from 'node:path';
import { appealsModule } from '@talaan/appeals/server/module.ts';
import { admsModule } from '@talaan/adms/server/module.ts';
import { attendanceModule } from '@talaan/attendance/server/module.ts';
import { attendanceReportsModule } from '@talaan/attendance-reports/server/module.ts';
import { committeesModule } from '@talaan/committees/server/module.ts';
import { scholarshipsModule } from '@talaan/scholarships/server/module.ts';
import { calendarModule } from '@talaan/calendar/server/module.ts';
import { connectionsModule } from '@talaan/connections/server/module.ts';
import { contractsModule } from '@talaan/contracts/server/module.ts';
import { dashboardsModule } from '@talaan/dashboards/server/module.ts';
import { executiveModule } from '@talaan/executive/server/module.ts';
import { openTablesModule } from '@talaan/open-tables/server/module.ts';
import { healthModule } from '@talaan/health/server/module.ts';
import { demographicsModule } from '@talaan/demographics/server/module.ts';
import { demoModule } from '@talaan/demo/module.ts';
import { documentFiguresModule } from '@talaan/document-figures/server/module.ts';
import { disposalModule } from '@talaan/disposal/server/module.ts';
import { latenessModule } from '@talaan/lateness/server/module.ts';
import { circulationModule } from '@talaan/circulation/server/module.ts';
import { documentsModule } from '@talaan/documents/server/module.ts';
import { devicesModule } from '@talaan/devices/server/module.ts';
import { dtrModule } from '@talaan/dtr/server/module.ts';
import { facesModule } from '@talaan/faces/server/module.ts';
import { file201Module } from '@talaan/file201/server/module.ts';
import { importsModule } from '@talaan/imports/server/module.ts';
import { invitationsModule } from '@talaan/invitations/server/module.ts';
import { identityModule } from '@talaan/identity/server/module.ts';
import { forcedLeaveModule } from '@talaan/forced-leave/server/module.ts';
import { hiringModule } from '@talaan/hiring/server/module.ts';
import { vacanciesModule } from '@talaan/vacancies/server/module.ts';
import { applicantsModule } from '@talaan/applicants/server/module.ts';
import { boardsModule } from '@talaan/boards/server/module.ts';
import { screeningModule } from '@talaan/screening/server/module.ts';
import { interviewsModule } from '@talaan/interviews/server/module.ts';
import { assessmentsModule } from '@talaan/assessments/server/module.ts';
import { appointingModule } from '@talaan/appointing/server/module.ts';
import { recruitmentFiguresModule } from '@talaan/recruitment-figures/server/module.ts';
import { lettersModule } from '@talaan/letters/server/module.ts';
import { CannotStart } from '@talaan/kernel/server/cannot-start.ts';
import { startClock } from '@talaan/kernel/server/clock.ts';
import { findContributionFault } from '@talaan/kernel/contract/contributions.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import { openDatabase, openPool } from '@talaan/kernel/server/database/database.ts';
import { watchSpace } from '@talaan/kernel/server/files/disk-space.ts';
import { bucketOf, copiesFolder } from '@talaan/kernel/server/files/bucket.ts';
import { openFiles, type Files } from '@talaan/kernel/server/files/files.ts';
import { makeHttp } from '@talaan/kernel/server/calls/http.ts';
import { openJobs, type Working } from '@talaan/kernel/server/jobs/jobs.ts';
import { watchMaintenance } from '@talaan/kernel/server/maintenance.ts';
import { sendWaitingMailJob, watchOutbox } from '@talaan/kernel/server/mail/outbox.ts';
import { mountMetrics } from '@talaan/kernel/server/calls/metrics.ts';
import { closePrint } from '@talaan/kernel/server/print/print.ts';
import { mountProbes } from '@talaan/kernel/server/calls/probes.ts';
import { ownAccountChannel } from '@talaan/kernel/server/realtime/realtime-channels.ts';
import { openRealtime, type Realtime } from '@talaan/kernel/server/realtime/realtime.ts';
import { mountKernel } from '@talaan/kernel/server/routes.ts';
import { savedViewConstraints } from '@talaan/kernel/server/saved-views/routes.ts';
import type { Server, ServerModule } from '@talaan/kernel/server/server.ts';
import { sessions, tokenHolders } from '@talaan/kernel/server/calls/sessions.ts';
import type { Settings } from '@talaan/kernel/server/settings.ts';
import { timeCalls } from '@talaan/kernel/server/calls/time-calls.ts';
import { sweepUploadsJob } from '@talaan/kernel/server/files/uploads.ts';
import { kioskModule } from '@talaan/kiosk/server/module.ts';
import { leaveModule } from '@talaan/leave/server/module.ts';
import { fundSourcesModule } from '@talaan/fund-sources/server/module.ts';
import { leaveCardModule } from '@talaan/leave-card/server/module.ts';
import { leaveCloseModule } from '@talaan/leave-close/server/module.ts';
import { leaveCreditsModule } from '@talaan/leave-credits/server/module.ts';
import { leavePaymentsModule } from '@talaan/leave-payments/server/module.ts';
import { ledgerModule } from '@talaan/ledger/server/module.ts';
import { feedbackModule } from '@talaan/feedback/server/module.ts';
import { memorandaModule } from '@talaan/memoranda/server/module.ts';
import { noticesModule } from '@talaan/notices/server/module.ts';
import { notificationsModule } from '@talaan/notifications/server/module.ts';
import { organizationModule } from '@talaan/organization/server/module.ts';
import { loadsModule } from '@talaan/loads/server/module.ts';
import { overtimeModule } from '@talaan/overtime/server/module.ts';
import { papersModule } from '@talaan/papers/server/module.ts';
import { pdsModule } from '@talaan/pds/server/module.ts';
import { personnelModule } from '@talaan/personnel/server/module.ts';
import { plansModule } from '@talaan/plans/server/module.ts';
import { plantillaModule } from '@talaan/plantilla/server/module.ts';
import { payrollModule } from '@talaan/payroll/server/module.ts';
import { payrollPapersModule } from '@talaan/payroll-papers/server/module.ts';
import { payrollDeductionsModule } from '@talaan/payroll-deductions/server/module.ts';
import { payrollYearModule } from '@talaan/payroll-year/server/module.ts';
import { performanceModule } from '@talaan/performance/server/module.ts';
import { propertyBooksModule } from '@talaan/property-books/server/module.ts';
import { propertyCountsModule } from '@talaan/property-counts/server/module.ts';
import { propertyDisposalModule } from '@talaan/property-disposal/server/module.ts';
import { propertyMovesModule } from '@talaan/property-moves/server/module.ts';
import { propertyModule } from '@talaan/property/server/module.ts';
import { privacyModule } from '@talaan/privacy/server/module.ts';
import { referenceModule } from '@talaan/reference/server/module.ts';
import { requestsModule } from '@talaan/requests/server/module.ts';
import { researchersModule } from '@talaan/researchers/server/module.ts';
import { rostersModule } from '@talaan/rosters/server/module.ts';
import { serviceModule } from '@talaan/service/server/module.ts';
import { setupModule } from '@talaan/setup/server/module.ts';
import { systemModule } from '@talaan/system/server/module.ts';
import { teleworkModule } from '@talaan/telework/server/module.ts';
import { trainingsModule } from '@talaan/trainings/server/module.ts';
import { travelModule } from '@talaan/travel/server/module.ts';
import { Registry } from 'prom-client';
import { mountDocs } from './page/docs.ts';
import { sealAuditJob } from './seal-audit.ts';
import { serveAppFace } from './page/serve-app-face.ts';
import { serveWeb } from './page/serve-web.ts';

/** The modules, each after those that it depends on. */
export const modules: readonly ServerModule[] = [
  importsModule,
  organizationModule,
  identityModule,
  setupModule,
  systemModule,
  connectionsModule,
  referenceModule,
  papersModule,
  personnelModule,
  invitationsModule,
  requestsModule,
  ledgerModule,
  contractsModule,
  researchersModule,
  file201Module,
  pdsModule,
  plantillaModule,
  noticesModule,
  serviceModule,
  demographicsModule,
  healthModule,
  calendarModule,
  devicesModule,
  attendanceModule,
  overtimeModule,
  loadsModule,
  appealsModule,
  rostersModule,
  dtrModule,
  leaveModule,
  leaveCloseModule,
  forcedLeaveModule,
  leaveCreditsModule,
  leaveCardModule,
  leavePaymentsModule,
  attendanceReportsModule,
  hiringModule,
  vacanciesModule,
  applicantsModule,
  lettersModule,
  boardsModule,
  screeningModule,
  interviewsModule,
  assessmentsModule,
  appointingModule,
  recruitmentFiguresModule,
  notificationsModule,
  admsModule,
  facesModule,
  kioskModule,
  travelModule,
  teleworkModule,
  propertyModule,
  propertyMovesModule,
  propertyCountsModule,
  propertyBooksModule,
  propertyDisposalModule,
  payrollModule,
  fundSourcesModule,
  payrollPapersModule,
  payrollDeductionsModule,
  payrollYearModule,
  committeesModule,
  scholarshipsModule,
  trainingsModule,
  plansModule,
  performanceModule,
  documentsModule,
  latenessModule,
  circulationModule,
  disposalModule,
  documentFiguresModule,
  feedbackModule,
  memorandaModule,
  privacyModule,
  dashboardsModule,
  executiveModule,
  openTablesModule,
  demoModule,
];

export interface App {
  server: Server;
  realtime: Realtime;
  /** Stops jobs, browsers and pools in order; the database itself is stopped after it. */
  close: () => Promise<void>;
}

/**
 * Builds the whole server on a database whose schema is up. Jobs run in it only where `work` says so: in the worker beside the server
 * (work.ts) and in tests; the server that answers calls only asks for them.
 */
export async function buildApp({ settings, databaseUrl, work }: { settings: Settings; databaseUrl: string; work: Working }): Promise<App> {
  const fault = findContributionFault(modules);
  if (fault) throw new CannotStart(fault);
  const pool = openPool(databaseUrl);
  const clock = startClock(settings.demoNow);
  const { readActor, readViewed, readLiveSessions } = contributed({ modules }, sessions)(pool, clock);
  const holders = contributed({ modules }, tokenHolders)(pool, clock);
  const constraints = Object.assign({}, savedViewConstraints, ...modules.map((module) => module.constraints ?? {}));
  const http = await makeHttp(settings, constraints);
  const calls = new Registry();
  timeCalls(http, calls);
  pool.on('error', (error) => {
    if (!pool.ending) http.log.warn(`a database connection broke: ${error.message}`);
  });
  const server: Server = {
    http,
    settings,
    clock,
    pool,
    db: openDatabase(pool),
    files: openFilesOf(settings, http.log),
    jobs: openJobs(databaseUrl, pool, http.log, work),
    maintenance: await watchMaintenance(databaseUrl, clock),
    readActor: (token) => (token.startsWith(holders.prefix) ? holders.readActor(token) : readActor(token)),
    readViewed,
    endpoints: [],
    reads: new Map(),
    lists: [],
    channels: [ownAccountChannel, ...modules.flatMap((module) => module.channels ?? [])],
    constraints,
    modules,
    draining: false,
  };
  const secret = await server.db.selectFrom('kernel.secret').select('value').where('name', '=', 'realtime').executeTakeFirstOrThrow();
  const realtime = await openRealtime({
    url: databaseUrl,
    key: settings.realtimeKey,
    secret: secret.value,
    publicUrl: settings.publicUrl,
    readLiveSessions,
  });
  realtime.serve(http);
  mountKernel(server, secret.value);
  for (const module of modules) module.mount?.(server);
  mountDocs(server);
  mountProbes(server);
  mountMetrics(server, calls);
  serveAppFace(server);
  await serveWeb(server);
  await server.jobs.start(server, [sealAuditJob, sweepUploadsJob, sendWaitingMailJob, ...modules.flatMap((module) => module.jobs ?? [])]);
  if (work !== 'none') watchOutbox(server, realtime);
  const space = watchSpace(settings.dataDir, http.log);
  return {
    server,
    realtime,
    close: async () => {
      server.draining = true;
      space.close();
      await realtime.close();
      await server.maintenance.close();
      await http.close();
      await server.jobs.stop();
      await closePrint();
      await pool.end();
    },
  };
}

function openFilesOf(settings: Settings, log: Server['http']['log']): Files {
  const folders = { files: join(settings.dataDir, 'files'), copies: copiesFolder(settings.dataDir) };
  return openFiles(
    folders,
    bucketOf(settings, (details, message) => log.warn(details, message)),
  );
}
