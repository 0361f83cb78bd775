import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { minutesToThousandths } from '@talaan/attendance/rules/minutes-to-day.ts';
import { readPdfText } from '@talaan/kernel/server/print/read-pdf-text.ts';
import { readSpreadsheet } from '@talaan/kernel/server/workbook/read-spreadsheet.ts';
import { countStatements } from '@talaan/testing/count-statements.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices } from '@talaan/testing/demo-records.ts';
import { BREAKDOWNS, readBehind, REPORT_CALLS, type Breakdown } from '../contract/reports.ts';
import { REPORT_NAMES, type ReportName } from '../rules/reports.ts';
import { MARCH, writeMarch } from './fixtures/march.ts';
import { asThousandths } from './reports/leave-summary.ts';

const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };
let app: TestApp;
let hr: Caller, head: Caller;
let ana: number, ben: number, elsewhere: number;

before(async () => {
  app = await startTestApp();
  [hr, head] = [await app.as('hr'), await app.as('head')];
  ({ ana, ben, elsewhere } = await writeMarch(app));
});
after(() => app.close());

async function read(who: Caller, name: ReportName, by: Breakdown, query: object = {}) {
  const { status, body } = await who.call(REPORT_CALLS[name].list, { query: { ...OCTOBER, by, per_page: 999, ...query } });
  assert.equal(status, 200, `${name} by ${by}: ${JSON.stringify(body)}`);
  return body;
}

async function march(who: Caller, name: ReportName, by: Breakdown, query: object = {}) {
  return read(who, name, by, { ...MARCH, ...query });
}

test('the totals of a report are the sums of its rows, and the same by person, by office and over time', async () => {
  const onlyWhole = ['habitual_months', 'credit_balance'];
  for (const name of REPORT_NAMES) {
    const totals = [];
    for (const by of BREAKDOWNS) {
      const { rows, totals: sums } = await read(hr, name, by);
      assert.ok(rows.length > 0, `${name} by ${by}`);
      for (const [key, sum] of Object.entries(sums))
        assert.equal(
          rows.reduce((all, row) => all + row.figures[key]!, 0),
          sum,
          `${name} by ${by}: ${key}`,
        );
      totals.push(Object.fromEntries(Object.entries(sums).filter(([key]) => !onlyWhole.includes(key))));
    }
    assert.deepEqual(totals[1], totals[0], name);
    assert.deepEqual(totals[2], totals[0], name);
  }
});

test('a report is read by two statements, the session and the rows with their total and totals', async () => {
  for (const by of BREAKDOWNS) assert.equal(await countStatements(() => read(hr, 'tardiness', by, { per_page: 20 })), 2, by);
});

test('tardiness, absences and the summary of a month that was counted by hand', async () => {
  const late = await march(hr, 'tardiness', 'person');
  assert.deepEqual(
    late.rows.map(({ id, figures }) => [id, figures]),
    [
      [ben, { late_times: 10, late_minutes: 37, undertime_times: 1, undertime_minutes: 75, short_minutes: 112, habitual_months: 1 }],
      [elsewhere, { late_times: 1, late_minutes: 60, undertime_times: 0, undertime_minutes: 0, short_minutes: 60, habitual_months: 0 }],
      [ana, { late_times: 2, late_minutes: 12, undertime_times: 1, undertime_minutes: 10, short_minutes: 22, habitual_months: 0 }],
    ],
  );
  assert.deepEqual(
    (await march(hr, 'tardiness', 'person', { show: 'habitual' })).rows.map(({ id }) => id),
    [ben],
  );
  const absent = await march(hr, 'absences', 'person');
  assert.deepEqual(
    absent.rows.map(({ id, figures }) => [id, figures]),
    [[ana, { absent_times: 1, absent_thousandths: 1000, habitual_months: 0 }]],
  );
  const [summary] = (await march(hr, 'attendance-summary', 'office', { office: offices.accounting.id, own: 'yes' })).rows;
  assert.equal(summary?.people, 2);
  const { work_days, present_days, absent_days, leave_days } = summary.figures;
  assert.deepEqual([work_days, present_days, absent_days, leave_days], [14, 12, 1, 1]);
  const perfect = await march(hr, 'attendance-summary', 'person', { show: 'perfect' });
  assert.deepEqual(perfect.rows, []);
});

test('a period within a month has the days of it alone, and by day each its own', async () => {
  const { rows } = await read(hr, 'tardiness', 'time', { from: '2026-03-02', to: '2026-03-03' });
  assert.deepEqual(
    rows.map(({ id, name, people, figures }) => [id, name, people, figures.short_minutes]),
    [
      [20260302, '2 Mar 2026', 3, 12 + 10 + 4 + 75 + 60],
      [20260303, '3 Mar 2026', 2, 4],
    ],
  );
});

test('leave is charged each month once by the table of minutes, absences beside it', async () => {
  const { rows } = await march(hr, 'leave-summary', 'person', { office: offices.accounting.id });
  assert.deepEqual(
    rows.map(({ id, figures }) => [id, figures.short_minutes, figures.short_thousandths, figures.charged_thousandths, figures.open_months]),
    [
      [ana, 22, 46, 1046, 1],
      [ben, 112, 233, 233, 1],
    ],
  );
  const minutes = Array.from({ length: 3000 }, (_, at) => at);
  const { rows: found } = await sql<{ minutes: number; thousandths: number }>`
    select m.minutes, ${asThousandths(sql`m.minutes`)} as thousandths from unnest(${minutes}::integer[]) m (minutes)`.execute(
    app.server.db,
  );
  assert.deepEqual(
    found.map(({ thousandths }) => thousandths),
    minutes.map(minutesToThousandths),
  );
});

test('of a locked month the days say what was frozen, and its conversion is the one that was frozen', async () => {
  const { rows: frozen } = await app.owner.query<{
    id: number;
    late_minutes: number;
    absent_thousandths: number;
    short_thousandths: number;
  }>(
    `select f.personnel_id as id, f.late_minutes, f.absent_thousandths, f.short_thousandths from dtr.frozen_month f
     join personnel.appointment a on a.personnel_id = f.personnel_id and a.during @> date '2026-10-31'
     join reference.appointment_status k on k.code = a.status_code and k.government_service
     where f.superseded_at is null and f.during = daterange('2026-10-01', '2026-11-01')`,
  );
  assert.ok(frozen.length > 0);
  const days = new Map((await read(hr, 'attendance-summary', 'person')).rows.map(({ id, figures }) => [id, figures]));
  const leave = new Map((await read(hr, 'leave-summary', 'person')).rows.map(({ id, figures }) => [id, figures]));
  for (const { id, late_minutes, absent_thousandths, short_thousandths } of frozen) {
    assert.equal(days.get(id)?.late_minutes, late_minutes);
    if (short_thousandths + absent_thousandths === 0) continue;
    const { absent_thousandths: absent, short_thousandths: short, locked_months: locked } = leave.get(id)!;
    assert.deepEqual([absent, short, locked], [absent_thousandths, short_thousandths, 1]);
  }
});

test('overtime shows what was ordered, counted and credited, and the credit that is left', async () => {
  const { rows } = await read(hr, 'overtime-summary', 'person', { from: '2026-09-01', to: '2026-11-20' });
  const { rows: ordered } = await app.owner.query<{ id: number; minutes: number }>(
    `select personnel_id as id, sum(to_minute - from_minute)::integer as minutes from overtime.duty
     where date between '2026-09-01' and '2026-11-20' and state in ('APPROVED', 'RENDERED', 'OUTPUT_CERTIFIED', 'CREDITED', 'PAID') group by 1`,
  );
  assert.ok(ordered.length > 0);
  const found = new Map(rows.map(({ id, figures }) => [id, figures]));
  for (const { id, minutes } of ordered) assert.equal(found.get(id)?.ordered_minutes, minutes);
  const { rows: balances } = await app.owner.query<{ id: number; balance: number }>(
    `select personnel_id as id, sum(balance)::integer as balance from ledger.lot where book = 'COC' and expires_on >= '2026-11-20' group by 1 having sum(balance) > 0`,
  );
  for (const { id, balance } of balances) assert.equal(found.get(id)?.credit_balance, balance);
});

test('a daily time record is in time where it was verified by the fifth working day, else late, due or overdue', async () => {
  const records = async () => (await read(hr, 'dtr-compliance', 'person', { office: offices.accounting.id, own: 'yes' })).totals;
  const open = await records();
  assert.deepEqual([open.records, open.in_time, open.overdue], [open.records, 0, open.records]);
  const all = await read(hr, 'dtr-compliance', 'office');
  const { in_time, late, waiting, overdue, records: sum } = all.totals;
  assert.ok(in_time! > 0);
  assert.equal(in_time! + late! + waiting! + overdue!, sum);
  // November is not over, and nothing was due before attendance was on record.
  assert.equal((await read(hr, 'dtr-compliance', 'office', { from: '2026-11-16', to: '2026-11-30' })).total, 0);
  const { rows } = await app.owner.query<{ since: string }>('select since from attendance.record_span');
  const before = Temporal.PlainDate.from(rows[0]!.since).subtract({ days: 1 }).toString();
  const overdueFrom = async (from: string) => (await read(hr, 'dtr-compliance', 'office', { from, to: OCTOBER.to })).totals.overdue;
  assert.equal(await overdueFrom(`${before.slice(0, 7)}-01`), await overdueFrom(rows[0]!.since));
  // Each office asked for alone has what it has among all.
  for (const { id, figures } of all.rows.slice(0, 4)) {
    const alone = await read(hr, 'dtr-compliance', 'office', { office: id, own: 'yes' });
    assert.deepEqual(
      alone.rows.map((row) => [row.id, row.figures]),
      [[id, figures]],
    );
  }
});

test('a head reads the people of their office alone, HR of a campus those of the campus, and an employee none', async () => {
  const ids = async (who: Caller) => (await march(who, 'tardiness', 'person')).rows.map(({ id }) => id).toSorted((a, b) => a - b);
  assert.deepEqual(
    await ids(head),
    [ana, ben].toSorted((a, b) => a - b),
  );
  assert.deepEqual((await march(head, 'tardiness', 'time')).totals.short_minutes, 134);
  const behind = (who: Caller, id: number) => who.call(readBehind, { params: { report: 'tardiness', id }, query: MARCH });
  assert.equal((await behind(head, elsewhere)).status, 404);
  assert.equal((await behind(hr, elsewhere)).status, 200);
  const employee = await app.as('employee');
  assert.equal((await employee.call(REPORT_CALLS.tardiness.list, { query: { ...MARCH, by: 'person' } })).status, 403);
  const { rows: held } = await app.owner.query<{ id: number; scope: string; campus_id: number | null; office_id: number | null }>(
    `select r.id, r.scope, r.campus_id, r.office_id from identity.account_role r join identity.account a on a.id = r.account_id where a.email = 'hr@talaan.example'`,
  );
  try {
    await app.owner.query(
      `update identity.account_role set scope = 'campus', office_id = null,
         campus_id = (select o.campus_id from personnel.appointment a join organization.office o on o.id = a.office_id
                      where a.personnel_id = $2 and a.during @> date '2026-03-31') where id = any($1)`,
      [held.map(({ id }) => id), elsewhere],
    );
    assert.deepEqual(await ids(hr), [elsewhere]);
    assert.equal((await behind(hr, ana)).status, 404);
  } finally {
    for (const { id, scope, campus_id, office_id } of held)
      await app.owner.query('update identity.account_role set scope = $2, campus_id = $3, office_id = $4 where id = $1', [
        id,
        scope,
        campus_id,
        office_id,
      ]);
  }
});

test('behind the figures of a person are their days', async () => {
  const items = async (report: ReportName) => (await hr.call(readBehind, { params: { report, id: ana }, query: MARCH })).body.items;
  assert.deepEqual(
    (await items('tardiness')).map(({ date, text }) => [date, text]),
    [['2026-03-02', 'Late 12 min, 2 times, undertime 10 min']],
  );
  assert.deepEqual(
    (await items('leave-summary')).map(({ date, text }) => [date, text]),
    [
      ['2026-03-02', 'Late 12 min, 2 times, undertime 10 min'],
      ['2026-03-03', 'Absent, 1.000 day'],
    ],
  );
  assert.equal((await items('attendance-summary')).length, 4);
});

test('workbook and print end with the totals, and CSV with the last row', async () => {
  const file = async (format: 'xlsx' | 'csv' | 'pdf') => {
    const { status, bytes } = await hr.call(REPORT_CALLS.tardiness.exported, { query: { ...MARCH, by: 'person', format } });
    assert.equal(status, 200);
    return bytes;
  };
  const folder = await mkdtemp(join(tmpdir(), 'talaan-report-'));
  try {
    await writeFile(join(folder, 'report.xlsx'), await file('xlsx'));
    const { rows } = await readSpreadsheet(join(folder, 'report.xlsx'));
    assert.deepEqual(
      [rows[0], rows.at(-1)].map((row) => row?.map(String)),
      [
        [
          'Employee number',
          'Name',
          'Office',
          'Times late',
          'Late (minutes)',
          'Times under',
          'Undertime (minutes)',
          'Total (minutes)',
          'Months 10+',
        ],
        ['Total', '', '', '13', '109', '2', '85', '194', '1'],
      ],
    );
    assert.equal(rows.length, 1 + 3 + 1);
  } finally {
    await rm(folder, { recursive: true });
  }
  assert.equal(
    Buffer.from(await file('csv'))
      .toString()
      .trim()
      .split('\n').length,
    1 + 3,
  );
  const text = await readPdfText(await file('pdf'));
  assert.match(text, /Tardiness and undertime, March 2026/);
  assert.match(text, /Total · 13 · 109 · 2 · 85 · 194 · 1/);
});

test('a period that ends before it begins, or of more than two years, is refused with the reason', async () => {
  for (const [query, words] of [
    [{ from: '2026-03-02', to: '2026-03-01' }, /cannot lie before/],
    [{ from: '2024-01-01', to: '2026-03-01' }, /at most two years/],
  ] as const) {
    const { status, body } = await hr.call(REPORT_CALLS.absences.list, { query: { ...query, by: 'person' } });
    assert.equal(status, 422);
    assert.match(JSON.stringify(body), words);
  }
});
