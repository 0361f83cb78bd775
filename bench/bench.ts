import { openDatabases } from './databases.ts';
import { measureBoards } from './measures/boards.ts';
import { measureCalls } from './measures/calls.ts';
import { measureComparative } from './measures/comparative-assessment.ts';
import { measureDaysOfMonth } from './measures/days-of-a-month.ts';
import { measureDeviceFile } from './measures/device-file.ts';
import { measureDocuments } from './measures/documents.ts';
import { measureEight } from './soaks/eight.ts';
import { measureFaces } from './measures/faces.ts';
import { measureFiveThousandNotices } from './measures/five-thousand-notices.ts';
import { measureIdle } from './measures/idle.ts';
import { measureHinders } from './measures/hinders.ts';
import { measureBalances } from './measures/leave-balances.ts';
import { measureClose } from './measures/leave-close.ts';
import { measureFiling } from './measures/leave-filing.ts';
import { measureLedger } from './measures/ledger.ts';
import { measureLevelCost } from './measures/level-cost.ts';
import { measureOneForm212 } from './measures/one-cs-form-212.ts';
import { measurePeopleFilters } from './measures/people-filters.ts';
import { measurePayroll } from './measures/payroll.ts';
import { measurePayslips } from './measures/payslips.ts';
import { measurePerformance } from './measures/performance.ts';
import { measurePersonPage } from './measures/person-page.ts';
import { measurePush } from './measures/push.ts';
import { measureBooks } from './measures/property-books.ts';
import { measureCounts } from './measures/property-counts.ts';
import { measureItems } from './measures/property-items.ts';
import { measurePsipop } from './measures/psipop.ts';
import { measureRollUp } from './measures/faculty-roll-up.ts';
import { measureScale } from './soaks/scale.ts';
import { measureScreening } from './measures/screening.ts';
import { measureSignIn } from './measures/sign-in.ts';
import { measureSoak } from './soaks/soak.ts';
import { measureSockets } from './measures/sockets.ts';
import { measureStart } from './measures/start.ts';
import { measureSuspension } from './measures/suspension.ts';
import { measureTenScreens } from './measures/ten-screens.ts';
import { measureThousandDtrs } from './measures/thousand-dtrs.ts';
import { measureThreeHundredLetters } from './measures/three-hundred-letters.ts';
import { measureVacancies } from './measures/vacancies.ts';
import { measureWebSizes } from './measures/web-sizes.ts';
import { measureYearEnd } from './measures/year-end.ts';
import { drawTable, type Line } from './table.ts';
import { keepFigures, writeReport } from './write-report.ts';

const databases = await openDatabases((line) => console.log(line));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void databases.close().finally(() => process.exit(1)));

const measures: Record<string, () => Promise<Line[]> | Line[]> = {
  boards: () => measureBoards(databases),
  calls: () => measureCalls(databases),
  people: () => measurePeopleFilters(databases),
  person: () => measurePersonPage(databases),
  psipop: () => measurePsipop(databases),
  import: () => measureDeviceFile(databases),
  push: () => measurePush(databases),
  days: () => measureDaysOfMonth(databases),
  suspension: () => measureSuspension(databases),
  faces: () => measureFaces(databases),
  hinders: () => measureHinders(databases),
  print: () => measureThousandDtrs(databases),
  'form-212': () => measureOneForm212(databases),
  notices: () => measureFiveThousandNotices(databases),
  letters: () => measureThreeHundredLetters(databases),
  ledger: () => measureLedger(databases),
  'leave-balances': () => measureBalances(databases),
  'leave-close': () => measureClose(databases),
  'leave-filing': () => measureFiling(databases),
  vacancies: () => measureVacancies(databases),
  documents: () => measureDocuments(databases),
  payroll: () => measurePayroll(databases),
  'year-end': () => measureYearEnd(databases),
  payslips: () => measurePayslips(databases),
  performance: () => measurePerformance(databases),
  counts: () => measureCounts(databases),
  items: () => measureItems(databases),
  books: () => measureBooks(databases),
  'roll-up': () => measureRollUp(databases),
  level: () => measureLevelCost(databases),
  screening: () => measureScreening(databases),
  assessment: () => measureComparative(databases),
  'sign-in': () => measureSignIn(databases),
  start: () => measureStart(databases),
  idle: () => measureIdle(databases),
  sockets: () => measureSockets(databases),
  web: measureWebSizes,
  screens: () => measureTenScreens(databases),
};
/** On demand alone. */
const soaks: typeof measures = {
  soak: () => measureSoak(databases, 10),
  'soak-1': () => measureSoak(databases, 1),
  eight: () => measureEight(databases, 60),
  'eight-10': () => measureEight(databases, 10),
  'scale-5000': () => measureScale(databases, 5000),
  'scale-20000': () => measureScale(databases, 20_000),
  'scale-150000': () => measureScale(databases, 150_000),
};
const names = Object.keys(measures);
const keeps = process.argv[2] === 'keep';
const asked = process.argv.slice(keeps ? 3 : 2);
const isWhole = asked.length === 0 || asked[0] === 'all';
const wanted = isWhole ? [...names, ...asked.slice(1)] : asked;
const lines: Line[] = [];
try {
  for (const name of wanted) {
    const measure = measures[name] ?? soaks[name];
    if (!measure) throw new Error(`There is no measure '${name}'; there are ${[...names, ...Object.keys(soaks)].join(', ')}.`);
    console.log(`Measuring: ${name}`);
    lines.push(...(await measure()));
  }
  if (isWhole) writeReport(lines, databases.version);
  else if (keeps) keepFigures(lines, databases.version);
} finally {
  await databases.close();
}
console.log(drawTable(lines));
