import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { onDay } from '@talaan/testing/on-day.ts';
import { changeAuthorities, changeClock, changeHeadsSetting, readRequestSettings } from '../../contract/settings.ts';
import { actAs, actingPerson } from '../fixtures/act-as.ts';
import { fileOutings, makeOutings, outingKind } from '../fixtures/outing-kind.ts';
import { readDueDay } from '../public.ts';
import { previewRoute } from '../timeline/preview-route.ts';

let app: TestApp;
let hr: Caller;
before(async () => {
  app = await startTestApp();
  await makeOutings(app);
  hr = await app.as('hr');
});
after(() => app.close());

const read = async () => (await hr.call(readRequestSettings)).body;
const file = async () => {
  const owner = actingPerson(people.accountingClerk);
  return actAs(app, owner, async (call) => (await fileOutings(call, owner.personnelId, [{}]))[0]!);
};

test('the working days of a kind are changed from a day on, and clocks that run keep theirs', async () => {
  const before_ = await file();
  const { status, body } = await hr.call(changeClock, { body: { kind: 'test.outing', days: 2, from: '2026-11-23' } });
  assert.equal(status, 200, JSON.stringify(body));
  const later = await onDay(app, '2026-11-23', file);
  assert.deepEqual([await readDueDay(app.server.db, before_), await readDueDay(app.server.db, later)], ['2026-11-27', '2026-11-25']);
  assert.deepEqual((await read()).clocks.find(({ kind }) => kind === 'test.outing')!.periods, [
    { from: null, days: 5 },
    { from: '2026-11-23', days: 2 },
  ]);
  assert.equal(
    (await hr.call(changeClock, { body: { kind: 'contract', days: 2, from: '2026-11-23' } })).status,
    404,
    'a contract has no clock',
  );
});

test('authorities are changed as one list, and who decides follows from that day on', async () => {
  const rule = { type: null, at_least: null, below: null, office_id: null, group_name: null };
  const rules = [
    { ...rule, fact: 'days' as const, at_least: 3, gives: 'group' as const, group_name: 'EDATSADMIN' as const, because: '3 days or more' },
    { ...rule, fact: null, gives: 'next-head' as const, because: 'all others' },
  ];
  const body = { kind: 'test.outing', role: 'authority', from: '2026-11-23', rules };
  const done = await hr.call(changeAuthorities, { body });
  assert.equal(done.status, 200, JSON.stringify(done.body));
  const ownerId = people.accountingClerk.id;
  const authority = async (day: string) =>
    (await previewRoute(app.server.db, outingKind, { ownerId, officeId: 1, title: 'x', days: 3 }, day)).at(-1)!.because;
  assert.match(await authority('2026-11-20'), /up to 10 days/);
  assert.match(await authority('2026-11-23'), /3 days or more/);
  const { periods } = (await read()).authorities.find(({ kind }) => kind === 'test.outing')!;
  assert.deepEqual(
    periods.map(({ from, rules: lines }) => [from, lines.map(({ because }) => because)]),
    [
      [null, ['up to 10 days', 'more than 10 days']],
      ['2026-11-23', ['3 days or more', 'all others']],
    ],
  );
  await hr.call(changeAuthorities, { body: { ...body, rules: rules.slice(1) } });
  assert.equal((await read()).authorities.find(({ kind }) => kind === 'test.outing')!.periods.length, 2, 'what was planned is replaced');
  const wrong = await hr.call(changeAuthorities, { body: { ...body, rules: [{ ...rules[0]!, at_least: 5, below: 5, group_name: null }] } });
  assert.equal(wrong.status, 422);
  assert.deepEqual(Object.keys((wrong.body as unknown as { errors: object }).errors), ['rules.0.below', 'rules.0.group_name']);
});

test('whether a head decides beside an officer in charge, and whether requests of a head who is away wait, are settings with a day, of today at the earliest', async () => {
  const wish = { head_decides_beside_officer: false, absence_climbs: true };
  assert.equal((await hr.call(changeHeadsSetting, { body: { ...wish, from: '2026-11-19' } })).status, 422);
  assert.equal((await hr.call(changeHeadsSetting, { body: { ...wish, from: '2026-12-01' } })).status, 200);
  assert.deepEqual((await read()).heads, [
    { from: null, head_decides_beside_officer: true, absence_climbs: true },
    { from: '2026-12-01', ...wish },
  ]);
  const waiting = { ...wish, absence_climbs: false };
  assert.equal((await hr.call(changeHeadsSetting, { body: { ...waiting, from: '2026-12-08' } })).status, 200);
  assert.deepEqual((await read()).heads.at(-1), { from: '2026-12-08', ...waiting });
  assert.equal((await (await app.as('employee')).call(readRequestSettings)).status, 403);
});
