import { Client } from 'pg';
import { RULES_VERSION } from '@talaan/attendance/rules/settings.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { closePrint } from '@talaan/kernel/server/print/print.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import type { Settings } from '@talaan/kernel/server/settings.ts';
import { markAsDemo } from '@talaan/kernel/server/demo/keep-apart.ts';
import { copyRows, copyText } from '@talaan/kernel/server/demo/copy-rows.ts';
import { loadActingHeads } from './further-accounts.ts';
import { appointHeads } from './heads.ts';
import { loadLetterheads } from './letterheads.ts';
import { loadAccounts, loadDevices, loadOrganization, loadPeople, loadSchedules } from './load-university.ts';
import { loadDesignations, loadStandings, readAway } from './duties.ts';
import { makePeople, type Person } from './people.ts';
import { loadItems, makePlantilla } from './plantilla.ts';
import { writePunches } from './punch-lines.ts';
import { putOffForeignKeys } from '@talaan/kernel/server/demo/put-off-foreign-keys.ts';
import { startChance } from '@talaan/kernel/server/demo/chance.ts';
import { loadMails, loadRegistrations } from './registrations.ts';
import { loadSalaries } from './salaries.ts';
import { uploadFiles } from './upload-files.ts';
import { listHolidays, listSuspensions, openCalendar, type WorkOfDay } from './work-calendar.ts';

interface DemoOrder {
  databaseUrl: string;
  /** Those of its installation, which is kept already (`keepInstallation`): its key seals what the demo has sealed. */
  settings: Pick<Settings, 'secretKey'>;
  /** Those whose schema is up; each loads its own rows, in this order. */
  modules: readonly ServerModule[];
  /** The moment up to which the university has punched. */
  now: Temporal.Instant;
  seed?: number;
  people?: number;
  /** How far back the punches go. */
  months?: number;
  log?: (line: string) => void;
  /** Where kept files go, the papers of the circulars and the 201 files; without it there are none, which a benchmark does not miss. */
  filesDir?: string;
}

/**
 * Makes the demo university in a database whose schema is up and holds no people: the same for the same seed and date.
 * One transaction: it is there whole, marked as a demo, or not at all. The days are left due, to be computed.
 */
export async function makeDemo({
  databaseUrl,
  settings,
  modules,
  now,
  seed = 2026,
  people: count = 400,
  months = 6,
  log = () => undefined,
  filesDir,
}: DemoOrder): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'talaan demo' });
  await client.connect();
  try {
    await client.query('begin');
    await markAsDemo(client);
    const local = now.toZonedDateTimeISO(ZONE).toPlainDateTime();
    const today = local.toPlainDate();
    const from = today.subtract({ months }).with({ day: 1 });
    const people = await loadUniversity(client, seed, today, count);
    log(`${people.length} people`);
    const workOn = await loadCalendar(client, from, today);
    await makeMonths(client, from, today);
    const isAway = await readAway(client);
    const punches = await putOffForeignKeys(client, 'attendance.punch', () =>
      copyText(
        client,
        'attendance.punch (device_id, pin, at, status, verify)',
        writePunches(people, { seed, from, now: local, workOn, isAway }),
      ),
    );
    await client.query('select attendance.match_all_pins()');
    log(`${punches} punches since ${from.toString()}`);
    const due = await putOffForeignKeys(client, 'attendance.day_due', () => markDaysDue(client, from, today));
    log(`${due} days to compute`);
    await loadRegistrations(client, now);
    await loadMails(client, now);
    const analyzeGrown = await analyzeFilled(client);
    for (const module of modules) {
      const rows = await module.demo?.();
      if (rows) await analyzeGrown();
      await rows?.loadDemo({ client, now, today, filesDir, settings, modules });
    }
    if (filesDir !== undefined) await uploadFiles(client, now, filesDir);
    await client.query('commit');
    await client.query('vacuum (analyze)');
  } finally {
    await closePrint();
    await client.end();
  }
}

/** A table is analyzed again when it has become so many times as large. */
const GROWN = 2;
/** Of smaller ones any plan is quick. */
const WORTH_IT = 1_000_000;

/**
 * Within a transaction nothing is analyzed by itself, and without figures the statements of the modules grow with the square of the people. Tables that
 * are empty stay as they are: once analyzed they would be planned as if they stayed empty. Answers what analyzes, before each module, those that have
 * grown since.
 */
async function analyzeFilled(client: Client): Promise<() => Promise<void>> {
  const analyzed = new Map<string, number>();
  const analyze = async (least: number) => {
    const { rows } = await client.query<{ name: string; bytes: number }>(
      `select oid::regclass::text as name, pg_relation_size(oid)::float8 as bytes from pg_class
       where relkind = 'r' and relnamespace::regnamespace::text !~ '^(pg_|information_schema)' and pg_relation_size(oid) > $1`,
      [least],
    );
    const grown = rows.filter(({ name, bytes }) => bytes >= GROWN * (analyzed.get(name) ?? 0));
    if (grown.length > 0) await client.query(`analyze ${grown.map(({ name }) => name).join(', ')}`);
    for (const { name, bytes } of grown) analyzed.set(name, bytes);
  };
  await analyze(0);
  return () => analyze(WORTH_IT);
}

async function loadUniversity(client: Client, seed: number, today: Temporal.PlainDate, count: number): Promise<Person[]> {
  const chance = startChance(seed);
  const people = makePeople(chance, today, count);
  await loadOrganization(client);
  await loadLetterheads(client);
  const plantilla = makePlantilla(people, seed, today);
  await loadItems(client, plantilla);
  await loadPeople(client, people, appointHeads(chance, people, today), plantilla);
  await loadSalaries(client, people, today);
  await loadAccounts(client, people, today);
  await loadActingHeads(client, people, today);
  await loadDesignations(client);
  await loadStandings(client, today);
  await loadDevices(client);
  await loadSchedules(client, people);
  return people;
}

async function loadCalendar(
  client: Client,
  from: Temporal.PlainDate,
  today: Temporal.PlainDate,
): Promise<(date: string, campusId: number) => WorkOfDay> {
  const nationwide = await client.query<{ date: string; type: string }>(
    'select date::text, type from attendance.holiday where campus_id is null',
  );
  const covered = new Set(nationwide.rows.map(({ date }) => Number(date.slice(0, 4))));
  const added = listHolidays(from, today, (year) => covered.has(year));
  await copyRows(
    client,
    'attendance.holiday (date, name, type, campus_id, legal_basis)',
    added.map(({ date, name, campusId, legalBasis }) => [date, name, 'special_non_working', campusId, legalBasis]),
  );
  const free = nationwide.rows.filter(({ type }) => type !== 'special_working').map(({ date }) => ({ date, campusId: null }));
  const holidays = [...free, ...added];
  const isOff = (date: string, campusId: number | null) =>
    holidays.some((one) => one.date === date && (one.campusId === null || one.campusId === campusId));
  const suspensions = listSuspensions(from, today, isOff);
  await copyRows(
    client,
    'attendance.suspension (date, from_minute, campus_id, reason, issued_by)',
    suspensions.map(({ date, fromMinute, campusId, reason, issuedBy }) => [date, fromMinute, campusId, reason, issuedBy]),
  );
  return openCalendar(holidays, suspensions);
}

async function makeMonths(client: Client, from: Temporal.PlainDate, today: Temporal.PlainDate): Promise<void> {
  await client.query(
    `select attendance.make_month(month::date) from generate_series(date_trunc('month', $1::date), date_trunc('month', $2::date), interval '1 month') month`,
    [from.toString(), today.toString()],
  );
}

/** Every day of the period on which a person served is due a result; the record spans it. */
async function markDaysDue(client: Client, from: Temporal.PlainDate, today: Temporal.PlainDate): Promise<number> {
  const due = await client.query(
    `insert into attendance.day_due (personnel_id, date)
     select a.personnel_id, day::date from personnel.appointment a
     cross join lateral generate_series(greatest(lower(a.during), $1::date)::timestamp, least(upper(a.during) - 1, $2::date)::timestamp, interval '1 day') day`,
    [from.toString(), today.toString()],
  );
  await client.query('insert into attendance.record_span (since, through, rules_version) values ($1, $2, $3)', [
    from.toString(),
    today.toString(),
    RULES_VERSION,
  ]);
  return due.rowCount ?? 0;
}
