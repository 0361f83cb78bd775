import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { makeApplications } from '@talaan/applicants/server/fixtures/make-applications.ts';
import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { makePost } from '@talaan/vacancies/server/fixtures/make-post.ts';
import { neededBy } from './every-list-kit.ts';

const SURNAME = 'Zyxwvutsrq';
/** Recruitment itself, accounts and mails, what auditors read, and legal holds know applicants. */
const KNOWS_APPLICANTS = [
  '/api/recruitment/',
  '/api/rsp/',
  '/api/users',
  '/api/registrations',
  '/api/mails',
  '/api/audit',
  '/api/letters',
  '/api/privacy/people',
];

let app: TestApp;
let callers: Caller[];
before(async () => {
  app = await startTestApp();
  callers = [await app.as('hr'), await app.as('admin')];
});
after(() => app?.close());

test('an applicant is in no list, count, search or picker of personnel, and no record of theirs opens', async (t) => {
  const reads = app.server.endpoints.filter(
    ({ method, download, path }) => method === 'GET' && !download && !KNOWS_APPLICANTS.some((known) => path.startsWith(known)),
  );
  const totals = () =>
    Promise.all(reads.filter(({ path }) => !path.includes('{')).map(async (one) => [one.path, await totalOf(one)] as const));
  const before = await totals();
  const post = await makePost(app.server.db, { code: 'NO-PERSONNEL' });
  const [applicant] = await makeApplications(app.server.db, { post, surnames: [SURNAME] });
  const grown = (await totals()).filter(([path, total], at) => total !== before[at]![1] && !isOfPosts(path));
  assert.deepEqual(grown, [], 'totals that an applicant changes');
  let asked = 0;
  for (const endpoint of reads) {
    const params = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, applicant!.personnel_id]));
    if (!endpoint.params.safeParse(params).success) continue;
    const query = { ...neededBy(endpoint), ...(takesTerm(endpoint) && { term: SURNAME }) };
    for (const caller of callers) {
      const answer = await caller.call(endpoint, { params, query });
      asked++;
      assert.ok(!JSON.stringify(answer.body).includes(SURNAME), `${endpoint.path} with ${JSON.stringify(query)} tells of an applicant`);
      if (answer.status === 200) break;
    }
  }
  t.diagnostic(`${asked} calls`);
  assert.ok(asked > 200, `only ${asked} calls were made`);
});

test('an appointment of an applicant is refused by the database', async () => {
  const { rows } = await app.server.pool.query<{ id: number }>('select id from personnel.person where is_applicant limit 1');
  await assert.rejects(
    app.server.pool.query(
      `insert into personnel.appointment (personnel_id, office_id, position_id, status_code, during)
       select $1, office_id, position_id, status_code, '[2026-11-01,)' from personnel.appointment where personnel_id = $2 and upper_inf(during)`,
      [rows[0]!.id, people.accountingClerk.id],
    ),
    /an applicant holds no appointment/,
  );
});

async function totalOf(endpoint: Endpoint): Promise<string | undefined> {
  const answer = await callers[0]!.call(endpoint, { params: {}, query: neededBy(endpoint) });
  return JSON.stringify((answer.body as { total?: unknown }).total);
}

function takesTerm({ query }: Endpoint): boolean {
  return 'term' in ((query as { shape?: object }).shape ?? {});
}

/** The post of the test has a request to hire, which is counted among requests. */
function isOfPosts(path: string): boolean {
  return /request|job_posts/.test(path);
}
