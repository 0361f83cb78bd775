import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { after, before, test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { OpenAPIClientAxios } from 'openapi-client-axios';
import { addServiceAccount, issueToken } from '@talaan/connections/contract/service-accounts.ts';
import { readOpenApi, type Operation } from '@talaan/kernel/contract/openapi.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { callAs } from '@talaan/testing/call-as.ts';

interface Description {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, object>;
}

let app: TestApp;
let admin: Caller;
let token: string;
before(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  const body = { name: 'Planning', purpose: 'Tests', groups: ['PERSONNELS', 'EDATSADMIN'], scope: 'all', calls_a_minute: 600 } as const;
  const { id } = (await admin.call(addServiceAccount, { body: { ...body, groups: [...body.groups] } })).body;
  token = (await admin.call(issueToken, { params: { id }, body: { expires_on: '2027-03-31' } })).body.token;
});
after(() => app.close());

test('the description of the calls is OpenAPI 3.1, and names each call once', async () => {
  const described = await describe(admin.token);
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(described) as never);
  assert.ok(valid, JSON.stringify(errors)?.slice(0, 2000));
  assert.equal(validator.version, '3.1');
  const names = operationsOf(described).map(({ operationId }) => operationId);
  assert.ok(names.length > 1500, `${names.length} calls`);
  assert.equal(new Set(names).size, names.length);
});

test('a service reads the description of what it may call, and others read none', async () => {
  app.server.settings.demo = false;
  const answers = await Promise.all([app.as('hr'), app.as('nobody')].map(async (who) => (await (await who).call(readOpenApi)).status));
  const described = await describe(token).finally(() => (app.server.settings.demo = true));
  assert.deepEqual(answers, [403, 403]);
  assert.ok(described.paths['/api/personnels']?.get);
  for (const path of ['/api/users', '/api/roles', '/api/service-accounts', '/api/payroll/runs'])
    assert.equal(described.paths[path], undefined, path);
  assert.equal(described.paths['/api/users/me/update_password'], undefined);
  assert.deepEqual(Object.keys(described.webhooks).toSorted(), ['leave.approved', 'person.changed', 'person.separated', 'request.decided']);
});

test('a client made from the description alone makes each example, and each answer is as described', async (t) => {
  const described = await describe(token);
  const examples = operationsOf(described).filter(hasExample);
  assert.ok(examples.length >= 6, `${examples.length} examples`);
  const client = await new OpenAPIClientAxios({
    definition: described as never,
    axiosConfigDefaults: { headers: { authorization: `Bearer ${token}` }, validateStatus: () => true },
  }).init();
  const schemas = new Ajv2020({ strict: false, validateFormats: false });
  for (const { operationId, parameters, requestBody, responses } of examples) {
    const given = parameters.filter(({ example }) => example !== undefined).map(({ name, example }) => [name, example as string]);
    const body = requestBody?.content['application/json']?.example;
    const { status, data } = await client[operationId]!(Object.fromEntries(given), body);
    assert.equal(status, 200, `${operationId}: ${JSON.stringify(data)}`);
    const matches = schemas.compile(responses['200']!.content!['application/json']!.schema as object);
    assert.ok(matches(data), `${operationId}: ${schemas.errorsText(matches.errors)}`);
  }
  t.diagnostic(`${examples.length} examples`);
});

test('the client in ten lines of the page runs as it stands there', async () => {
  const page = await readFile(new URL('../../../docs/api.md', import.meta.url), 'utf8');
  const client = /```js\n(.+?)```/s.exec(page)![1]!;
  assert.ok(client.trim().split('\n').length <= 10);
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', client], {
    cwd: new URL('../../..', import.meta.url),
    env: { ...process.env, TALAAN_URL: app.url, TALAAN_TOKEN: token },
  });
  const [total, ...people] = stdout.trim().split('\n');
  assert.match(total!, /^\d+ people/);
  assert.equal(people.length, 5);
  assert.doesNotMatch(stdout, /undefined/);
});

async function describe(caller: string | null): Promise<Description> {
  const { status, body } = await callAs(app.url, caller, readOpenApi);
  assert.equal(status, 200);
  return body as unknown as Description;
}

function operationsOf({ paths }: Description): Operation[] {
  return Object.values(paths).flatMap((methods) => Object.values(methods));
}

function hasExample({ parameters, requestBody }: Operation): boolean {
  return parameters.some(({ example }) => example !== undefined) || requestBody?.content['application/json']?.example !== undefined;
}
