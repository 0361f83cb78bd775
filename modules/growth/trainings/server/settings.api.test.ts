import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { z } from 'zod';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { addTerms, readSettings, removeTerms } from '../contract/settings.ts';
import { DEFAULT_FOLLOW_UP } from '../rules/follow-up.ts';
import { DEFAULT_POINTS } from '../rules/screening-points.ts';

let app: TestApp;
let ld: Caller;
before(async () => {
  app = await startTestApp();
  ld = await app.as('ld');
});
after(() => app.close());

const dated = { effective_on: '2027-01-01', source: 'PDC Resolution No. 12, s. 2026' };
const points = (change: object = {}) => ({ kind: 'POINTS' as const, terms: { ...dated, most: { ...DEFAULT_POINTS.most, ...change } } });
const followUp = (change: object = {}) => ({ kind: 'FOLLOW_UP' as const, terms: { ...DEFAULT_FOLLOW_UP, ...dated, ...change } });

test('an installation begins with the points of the committee, 15 days, 80 percent, and three to six months', async () => {
  const { points: all, follow_up } = (await ld.call(readSettings, {})).body;
  assert.deepEqual([all.length, all[0]!.most, all[0]!.is_removable], [1, DEFAULT_POINTS.most, false]);
  assert.deepEqual([follow_up[0]!.report_days, follow_up[0]!.certificate_from], [15, 80]);
});

test('terms are entered with their source from a later day on, and deleted until they apply', async () => {
  const entered = await ld.call(addTerms, { body: points({ relevance: 40, plan: 10 }) });
  assert.equal(entered.status, 200, JSON.stringify(entered.body));
  assert.match(entered.body.message, /screenings from 1 Jan 2027/);
  assert.equal((await ld.call(addTerms, { body: points() })).status, 422, 'others begin that day');
  const [later, first] = (await ld.call(readSettings, {})).body.points;
  assert.deepEqual([later!.most.relevance, later!.source, later!.is_removable], [40, dated.source, true]);
  assert.equal((await ld.call(removeTerms, { params: { id: first!.id } })).status, 409, 'it applies');
  assert.equal((await ld.call(removeTerms, { params: { id: later!.id } })).status, 200);
  assert.equal((await ld.call(removeTerms, { params: { id: later!.id } })).status, 404);
});

const REFUSED: [string, z.input<typeof addTerms.body>, RegExp][] = [
  ['points that total 110', points({ plan: 30 }), /total 110\. They must total 100/],
  ['half a point', points({ plan: 19.5, rating: 20.5 }), /whole points/],
  ['a day that has come', { ...points(), terms: { ...points().terms, effective_on: '2026-11-01' } }, /Choose a later day/],
  ['no source', { ...points(), terms: { ...points().terms, source: ' ' } }, /order or resolution/],
  ['a certificate for 101 percent', followUp({ certificate_from: 101 }), /At most 100 percent/],
  ['an evaluation that is due before it opens', followUp({ application_to: 2 }), /due before it opens/],
];

for (const [name, body, says] of REFUSED)
  test(`${name}: refused`, async () => {
    const { status, body: answer } = await ld.call(addTerms, { body });
    assert.equal(status, 422);
    assert.match(JSON.stringify(answer), says);
  });

test('only who keeps trainings over the whole university enters terms', async () => {
  assert.equal((await (await app.as('head')).call(readSettings, {})).status, 403);
  assert.equal((await (await app.as('head')).call(addTerms, { body: followUp() })).status, 403);
});
