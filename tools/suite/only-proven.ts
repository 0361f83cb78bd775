/**
 * What `npm run prove` alone does. Most kill a worker in the midst of one more kind of job: `npm test` makes the kills of the server, its
 * worker, its database and of one job, the import of a device file, which go through the same code. The others start whole servers several
 * times: one restarted after the other under calls, a restore that is killed, a disk that is full; or make the demo anew, at several dates of a year.
 */
export const ONLY_PROVEN: readonly string[] = [
  'apps/server/kills/full-disk.api.test.ts',
  'apps/server/kills/killed-restore.api.test.ts',
  'apps/server/kills/rolling-restart.api.test.ts',
  'demo/at-dates.api.test.ts',
  'modules/hiring/appointing/server/killed-assumption.api.test.ts',
  'modules/hiring/appointing/server/killed-notice.api.test.ts',
  'modules/documents/documents/server/killed-receive.api.test.ts',
  'modules/leave/leave-close/server/killed-close.api.test.ts',
  'modules/leave/forced-leave/server/killed-year-end.api.test.ts',
  'modules/people/notices/server/nosa/killed-generation.api.test.ts',
  'modules/base/organization/server/office-import/killed-import.api.test.ts',
  'modules/base/personnel/server/moves/killed-move.api.test.ts',
  'modules/base/personnel/server/people-import/killed-import.api.test.ts',
  'modules/people/plantilla/server/item-import/killed-import.api.test.ts',
  'modules/people/service/server/print-many/killed-print.api.test.ts',
];
