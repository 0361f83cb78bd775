import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { actAs, actingPerson } from './fixtures/act-as.ts';
import { fileOutings, makeOutings } from './fixtures/outing-kind.ts';

/** What an administrator of the database would write, past all code: the constraints have the last word. */
let app: TestApp;
const owner = people.accountingClerk.id;
const head = people.headOfAccounting.id;
let id: number;
before(async () => {
  app = await startTestApp();
  await makeOutings(app);
  [id] = (await actAs(app, actingPerson(people.accountingClerk), (call) => fileOutings(call, owner, [{ parties: [owner] }]))) as [number];
});
after(() => app.close());

const step = (values: Record<string, string | number | boolean>) => {
  const row = {
    request_id: id,
    round: 1,
    action: 'x',
    as_role: 'head',
    from_state: 'FILED',
    state: 'RECOMMENDED',
    at: '2026-11-20',
    ...values,
  };
  const list = Object.values(row).map((value) => (typeof value === 'string' ? `'${value}'` : String(value)));
  return `insert into requests.step (${Object.keys(row).join()}) values (${list.join()})`;
};

const refused: [name: string, statement: () => string, rule: RegExp][] = [
  ['a decision on one’s own request is refused', () => step({ decides: true, personnel_id: owner }), /nobody_decides_their_own/],
  [
    'a decision in the place of the owner is refused',
    () => step({ decides: true, personnel_id: head, in_place_of: owner }),
    /nobody_decides_their_own/,
  ],
  ['a decision without a person is refused', () => step({ decides: true }), /a_decision_is_made_by_a_person/],
  [
    'a step from another state than the present one is refused',
    () => step({ from_state: 'RECOMMENDED', state: 'APPROVED' }),
    /a_step_begins_where/,
  ],
  ['a second first step is refused', () => step({ from_state: 'FILED' }).replace("'FILED'", 'null'), /a_step_begins_where/],
  ['a step of a round to come is refused', () => step({ round: 3 }), /rounds_follow_each_other/],
  ['a step without its reason is refused', () => step({ needs_reason: true, remarks: '  ' }), /a_step_has_its_reason/],
  ['a step of the system by an account is refused', () => step({ as_role: 'system', account_id: 1 }), /the_system_has_no_account/],
  [
    'a state cannot be set by hand',
    () => `update requests.request set state = 'APPROVED' where id = ${id}`,
    /only_a_step_moves_a_request|moved by its steps/,
  ],
  [
    'a request cannot be set back to an earlier step',
    () => `update requests.request set last_no = 1 where id = ${id}`,
    /moved by its steps/,
  ],
  [
    'a closed request cannot be opened by hand',
    () => `update requests.request set closed_at = null where id = ${id}`,
    /moved by its steps/,
  ],
  ['a step cannot be changed', () => `update requests.step set remarks = 'other' where request_id = ${id}`, /append-only/],
  ['a step cannot be taken out', () => `delete from requests.step where request_id = ${id}`, /append-only/],
  ['a request cannot be taken out', () => `delete from requests.request where id = ${id}`, /append-only/],
  ['a stage cannot be opened by hand', () => `update requests.stage set opened_at = now() where request_id = ${id}`, /moved by its steps/],
  ['a stage cannot be given another seat', () => `update requests.stage set seat_id = 1 where request_id = ${id}`, /moved by its steps/],
  [
    'a stage does not begin open',
    () =>
      `insert into requests.stage (request_id, round, place, role, seat_id, state, decides, kind, opened_at) select request_id, 2, place, role, seat_id, state, decides, kind, now() from requests.stage where request_id = ${id}`,
    /opened by a step/,
  ],
  [
    'the people of a request are fixed when it is filed',
    () => `delete from requests.party where request_id = ${id}`,
    /fixed when it is filed/,
  ],
  [
    'a request without a step is refused',
    () =>
      `insert into requests.request (kind, flow, title, state, filed_at) values ('x', 1, 'x', 'x', now()); set constraints all immediate`,
    /a_state_has_its_step/,
  ],
  [
    'the row of a module cannot have another state',
    () => `update test_outing.outing set state = 'APPROVED', approved_at = now() where request_id = ${id}; set constraints all immediate`,
    /outing_follows_its_request/,
  ],
  [
    'a clock is paused once at a time',
    () => `insert into requests.pause (request_id, during, reason) select ${id}, '[2026-11-20,)', 'x' from generate_series(1, 2)`,
    /a_request_is_paused_once|pauses_do_not_overlap/,
  ],
];

for (const [name, statement, rule] of refused)
  test(name, async () => {
    await assert.rejects(app.server.pool.query(`begin; ${statement()}; rollback`), (error: Error & { constraint?: string }) => {
      assert.match(`${error.message} ${error.constraint}`, rule);
      return true;
    });
  });

test('a step that is written ahead gets the next number, whatever it claims', async () => {
  const client = await app.server.pool.connect();
  await client.query('begin');
  await client.query(
    step({ personnel_id: head, decides: true }).replace('request_id,', 'no,request_id,').replace('values (', 'values (7,'),
  );
  const { rows } = await client.query<{ no: number; last_no: number; state: string }>(
    `select s.no, r.last_no, r.state from requests.step s join requests.request r on r.id = s.request_id where r.id = ${id} order by s.no desc limit 1`,
  );
  await client.query('rollback');
  client.release();
  assert.deepEqual(rows[0], { no: 2, last_no: 2, state: 'RECOMMENDED' });
});
