import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { z } from 'zod';
import { me } from '@talaan/identity/contract.ts';
import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { inputFor, likelyInputFor } from '@talaan/testing/arbitrary-input.ts';
import { tries } from '@talaan/testing/tries.ts';
import { takeTurns } from '@talaan/testing/turns.ts';
import { holdEveryGroup } from './every-group-kit.ts';

/** What a role over a part of the university reaches: nothing of another part, whatever is called. */
const RUNS_A_CALL = tries(1, 100);
/** Records that are asked for by number. */
const RECORDS = tries(1, 12);
/** What lists and reports ask for, more or less. */
const USUAL = {
  month: '2026-10',
  date: '2026-10-05',
  from: '2026-10-01',
  to: '2026-10-31',
  on: '2026-10-05',
  format: 'csv',
  per_page: 999,
  by: 'person',
};
/** Nothing, and words that find some, for the calls that ask for two letters. */
const TERMS = ['', 'san', 'ar'].slice(0, tries(2, 3));
/** A list shows all of its rows where no word is asked for. */
const TERMS_OF_LIST = TERMS.slice(0, tries(1, 3));
/** Who heads an office, and who may, who travels along, who acts during a leave, who sits on a board, a panel, a committee or the performance management team, who handed in a paper and for whose attention it goes, who receives property or has it by a slip, and who of HR can help with a day: by name, from any office (decisions 86, 269 and 275, README of travel, of property-moves, of property-disposal, of committees and of performance). */
const NAMES_ARE_OPEN = [
  'GET /api/departments/{id}',
  'GET /api/departments/Head/people',
  'GET /api/acting-heads/people',
  'GET /api/official-business/people',
  'GET /api/leave/acting',
  'GET /api/boards/people',
  'GET /api/interviews/people',
  'GET /api/committees/people',
  'GET /api/spmis/people',
  'GET /api/spmis/settings',
  'GET /api/dts/people',
  'GET /api/property/receivers',
  'GET /api/property/slips',
  'GET /api/property/slips/export',
  'GET /api/property/slips/{id}',
  'GET /api/account/dtr/{date}/actions',
  'GET /api/time-log-appeals/form',
];
const CAMPUS = "scope = 'campus', campus_id = 2, office_id = null";

/** One role in so many is tried in a run. */
const ROLES = 8;

interface Role {
  id: number;
  name: string;
}

interface Person {
  idno: string;
  fullname: string;
}

let app: TestApp;
let admin: Caller;
/** A role over an office in which nobody serves. */
let emptyOffice: string;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  admin = await app.as('admin');
  await holdEveryGroup(app);
  const { rows } = await app.server.pool.query<{ id: number }>(`
    insert into organization.office (campus_id, fullname, acronym) values (2, 'An office without people', 'EMPTY') returning id`);
  // The address of a photo says the number of its person, so that it is found wherever the number is.
  await app.server.pool.query(`
    insert into identity.account (email, name, personnel_id) select lower(p.idno) || '@people.example', p.fullname, p.id from personnel.person p
    where not exists (select from identity.account a where a.personnel_id = p.id);
    update identity.account a set avatar_path = '/avatars/of-' || p.idno from personnel.person p where p.id = a.personnel_id`);
  emptyOffice = `scope = 'office', campus_id = null, office_id = ${rows[0]!.id}`;
});
after(() => app.close());

test('a role over one campus or one office changes nothing that applies to the whole university', async () => {
  const about = app.server.endpoints.filter(({ reach }) => reach === 'university');
  assert.ok(about.length > 100);
  for (const part of [CAMPUS, emptyOffice]) {
    await holdingOver(part, async () => {
      for (const endpoint of about) {
        const answer = await admin.call(endpoint, { params: ofTheFirst(endpoint), ...fileFor(endpoint) });
        assert.equal(answer.status, 403, `${nameOf(endpoint)} with ${part}`);
        assert.match((answer.body as { message: string }).message, /^This applies to the whole university/, nameOf(endpoint));
      }
      const { university_views: overAll, allowed_views: views } = (await admin.call(me)).body.user;
      assert.deepEqual(overAll, []);
      assert.ok(views.includes('GENERALSETTINGS'));
    });
  }
  assert.ok((await admin.call(me)).body.user.university_views.includes('GENERALSETTINGS'));
});

test('a role over an office without people changes nothing of others, whatever it calls', async () => {
  const scoped = app.server.endpoints.filter(
    ({ method, path, access, reach }) => method !== 'GET' && Array.isArray(access) && reach === 'scope' && !path.endsWith('/mine'),
  );
  const changed: string[] = [];
  const before_ = await countChanges();
  await holdingOver(emptyOffice, async () => {
    for (const endpoint of scoped) {
      for (const make of [inputFor, likelyInputFor]) {
        const input = fc.record({ params: make(endpoint.params), query: make(endpoint.query), body: make(endpoint.body) });
        for (const given of fc.sample(input, { numRuns: RUNS_A_CALL, seed: 20_261_120 })) {
          const params = { ...(given.params as object), ...ofTheFirst(endpoint) };
          const answer = await admin.call(endpoint, { ...given, params, ...fileFor(endpoint) });
          // A preview of nothing is an answer too.
          if (answer.status === 200 && (await countChanges()) > before_)
            changed.push(`${nameOf(endpoint)} with ${JSON.stringify({ ...given, params })}`);
        }
      }
    }
  });
  assert.deepEqual(changed, []);
});

test('a role over a part of the university reads the number, the name and the photo of no person beyond it', async () => {
  const all = await findPeople('true');
  const calls = app.server.endpoints.filter(({ method, access }) => method === 'GET' && access !== 'public');
  assert.ok((await findTelling(calls, all)).size > 40, 'with a role over the whole university, its people are read');
  await holdingOver(emptyOffice, async () => assert.deepEqual([...(await findTelling(calls, all))], []));
  const elsewhere = await findPeople(`not exists (
    select from personnel.appointment a join organization.office o on o.id = a.office_id where a.personnel_id = p.id and o.campus_id = 2)`);
  await holdingOver(CAMPUS, async () => {
    const telling = await findTelling(calls, all);
    assert.ok(telling.size > 10, 'those of its own people are');
    const beyond = new Set(elsewhere.map(({ idno }) => idno));
    assert.deepEqual(
      [...telling].flatMap(([call, people]) => [...people].filter((idno) => beyond.has(idno)).map((idno) => `${call} tells of ${idno}`)),
      [],
    );
  });
});

test('each role that comes with Talaan, held alone over an office without people, reads the number, the name and the photo of nobody', async () => {
  const all = await findPeople('true');
  const calls = app.server.endpoints.filter(({ method, access }) => method === 'GET' && access !== 'public');
  const { rows: roles } = await app.server.pool.query<Role>('select id, name from identity.role where is_ready');
  assert.ok(roles.length > 5);
  for (const role of takeTurns(roles, ROLES, ({ name }) => name)) {
    await holdingOver(emptyOffice, async () => {
      await holdingAlone(role, async () => assert.deepEqual([...(await findTelling(calls, all))], [], role.name));
    });
  }
});

/** People of the university, but for the administrator. */
async function findPeople(among: string): Promise<Person[]> {
  const { rows } = await app.server.pool.query<Person>(`
    select idno, fullname from personnel.person p
    where id is distinct from (select personnel_id from identity.account where email = 'admin@talaan.example') and ${among}`);
  return rows;
}

/** The calls whose answers hold the number or the name of some of these people, and whose. */
async function findTelling(calls: readonly Endpoint[], people: readonly Person[]): Promise<Map<string, Set<string>>> {
  const telling = new Map<string, Set<string>>();
  for (const endpoint of calls) {
    const name = nameOf(endpoint);
    const areOpen = NAMES_ARE_OPEN.includes(name);
    for (let record = 1; record <= (endpoint.path.includes('{') ? RECORDS : 1); record++) {
      for (const term of termsFor(endpoint)) {
        const { bytes } = await admin.call(endpoint, { params: ofNumber(endpoint, record), query: { ...USUAL, term } });
        const text = new TextDecoder().decode(bytes);
        const told = people.filter(({ idno, fullname }) => text.includes(idno) || (!areOpen && text.includes(fullname)));
        if (told.length > 0) telling.set(name, new Set([...(telling.get(name) ?? []), ...told.map(({ idno }) => idno)]));
      }
    }
  }
  return telling;
}

function termsFor({ query }: Endpoint): string[] {
  if (!(query instanceof z.ZodObject) || !('term' in query.shape)) return [''];
  return 'per_page' in query.shape ? TERMS_OF_LIST : TERMS;
}

async function countChanges(): Promise<number> {
  const { rows } = await app.server.pool.query<{ count: number }>('select count(*) as count from kernel.audit_event');
  return rows[0]!.count;
}

/** Has the roles of the administrator over a part of the university while this runs. */
async function holdingOver(part: string, run: () => Promise<void>): Promise<void> {
  const held = "account_id = (select id from identity.account where email = 'admin@talaan.example') and scope = 'all'";
  const { rows } = await app.server.pool.query<{ id: number }>(`update identity.account_role set ${part} where ${held} returning id`);
  assert.ok(rows.length > 0);
  try {
    await run();
  } finally {
    const back = "update identity.account_role set scope = 'all', campus_id = null, office_id = null where id = any($1)";
    await app.server.pool.query(back, [rows.map(({ id }) => id)]);
  }
}

/** Has this role in place of those that the administrator holds while this runs. */
async function holdingAlone({ id }: Role, run: () => Promise<void>): Promise<void> {
  const ofAdmin = "account_id = (select id from identity.account where email = 'admin@talaan.example')";
  const { rows: held } = await app.server.pool.query<{ id: number; role_id: number; during: string }>(
    `select id, role_id, during::text from identity.account_role where ${ofAdmin} and scope = 'office'`,
  );
  const change = 'update identity.account_role set role_id = $2, during = $3 where id = $1';
  try {
    // The others first: one of them may be this role.
    for (const [at, one] of [...held.entries()].toReversed())
      await app.server.pool.query(change, [one.id, at === 0 ? id : one.role_id, at === 0 ? one.during : '[2000-01-01,2000-01-02)']);
    await run();
  } finally {
    for (const one of held) await app.server.pool.query(change, [one.id, one.role_id, one.during]);
  }
}

/** The first record of each number in the path: one that exists, and belongs to another person. */
function ofTheFirst(endpoint: Endpoint): Record<string, string> {
  return ofNumber(endpoint, 1);
}

function ofNumber({ path }: Endpoint, record: number): Record<string, string> {
  const usual: Record<string, string> = { date: '2026-10-05', view: 'dtr' };
  return Object.fromEntries([...path.matchAll(/\{(\w+)\??\}/g)].map(([, name]) => [name!, usual[name!] ?? String(record)]));
}

function fileFor({ upload }: Endpoint): object {
  return upload ? { file: { name: 'x.csv', content: 'a,b\n1,2' } } : {};
}

function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}
