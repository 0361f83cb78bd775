import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { Refusal, toRefusal } from '@talaan/kernel/server/errors.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import type { AnyKind } from '../contract/request-kind.ts';
import { actingPerson, callOf, type ActingPerson } from './fixtures/act-as.ts';
import { readHolders } from './holders.ts';
import { fileRequests, officeOf, takeStep } from './public.ts';
import { servedKinds, type ServedKind } from './served-kinds.ts';
import { writeSteps } from './write-steps.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app.close());

/** As one who may not take the step: another is tried. */
const NOT_THEIRS = /^(Your roles do not open this|This request is your own)/;

/** What became of the steps of a kind, such as `CLEARED.correct`: null where it was taken. */
type Tried = Map<string, Refusal | null>;

test('every step that people take is taken, or refused in words, by the general call; one with an input says where it is taken', async () => {
  const failures: string[] = [];
  for (const served of servedKinds()) {
    const { kind } = served;
    const tried = await walk(kind);
    failures.push(
      ...[...tried].flatMap(([name, refusal]) => (refusal && refusal.status >= 500 ? `${kind.kind}: ${name}: ${refusal.message}` : [])),
    );
    for (const action of Object.keys(served.own.inputs ?? {})) {
      if (![...tried.keys()].some((name) => name.endsWith(`.${action}`))) await undone((db) => tryBare(db, served, action, tried));
      const answers = [...tried].filter(([name]) => name.endsWith(`.${action}`)).map(([, refusal]) => refusal);
      const isRefused = (refusal: Refusal | null) => refusal?.status === 409 && typeof refusal.body.screen === 'string';
      if (answers.length === 0 || !answers.every(isRefused)) failures.push(`${kind.kind}: ${action} says no screen`);
    }
  }
  assert.deepEqual(failures, []);
});

/** Takes the steps of the requests that the demo has, each from each state that they lead to, as those who may; all is undone. */
async function walk(kind: AnyKind): Promise<Tried> {
  const tried: Tried = new Map();
  const { rows } = await app.server.pool.query<{ id: number }>(
    `select id from (select id, row_number() over (partition by state order by id desc) as no from requests.request where kind = $1) r
     where no <= 2 order by no, id`,
    [kind.kind],
  );
  for (const { id } of rows) await undone((db) => walkFrom(db, kind, id, tried));
  return tried;
}

async function walkFrom(db: Database, kind: AnyKind, id: number, tried: Tried): Promise<void> {
  const { rows } = await sql<{ state: string }>`select state from requests.request where id = ${id}`.execute(db);
  const { state } = rows[0]!;
  for (const action of kind.actions.filter((one) => kind.stepOf(one).from.includes(state) && !isOfSystem(kind, one)))
    for (const who of await whoActs(db, kind, id, action)) {
      const name = `${state}.${action}`;
      const known = tried.get(name);
      if (known !== undefined) break;
      await inSavepoint(db, async () => {
        const refusal = await attempt(db, kind, { id, action, who });
        if (refusal && (refusal.status === 404 || NOT_THEIRS.test(refusal.message))) return;
        tried.set(name, refusal);
        if (refusal === null && ![...tried.keys()].some((one) => one.startsWith(`${kind.after(state, action)}.`)))
          await walkFrom(db, kind, id, tried);
      });
    }
}

/** In a request without a record of its module, where the demo has none: what lacks its input is refused before that is read. */
async function tryBare(db: Database, served: ServedKind, action: string, tried: Tried): Promise<void> {
  const owner = actingPerson(people.accountingClerk);
  const { kind } = served;
  const call = callOf(app.server, db, owner);
  const officeId = await officeOf(db, owner.personnelId, call.today);
  const [id] = await fileRequests(call, served, [{ ownerId: owner.personnelId, officeId, namedOfficeId: officeId, title: 'Bare' }]);
  const [first, state] = [kind.states[0]!, kind.stepOf(action).from[0]!];
  if (state !== first) await writeSteps(call, [{ request_id: id!, round: 1, action: 'file', as_role: 'system', from_state: first, state }]);
  for (const who of await whoActs(db, kind, id!, action)) {
    const refusal = await attempt(db, kind, { id: id!, action, who });
    if (refusal && (refusal.status === 404 || NOT_THEIRS.test(refusal.message))) continue;
    tried.set(`${state}.${action}`, refusal);
  }
}

/** Those who have a role of the step, two for each seat. */
async function whoActs(db: Database, kind: AnyKind, id: number, action: string): Promise<ActingPerson[]> {
  const { by } = kind.stepOf(action);
  const { rows: owners } = await sql<ActingPerson>`
    select a.id as "accountId", a.personnel_id as "personnelId" from requests.request r join identity.account a on a.personnel_id = r.owner_id
    where r.id = ${id}`.execute(db);
  const { rows: seats } = await sql<{ id: number }>`
    select distinct g.seat_id as id from requests.stage g join requests.request r on r.id = g.request_id and r.round = g.round
    where g.request_id = ${id} and g.role = any(${[...by]}::text[])`.execute(db);
  const holders = await readHolders(
    db,
    seats.map((one) => one.id),
    app.server.clock.today(),
  );
  const some = [...Map.groupBy(holders, ({ seat_id }) => seat_id).values()].flatMap((each) => each.slice(0, 2));
  return [
    ...owners,
    ...some.flatMap((one) => (one.account_id === null ? [] : [{ accountId: one.account_id, personnelId: one.personnel_id }])),
  ];
}

async function attempt(
  db: Database,
  kind: AnyKind,
  { id, action, who }: { id: number; action: string; who: ActingPerson },
): Promise<Refusal | null> {
  try {
    await takeStep(callOf(app.server, db, who), { id, action, remarks: 'As tried' });
    await sql`set constraints all immediate`.execute(db);
    await sql`set constraints all deferred`.execute(db);
    return null;
  } catch (error) {
    const refusal = toRefusal(error, app.server.constraints, kind.kind, app.server.http.log);
    return refusal.status < 500 ? refusal : new Refusal(refusal.status, { message: (error as Error).message });
  }
}

/** Jobs take it, as Talaan itself and with what it needs; nobody else is let. */
function isOfSystem(kind: AnyKind, action: string): boolean {
  return kind.stepOf(action).by.every((role) => 'system' in kind.roles[role]!);
}

let depth = 0;
async function inSavepoint(db: Database, act: () => Promise<void>): Promise<void> {
  const name = sql.ref(`tried_${(depth += 1)}`);
  await sql`savepoint ${name}`.execute(db);
  await act();
  await sql`rollback to savepoint ${name}`.execute(db);
}

async function undone(act: (db: Database) => Promise<void>): Promise<void> {
  const end = new Error('undone');
  await app.server.db
    .transaction()
    .execute(async (db) => {
      await act(db);
      throw end;
    })
    .catch((error: unknown) => {
      if (error !== end) throw error;
    });
}
