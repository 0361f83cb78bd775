/** Test files that may take more than their budget of the processor, each with its reason. */
export const HEAVY: Readonly<Record<string, string>> = {
  'apps/server/backup.api.test.ts': 'backs a whole university up and restores it, in processes of their own',
  'apps/server/sweeps/every-call.api.test.ts': 'asks every call, with arbitrary input too',
  'apps/server/sweeps/every-list.api.test.ts': 'tries every list: its words, sorts, filters, pages, export and print',
  'apps/server/kills/killed-database.api.test.ts': 'kills PostgreSQL under a whole server several times',
  'apps/server/kills/killed-worker.api.test.ts': 'starts a whole server three times',
  'apps/server/sweeps/scoped-calls.api.test.ts': 'asks every call as people of several scopes',
  'apps/web/errors.e2e.ts': 'seven stories of what goes wrong, most of which load the product anew',
  'apps/web/every-screen.e2e.ts': 'looks at a sixth of all screens, on a desk and on a phone',
  'apps/web/recruitment.e2e.ts': 'one vacancy with seven people, from the request to the first punch',
  'apps/web/shell/shell.e2e.ts': 'seven stories of the frame of all screens',
  'modules/base/identity/web/sign-in.e2e.ts': 'nine stories that begin without a session, and so load the product anew',
  'modules/money/payroll/web/payroll.e2e.ts': 'a month of payroll by six people, computed twice, to a payslip on a phone',
  'modules/people/pds/web/fill-sheet.e2e.ts': 'the whole data sheet, the longest form of all',
  'modules/base/personnel/web/personnel-list.e2e.ts': 'six stories of the list that all others are made like',
  'testing/year/year.api.test.ts': 'lives eight days of a university in three processes',
};
