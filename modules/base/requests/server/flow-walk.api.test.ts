import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import { Refusal } from '@talaan/kernel/server/errors.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { onDay } from '@talaan/testing/on-day.ts';
import { tries } from '@talaan/testing/tries.ts';
import { walkWorkflow } from '@talaan/testing/walk-workflow.ts';
import { actAs, callOf } from './fixtures/act-as.ts';
import { fileOutings, makeOutings, outingKind } from './fixtures/outing-kind.ts';
import { makeSmallUniversity, type SmallUniversity } from './fixtures/small-university.ts';
import { noteAbsence, readOpenActions, takeStep } from './public.ts';
import { servedKinds, withRecords } from './served-kinds.ts';

let app: TestApp;
let u: SmallUniversity;
const NAMES = ['Tess', 'Mila', 'Lito', 'Oscar', 'Wena'];
const OFFICES = ['TOP', 'MID', 'LOW'];
before(async () => {
  app = await startTestApp();
  await makeOutings(app);
  u = await makeSmallUniversity(app, { Tess: 'TOP', Mila: 'MID', Lito: 'LOW', Oscar: 'LOW', Wena: 'LOW' });
});
after(() => app.close());

test('every kind that is served leads from its first state to each of the others, and from each to an end', () => {
  for (const { kind } of servedKinds()) {
    walkWorkflow(kind, kind.ends);
    for (const state of kind.states.filter((one) => kind.awaited(one).length === 0))
      assert.ok(
        kind.ends.includes(state) || kind.actions.some((action) => kind.stepOf(action).from.includes(state)),
        `${kind.kind}: ${state}`,
      );
  }
});

/** What asks of other things than the service of its owner, and of what. */
const NOT_OF_SERVICE: Readonly<Record<string, string>> = {
  hire: 'the items of the office',
  certificate: 'the kind of certificate, one of which is for those who left',
  clearance: 'the separation',
  'terminal-leave': 'the separation',
  contract: 'the office and other appointments',
  'habit-notice': 'the locked months',
  'document-extension': 'the paper',
  'late-explanation': 'nothing: the stay was late',
  'telework-order': 'its people, not who proposes it',
  overtime: 'its people',
  'overtime-pay': 'its people',
  'property-transfer': 'its items and its receiver: what is held by those who left goes on',
  'property-return': 'its items',
  'property-loss': 'the notary',
  'property-disposal': 'its items: what is unserviceable stays so when its officer leaves',
  'payroll-run': 'its people: who opened it is paid by it or not',
  'individual-plan': 'nothing: it ends with the service of its owner',
  'faculty-plan': 'nothing: it ends with the service of its owner; the plan of a unit stays with the office',
  'administrative-plan': 'nothing: it ends with the service of its owner; the plan of a unit stays with the office',
  ipcr: 'the days served in the period: who left is rated for them',
  dpcr: 'the office',
  opcr: 'the office',
};

test('every kind asks again before the steps that bring it on: where the owner serves nowhere any more it says so', async (t) => {
  const asked: string[] = [];
  for (const served of servedKinds()) {
    const { kind, own } = served;
    const state = kind.states.find((one) =>
      kind.actions.some((action) => kind.stepOf(action).from.includes(one) && kind.goesOn(action, one)),
    );
    assert.ok(state, `${kind.kind} has no step that brings it on: give one the key 'a', or asksAgain`);
    assert.equal(own.endsWithService !== undefined, kind.actions.includes('endWithService') && !kind.kind.startsWith('leave'), kind.kind);
    if (kind.kind.startsWith('test.')) continue;
    const { rows } = await app.server.pool.query<Row>(
      'select id, coalesce(record_id, id) as "recordId", owner_id as "ownerId", office_id as "officeId", title from requests.request where kind = $1 order by id desc limit 1',
      [kind.kind],
    );
    const [row] = rows;
    if (!row) {
      t.diagnostic(`the demo has no ${kind.kind}`);
      continue;
    }
    const waiting = [{ ...row, kind: kind.kind, from: state }];
    await app.server.db
      .transaction()
      .execute(async (db) => {
        const call = { ...callOf(app.server, db, u.person('Tess')) };
        const ask = async () => own.asksAgain(call, await withRecords(call, served, waiting));
        assert.ok((await ask()) instanceof Map);
        await sql`select set_config('talaan.reason', 'a test', true)`.execute(db);
        await sql`update personnel.appointment set item_id = null, is_substitute = false, during = daterange(date '1900-01-01' + id, date '1900-01-02' + id)
          where personnel_id = ${row.ownerId}`.execute(db);
        const said = (await ask()).get(row.id);
        if (!(kind.kind in NOT_OF_SERVICE)) assert.match(said ?? '', /\w.*\./, `${kind.kind} goes on for who serves nowhere`);
        asked.push(kind.kind);
        throw new Undone();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
  }
  for (const kind of ['leave', 'travel', 'pass-slip', 'time-log-appeal', 'work-schedule', 'dtr', 'certificate'])
    assert.ok(asked.includes(kind), kind);
});

interface Row {
  id: number;
  recordId: number;
  ownerId: number | null;
  officeId: number | null;
  title: string;
}

/** Thrown so that a transaction leaves nothing behind. */
class Undone extends Error {}

const name = fc.constantFrom(...NAMES);
const command = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('file' as const), name }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('step' as const), name, action: fc.constantFrom(...outingKind.actions), which: fc.nat(50) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('head' as const), name, office: fc.constantFrom(...OFFICES), acting: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('away' as const), name, days: fc.integer({ min: 1, max: 8 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('tomorrow' as const) }) },
);

test('whatever people do in whatever order: the state is that of the last step, what is open is what passes, and the inbox is who may', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 12, maxLength: 24 }), fc.nat(NAMES.length - 1), async (commands, witness) => {
      await begin();
      const ids: number[] = [];
      let day = Temporal.PlainDate.from('2026-11-20');
      for (const one of commands) {
        if (one.do === 'tomorrow') day = day.add({ days: 1 });
        await onDay(app, day.toString(), async () => {
          if (one.do === 'file') ids.push(await file(one.name));
          if (one.do === 'head') await head(one, day);
          if (one.do === 'away') {
            const to = day.add({ days: one.days }).toString();
            await noteAbsence(app.server.db, {
              personnelId: u.person(one.name).personnelId,
              cause: 'leave',
              sourceId: 1,
              from: day.toString(),
              to,
            });
          }
          if (one.do === 'step' && ids.length > 0) await attempt(one.name, one.action, ids[one.which % ids.length]!);
          const id = ids.at(one.do === 'step' ? one.which % ids.length : -1);
          if (id !== undefined) await agree(id, NAMES[witness]!);
        });
      }
    }),
    { numRuns: tries(2, 60), seed: 20_261_120 },
  );
});

async function begin(): Promise<void> {
  await u.noHeads();
  await app.server.pool.query('delete from requests.absence');
  for (const [at, office] of OFFICES.entries()) await u.head(office, NAMES[at]!);
}

/** Names a person from the day on; where the office has one for these days, nothing changes. */
async function head(
  { name: who, office, acting }: { name: string; office: string; acting: boolean },
  day: Temporal.PlainDate,
): Promise<void> {
  const days = { from: day.toString(), until: day.add({ days: 5 }).toString(), ...(acting ? { acting: true as const } : {}) };
  await u.head(office, who, days).catch((error: { code?: string }) => assert.equal(error.code, '23P01'));
}

async function file(who: string): Promise<number> {
  const [id] = await actAs(app, u.person(who), (call) => fileOutings(call, u.person(who).personnelId, [{ days: 3 }]));
  return id!;
}

async function attempt(who: string, action: string, id: number): Promise<void> {
  try {
    await actAs(app, u.person(who), (call) => takeStep(call, { id, action, remarks: 'as tried' }));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

async function agree(id: number, witness: string): Promise<void> {
  const { rows } = await app.server.pool.query<{
    state: string;
    own: string;
    last: string;
    steps: number;
    last_no: number;
    stages: string[];
  }>(
    `select r.state, o.state as own, s.state as last, r.last_no, (select count(*)::integer from requests.step where request_id = r.id) as steps,
       array(select distinct g.state from requests.stage g where g.request_id = r.id and g.opened_at is not null and g.closed_at is null) as stages
     from requests.request r join requests.step s on s.request_id = r.id and s.no = r.last_no join test_outing.outing o on o.request_id = r.id where r.id = $1`,
    [id],
  );
  const { state, own, last, steps, last_no, stages } = rows[0]! as (typeof rows)[0] & { state: (typeof outingKind.states)[number] };
  assert.deepEqual([own, last, steps], [state, state, last_no]);
  assert.deepEqual(stages, outingKind.awaited(state).length > 0 ? [state] : []);
  const awaited = outingKind.actions.filter((action) => {
    const { from, by } = outingKind.steps[action];
    return from.includes(state) && by.every((role) => outingKind.awaited(state).includes(role));
  });
  for (const who of NAMES) {
    const sees = (await u.inbox(who)).some((one) => one.id === id);
    const passing = awaited.length > 0 && (await passes(who, awaited[0]!, id));
    assert.equal(sees, passing, `${who} and ${id} in ${state}`);
  }
  const call = callOf(app.server, app.server.db, u.person(witness));
  const open = (await readOpenActions(call, outingKind, [id])).get(id)!;
  for (const action of outingKind.actions)
    assert.equal(await passes(witness, action, id), open.includes(action), `${witness}: ${action} in ${state}`);
}

async function passes(who: string, action: string, id: number): Promise<boolean> {
  const undone = new Error('undone');
  try {
    await app.server.db.transaction().execute(async (db) => {
      await takeStep(callOf(app.server, db, u.person(who)), { id, action, remarks: 'as tried' });
      throw undone;
    });
  } catch (error) {
    if (error === undone) return true;
    if (!(error instanceof Refusal)) throw error;
  }
  return false;
}
