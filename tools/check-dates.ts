import { fail, finish } from './findings.ts';
import { findUtcDates, INSTEAD } from './find-utc-dates.ts';
import { readSources } from './workspaces.ts';

/** The day of a moment is that of the university, never that of Greenwich. */
const TESTS = /\.test\.tsx?$|\.e2e\.ts$|\/fixtures?[./]/;

/** What is meant so: days that are counted from 1970, cells of workbooks, the months of partitions and of folders, and the check itself. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'modules/time/adms/server/devices/read-link.ts': ['holidays.has(date'],
  'kernel/server/workbook/spreadsheet-worker.ts': ['cell.toISOString()'],
  'modules/time/devices/server/punches/keep-punches.ts': ['const month of'],
  'kernel/server/files/files.ts': ['const path'],
  'tools/check-dates.ts': ['current_date'],
  'tools/find-utc-dates.ts': ['current_date'],
};

const texts = readSources('{kernel,modules,apps,demo,tools}/**/*.{ts,tsx,sql}').filter(({ file }) => !TESTS.test(file));
for (const { file, text } of texts)
  for (const found of findUtcDates(text, ALLOWED[file])) fail(`${file}:${found} is the day of Greenwich: ${INSTEAD}`);
finish('dates', 'the day of a moment is that of the university');
