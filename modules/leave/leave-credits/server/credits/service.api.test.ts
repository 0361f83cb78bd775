import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SERVICE_CREDITS, SL, VL } from '@talaan/leave/rules/books.ts';
import { balances } from '@talaan/ledger/server/public.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import {
  convertServiceCredits,
  grantServiceCredits,
  listServiceCredits,
  listServiceGrants,
  readMyServiceCredits,
  readServiceCredits,
  withdrawServiceGrant,
} from '../../contract/service-credits.ts';

let app: TestApp;
let hr: Caller;
let faculty: Caller;
let teacher: number;

before(async () => {
  app = await startTestApp();
  hr = await app.as('hr');
  teacher = (await app.server.pool.query<{ id: number }>(TEACHER)).rows[0]!.id;
  await app.server.pool.query(`update identity.account set personnel_id = $1 where email = 'faculty@talaan.example'`, [teacher]);
  faculty = await app.as('faculty');
});
after(() => app.close());

const TEACHER = `
  with one as (insert into personnel.person (idno, surname, first_name, sex) values ('SC-1', 'Salonga', 'Pia', 'Female') returning id),
  appointed as (
    insert into personnel.appointment (personnel_id, office_id, position_id, status_code, during)
    select c.id, a.office_id, (select min(id) from organization.position where track = 'faculty'), a.status_code, '[2020-01-01,)' from one c
    join personnel.appointment a on a.personnel_id = ${people.teacherOfMathematics.id} and a.during @> date '2026-11-20')
  select id from one`;

const ORDER = { order_no: 'Order 31 s.2026', activity: 'Enrolment', from: '2026-06-08', to: '2026-06-19' };
const grant = (hours: number, more: Partial<typeof ORDER> = {}) =>
  hr.call(grantServiceCredits, { body: { ...ORDER, ...more, people: [{ personnel_id: teacher, minutes: hours * 60 }] } });

test('8 hours of ordered work are a credit, an order grants once, and the limit of the year takes the rest', async () => {
  const given = await grant(80);
  assert.equal(given.status, 200, JSON.stringify(given.body));
  assert.equal((await grant(8)).status, 422, 'the same order');
  const more = await grant(64, { order_no: 'Order 40 s.2026', to: '2026-10-30' });
  assert.match(more.body.message, /3 days are above the limit of the year/);
  const { account } = (await faculty.call(readMyServiceCredits)).body;
  assert.deepEqual(
    [account.balance, account.grants.map(({ granted, lost }) => [granted, lost])],
    [
      15_000,
      [
        [5_000, 3_000],
        [10_000, 0],
      ],
    ],
  );
  assert.match(account.conversion.because ?? '', /On teacher leave they stay/);
  const [row] = (await hr.call(listServiceCredits, { query: { term: 'SC-1' } })).body.personnel;
  assert.deepEqual([row!.balance, row!.granted, row!.lost], [15_000, 15_000, 3_000]);
});

test('who is not on teacher leave is granted none; work to come is not granted', async () => {
  const refused = [{ personnel_id: people.accountingClerk.id, minutes: 480 }];
  assert.match(JSON.stringify((await hr.call(grantServiceCredits, { body: { ...ORDER, people: refused } })).body), /Not on teacher leave/);
  assert.equal((await grant(8, { order_no: 'Order 50', to: '2027-01-05' })).status, 422);
});

test('a grant is taken back with a reason', async () => {
  const { grants } = (await hr.call(listServiceGrants, { query: { term: 'Order 40' } })).body;
  assert.equal((await hr.call(withdrawServiceGrant, { params: { id: grants[0]!.id }, body: { reason: 'Counted twice' } })).status, 200);
  assert.equal((await hr.call(withdrawServiceGrant, { params: { id: grants[0]!.id }, body: { reason: 'Again' } })).status, 409);
  assert.equal((await hr.call(readServiceCredits, { params: { id: teacher } })).body.account.balance, 10_000);
});

test('a teacher who becomes non-teaching has 10 credits converted into 2.174 of vacation and 2.174 of sick leave', async () => {
  const convert = () => hr.call(convertServiceCredits, { params: { id: teacher }, body: { order_no: 'Order 60 s.2026' } });
  assert.equal((await convert()).status, 409, 'still on teacher leave');
  await app.server.pool.query(
    `insert into leave.arrangement (personnel_id, earns, basis, during) values ($1, 'REGULAR', 'Order 60 s.2026', '[2026-11-16,)')`,
    [teacher],
  );
  assert.equal((await convert()).status, 200);
  const found = await balances(app.server.db, {
    people: [teacher],
    books: [SERVICE_CREDITS, VL, SL],
    on: '2026-11-20',
    today: '2026-11-20',
  });
  assert.deepEqual(Object.fromEntries(found.map(({ book, balance }) => [book, balance])), { SC: 0, SL: 2_174, VL: 2_174 });
  assert.equal((await convert()).status, 409, 'nothing is left');
});
