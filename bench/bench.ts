import { openDatabases } from './databases.ts';
import { measureDaysOfMonth } from './measures/days-of-a-month.ts';
import { measureDeviceFile } from './measures/device-file.ts';
import { measureFiveThousandNotices } from './measures/five-thousand-notices.ts';
import { measureLedger } from './measures/ledger.ts';
import { measureLevelCost } from './measures/level-cost.ts';
import { measureMonthOfDtr } from './measures/month-of-dtr.ts';
import { measureOneForm212 } from './measures/one-cs-form-212.ts';
import { measurePeopleFilters } from './measures/people-filters.ts';
import { measurePersonPage } from './measures/person-page.ts';
import { measurePersonnelList } from './measures/personnel-list.ts';
import { measurePsipop } from './measures/psipop.ts';
import { measureSignIn } from './measures/sign-in.ts';
import { measureSmallCalls } from './measures/small-calls.ts';
import { measureSockets } from './measures/sockets.ts';
import { measureThousandDtrs } from './measures/thousand-dtrs.ts';
import { measureWebSizes } from './measures/web-sizes.ts';
import { drawTable, type Line } from './table.ts';
import { writeReport } from './write-report.ts';

const databases = await openDatabases((line) => console.log(line));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void databases.close().finally(() => process.exit(1)));

const measures: Record<string, () => Promise<Line[]> | Line[]> = {
  list: () => measurePersonnelList(databases),
  people: () => measurePeopleFilters(databases),
  person: () => measurePersonPage(databases),
  psipop: () => measurePsipop(databases),
  dtr: () => measureMonthOfDtr(databases),
  import: () => measureDeviceFile(databases),
  days: () => measureDaysOfMonth(databases),
  print: () => measureThousandDtrs(databases),
  'form-212': () => measureOneForm212(databases),
  notices: () => measureFiveThousandNotices(databases),
  ledger: () => measureLedger(databases),
  level: () => measureLevelCost(databases),
  'sign-in': () => measureSignIn(databases),
  small: () => measureSmallCalls(databases),
  sockets: () => measureSockets(databases),
  web: measureWebSizes,
};
const names = Object.keys(measures);
const wanted = process.argv.length > 2 ? process.argv.slice(2) : names;
const lines: Line[] = [];
try {
  for (const name of wanted) {
    const measure = measures[name];
    if (!measure) throw new Error(`There is no measure '${name}'; there are ${names.join(', ')}.`);
    console.log(`Measuring: ${name}`);
    lines.push(...(await measure()));
  }
  if (wanted === names) writeReport(lines, databases.version);
} finally {
  await databases.close();
}
console.log(drawTable(lines));
