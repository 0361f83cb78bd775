import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { readOwnDay } from '@talaan/attendance/contract/days.ts';
import { computeDueDays } from '@talaan/attendance/server/public.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { readPdfText } from '@talaan/kernel/server/print/read-pdf-text.ts';
import { listLots } from '@talaan/leave-credits/contract/lots.ts';
import { listNotifications } from '@talaan/notifications/contract.ts';
import { readInbox } from '@talaan/requests/contract/inbox.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { openMessages } from '@talaan/testing/messages-to-service.ts';
import { moveClock } from '@talaan/testing/move-clock.ts';
import * as contract from '../../contract/applications.ts';
import * as filing from '../../contract/filing.ts';
import { printAllocation } from '../../contract/forms.ts';
import { SL, SL_WITHOUT_PAY, VL } from '../../rules/books.ts';
import { openLeave } from '../fixtures/leave-kit.ts';

const EIGHT_HOURS = 8 * 3600;

const { kit, file, values, step, decide, balanceOf, give, usableOf } = openLeave();

test('vacation is previewed, filed, certified, recommended and approved; the card, the record of the day and other systems follow', async () => {
  const { employee, hr, head } = kit.people;
  const owner = people.accountingClerk.id;
  const dates = [
    { date: '2026-12-03', part: 'DAY' as const },
    { date: '2026-12-04', part: 'AM' as const },
  ];
  const messages = await openMessages(kit.app, 'leave.approved', ['EDATSADMIN']);
  const before = await balanceOf(owner, VL, '2026-12-31');
  const body = { ...values('VL', dates), personnel_id: null, id: null, received_on: null };
  const seen = (await employee.call(contract.previewApplication, { body })).body;
  assert.deepEqual([seen.split.days, seen.split.vl, seen.split.without], [1500, 1500, 0]);
  const vacation = seen.balances.find(({ book }) => book === 'VL')!;
  assert.equal(vacation.after, vacation.usable - 1500);
  assert.deepEqual(
    seen.checks.filter(({ kind }) => kind === 'block'),
    [],
  );

  const id = await file('employee', 'VL', dates);
  const inbox = (await hr.call(readInbox, { query: { kind: 'leave' } })).body.requests;
  assert.ok(inbox.some((row) => row.id === id && row.title === 'Vacation Leave, 3–4 Dec 2026 (4 Dec morning), 1.5 days'));
  assert.equal(await balanceOf(owner, VL, '2026-12-31'), before, 'held, not used');

  assert.equal((await step('hr', id, 'certify')).status, 200);
  const certified = (await head.call(contract.readApplication, { params: { id } })).body.application;
  assert.deepEqual([certified.certified?.vl, certified.certified?.vl_less], [vacation.usable, 1500]);
  assert.equal(certified.state, 'CERTIFIED');
  assert.equal((await step('head', id, 'recommend')).status, 200);
  assert.deepEqual(await messages(), []);
  assert.equal((await step('president', id, 'approve')).status, 200);
  assert.equal(await balanceOf(owner, VL, '2026-12-31'), before - 1500);
  const said = { application_id: id, personnel_id: owner, first_day: '2026-12-03', last_day: '2026-12-04' };
  assert.deepEqual(await messages(), [said]);

  const { rows } = await sql<{ modifier: { kind: string; covers: string; code: string } }>`
    select modifier from attendance.day_modifier where module = 'leave' and source_id = ${id} order by lower(during)`.execute(
    kit.app.server.db,
  );
  assert.deepEqual(
    rows.map(({ modifier }) => [modifier.code, modifier.covers]),
    [
      ['VL', 'DAY'],
      ['VL', 'AM'],
    ],
  );
  const told = (await employee.call(listNotifications)).body.notifications;
  assert.ok(told.some(({ title }) => title === 'Your leave was approved'));
  const { away } = (await head.call(filing.readAway, { query: { from: '2026-12-01', to: '2026-12-31' } })).body;
  assert.ok(away.some((one) => one.application_id === id && one.is_approved && one.date === '2026-12-03'));
});

test('a wrong certification is taken back: what was posted is reversed, and it is certified and approved anew', async () => {
  const owner = people.accountingClerk.id;
  const before = await balanceOf(owner, VL, '2026-12-31');
  const id = await file('employee', 'VL', [{ date: '2026-12-16', part: 'DAY' }]);
  await decide(id);
  assert.equal(await balanceOf(owner, VL, '2026-12-31'), before - 1000);
  assert.equal((await step('hr', id, 'takeBack', 'Certified with the wrong balance')).status, 200);
  assert.equal(await balanceOf(owner, VL, '2026-12-31'), before);
  const { rows } = await sql`select from attendance.day_modifier where module = 'leave' and source_id = ${id}`.execute(kit.app.server.db);
  assert.equal(rows.length, 0);
  await decide(id);
  assert.equal(await balanceOf(owner, VL, '2026-12-31'), before - 1000);
});

test('what is disapproved, returned or withdrawn frees its credits and its dates; a returned one is corrected', async () => {
  const owner = people.accountingClerk.id;
  const date = '2026-12-21';
  const held = () =>
    sql<{ held: number }>`select held::integer from ledger.account where personnel_id = ${owner} and book = 'VL'`.execute(
      kit.app.server.db,
    );
  const before = (await held()).rows[0]!.held;
  const id = await file('employee', 'VL', [{ date, part: 'DAY' }]);
  assert.equal((await held()).rows[0]!.held, before + 1000);
  const clash = await kit.people.employee.call(contract.fileApplication, {
    body: { ...values('SL', [{ date, part: 'PM' }]), personnel_id: null },
  });
  assert.equal(clash.status, 422);
  assert.equal((await step('hr', id, 'return', 'Wrong type')).status, 200);
  assert.equal((await held()).rows[0]!.held, before);
  const { status } = await kit.people.employee.call(contract.resubmitApplication, {
    params: { id },
    body: values('VL', [{ date, part: 'AM' }]),
  });
  assert.equal(status, 200);
  assert.equal((await held()).rows[0]!.held, before + 500);
  assert.equal((await step('employee', id, 'withdraw', 'Not needed')).status, 200);
  assert.equal((await held()).rows[0]!.held, before);
  const other = await file('employee', 'SL', [{ date, part: 'PM' }]);
  await step('hr', other, 'certify');
  await step('head', other, 'recommendDisapproval', 'No certificate');
  assert.equal((await step('president', other, 'disapprove', 'No certificate')).status, 200);
});

test('sick leave takes sick leave, then vacation leave, and the rest is without pay in its own column', async () => {
  const owner = people.accountingClerk.id;
  await give(owner, { VL: 500, SL: 1000 });
  const id = await file(
    'employee',
    'SL',
    ['2026-11-19', '2026-11-20'].map((date) => ({ date, part: 'DAY' as const })),
  );
  const { split } = (await kit.people.hr.call(contract.readApplication, { params: { id } })).body.application;
  assert.deepEqual([split.sl, split.vl, split.without], [1000, 500, 500]);
  await decide(id);
  const left = [await usableOf(owner, SL), await usableOf(owner, VL), await balanceOf(owner, SL_WITHOUT_PAY, '2026-12-31')];
  assert.deepEqual(left, [0, 0, 500]);
});

test('a confidential kind is Leave to all but its owner, HR and the authority; the illness is not for heads', async () => {
  const { employee, head, hr } = kit.people;
  const id = await file('employee', 'SL', [{ date: '2026-11-18', part: 'DAY' }], { illness: 'Migraine', illness_place: 'OUT_PATIENT' });
  await step('hr', id, 'certify');
  assert.equal((await head.call(contract.readApplication, { params: { id } })).body.application.illness, '');
  assert.equal((await hr.call(contract.readApplication, { params: { id } })).body.application.illness, 'Migraine');
  assert.equal((await employee.call(contract.readApplication, { params: { id } })).body.application.illness, 'Migraine');
});

test('what a type does not take is refused at its field: an allocation with vacation or after a miscarriage, an illness with vacation', async () => {
  const { employee } = kit.people;
  const allocation = {
    days: 7,
    expected_on: '2026-12-20',
    home_address: '',
    contact: '',
    receiver_id: null,
    receiver_name: 'Jose Dela Cruz',
    receiver_position: '',
    receiver_address: '',
    receiver_agency: '',
    relation: 'FATHER' as const,
    relation_detail: '',
  };
  const day = [{ date: '2026-12-22', part: 'DAY' as const }];
  const papers = [{ name: 'Medical certificate', attachment_path: 'none' }];
  for (const [type, change, fields] of [
    ['VL', { allocation }, ['allocation']],
    ['MLM', { allocation, event_on: '2026-11-19', papers }, ['allocation']],
    [
      'VL',
      { illness: 'Migraine', illness_place: 'OUT_PATIENT' as const, event_on: '2026-11-19' },
      ['event_on', 'illness', 'illness_place'],
    ],
    [
      'SL',
      { place: 'ABROAD' as const, place_detail: 'Singapore', study_purpose: 'REVIEW' as const },
      ['place', 'place_detail', 'study_purpose'],
    ],
  ] as const) {
    const body = { ...values(type, day, { ...change, papers: [...('papers' in change ? change.papers : [])] }), personnel_id: null };
    const { status, body: refused } = await employee.call(contract.fileApplication, { body });
    assert.deepEqual([status, Object.keys((refused as unknown as { errors: object }).errors).toSorted()], [422, [...fields]], type);
    const seen = (await employee.call(contract.previewApplication, { body: { ...body, id: null, received_on: null } })).body.checks;
    assert.deepEqual(
      seen
        .filter(({ no }) => no === 0)
        .map(({ field }) => field)
        .toSorted(),
      [...fields],
      type,
    );
  }
});

test('the notice of allocation names the university with the address of the campus, of the mother and of a receiver who serves here', async () => {
  const { applications } = (await kit.people.hr.call(contract.listApplications, { query: { whose: 'all', type: 'ML' } })).body;
  const printed = await kit.people.hr.call(printAllocation, { params: { id: applications[0]!.id } });
  const text = (await readPdfText(printed.bytes)).replaceAll(/\s+/g, ' ');
  const agencies = [...text.matchAll(/AGENCY AND ADDRESS (Talaan State University, \w+, [A-Z]\w+ [A-Z]\w+)/g)].map(([, agency]) => agency);
  assert.deepEqual(agencies, ['Talaan State University, Dumaguit, New Washington', 'Talaan State University, Poblacion, San Isidro']);
});

test('nobody certifies or approves their own leave, and a leave of others is not there', async () => {
  const id = await file('hr', 'VL', [{ date: '2026-12-17', part: 'DAY' }]);
  assert.equal((await step('hr', id, 'certify')).status, 409);
  const clerk = await kit.app.as('faculty');
  assert.equal((await clerk.call(contract.readApplication, { params: { id } })).status, 404);
});

test('balances show what is held, and what needs a proof only while an application holds it; those of others are for their office and HR', async () => {
  const { employee, hr } = kit.people;
  const faculty = await kit.app.as('faculty');
  await give(people.accountingClerk.id, { VL: 9000, SL: 9000 });
  const read = async () => (await employee.call(filing.readLeaveBalances)).body.balances;
  const before = await read();
  assert.ok(!before.some(({ book }) => book === 'SOLO'), 'solo parent leave needs an ID');
  const heldOf = (all: typeof before, code: string) => all.find(({ book }) => book === code)?.held ?? 0;
  const id = await file('employee', 'VL', [{ date: '2027-02-03', part: 'DAY' }]);
  const after = await read();
  assert.equal(heldOf(after, 'VL') - heldOf(before, 'VL'), 1000);
  const query = { personnel_id: people.accountingClerk.id };
  assert.deepEqual((await hr.call(filing.readLeaveBalances, { query })).body.balances, after);
  assert.equal((await faculty.call(filing.readLeaveBalances, { query })).status, 404);
  assert.equal((await step('employee', id, 'withdraw', 'Not needed')).status, 200);
});

test('of the days that a mother allocated, the father takes working days: from 30 March to 10 April seven, without the holidays', async () => {
  const father = await kit.app.as('spmis');
  const first = Temporal.PlainDate.from('2026-03-30');
  const dates = Array.from({ length: 12 }, (_, at) => ({ date: first.add({ days: at }).toString(), part: 'DAY' as const }));
  const body = { ...values('MLA', dates), personnel_id: null, id: null, received_on: null };
  const seen = (await father.call(contract.previewApplication, { body })).body;
  assert.deepEqual([seen.split.days, seen.split.without], [7000, 0]);
  assert.deepEqual(
    seen.dates.filter(({ free }) => free === 'HOLIDAY').map(({ name }) => name),
    ['Maundy Thursday', 'Good Friday', 'Araw ng Kagitingan'],
  );
});

test('a day of compensatory time off is taken from the lots that overtime earned, and once it has come it is the word of the day', async () => {
  const owner = people.accountingClerk.id;
  const { employee, hr } = kit.people;
  const lots = async () =>
    (await hr.call(listLots, { query: { book: 'COC', per_page: 100 } })).body.lots.filter(({ personnel_id }) => personnel_id === owner);
  const before = await lots();
  assert.ok(before.length > 0 && before.every(({ overtime_id }) => overtime_id !== null), 'earned by overtime');
  const dates = [{ date: '2026-11-25', part: 'DAY' as const }];
  const body = { ...values('CTO', dates), personnel_id: null, id: null, received_on: null };
  const credits = (await employee.call(contract.previewApplication, { body })).body.balances.find(({ book }) => book === 'COC')!;
  assert.equal(credits.usable - credits.after, EIGHT_HOURS);
  await decide(await file('employee', 'CTO', dates));
  const after = await lots();
  const taken = before.map(({ id, balance, used }) => {
    const lot = after.find((one) => one.id === id)!;
    assert.equal(lot.used - used, balance - lot.balance);
    return balance - lot.balance;
  });
  assert.equal(
    taken.reduce((sum, seconds) => sum + seconds),
    EIGHT_HOURS,
  );

  await moveClock(kit.app, '2026-11-26T09:00');
  const job = kit.app.server.modules.flatMap(({ jobs = [] }) => jobs).find(({ kind }) => kind === 'keep-record-current') as Job<object>;
  await job.run({ server: kit.app.server, accountId: 0, runId: '', progress: async () => undefined }, {});
  await computeDueDays(kit.app.server);
  const { day, reasons } = (await employee.call(readOwnDay, { params: { date: '2026-11-25' } })).body;
  assert.deepEqual([day?.word, reasons.at(-1)?.text], ['LEAVE CTO', 'On Compensatory Time-Off.']);
  await moveClock(kit.app, '2026-11-20T09:00');
});

test('where the agency has the head before HR, the head recommends first and the authority approves what is certified', async () => {
  const owner = people.accountingClerk.id;
  await give(owner, { VL: 5000, SL: 5000 });
  const before = await file('employee', 'VL', [{ date: '2026-12-17', part: 'DAY' }]);
  await kit.app.server.pool.query(
    `insert into attendance.agency_setting (module, name, effective_on, value, reason, set_by, set_at)
     values ('leave', 'headFirst', '2026-11-20', 1, 'As the agency has it', ${people.hrOfficer.accountId}, now())`,
  );
  const id = await file('employee', 'VL', [{ date: '2026-12-18', part: 'DAY' }]);
  assert.equal((await step('hr', id, 'certify')).status, 409, 'the head is first');
  for (const [who, action, state] of [
    ['head', 'recommend', 'RECOMMENDED'],
    ['hr', 'certify', 'CERTIFIED'],
    ['president', 'approve', 'APPROVED'],
    ['hr', 'takeBack', 'RECOMMENDED'],
    ['hr', 'certify', 'CERTIFIED'],
    ['president', 'approve', 'APPROVED'],
  ] as const) {
    const { status, message } = await step(who, id, action, 'As the agency has it');
    assert.equal(status, 200, `${action}: ${message}`);
    assert.equal((await kit.people.hr.call(contract.readApplication, { params: { id } })).body.application.state, state);
  }
  assert.equal(await usableOf(owner, VL), 3000, 'one day is used, one held by the application that was filed before');
  const rows = (await kit.people.employee.call(contract.listApplications, { query: { whose: 'mine' } })).body.applications;
  assert.deepEqual(
    rows.find((row) => row.id === id)?.actions.map(({ action }) => action),
    ['askCancel'],
  );
  assert.equal((await step('hr', before, 'certify')).status, 200, 'what was filed before goes on as it began');
});
