import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { addServiceAccount, issueToken } from '@talaan/connections/contract/service-accounts.ts';
import { readOpenApi, type Operation } from '@talaan/kernel/contract/openapi.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { callAs } from '@talaan/testing/call-as.ts';

interface Description {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
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
  const names = operationsOf(described).map(({ operation }) => operation.operationId);
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
});

test('a client made from the description alone makes each example, and each answer is as described', async (t) => {
  const described = await describe(token);
  const examples = operationsOf(described).filter(({ operation }) => hasExample(operation));
  assert.ok(examples.length >= 4, `${examples.length} examples`);
  const schemas = new Ajv2020({ strict: false, validateFormats: false });
  for (const { path, method, operation } of examples) {
    const answer = await makeExample(described, { path, method, operation });
    const body: unknown = await answer.json();
    assert.equal(answer.status, 200, `${operation.operationId}: ${JSON.stringify(body)}`);
    const matches = schemas.compile(operation.responses['200']!.content!['application/json']!.schema as object);
    assert.ok(matches(body), `${operation.operationId}: ${schemas.errorsText(matches.errors)}`);
  }
  t.diagnostic(`${examples.length} examples`);
});

async function describe(caller: string | null): Promise<Description> {
  const { status, body } = await callAs(app.url, caller, readOpenApi);
  assert.equal(status, 200);
  return body as unknown as Description;
}

interface Named {
  path: string;
  method: string;
  operation: Operation;
}

function operationsOf({ paths }: Description): Named[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
}

function hasExample({ parameters, requestBody }: Operation): boolean {
  return parameters.some(({ example }) => example !== undefined) || requestBody?.content['application/json']?.example !== undefined;
}

/** Knows nothing but the description and its token. */
function makeExample({ servers }: Description, { path, method, operation }: Named): Promise<Response> {
  const given = operation.parameters.filter(({ example }) => example !== undefined);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(given.find((one) => one.name === name)!.example));
  const query = new URLSearchParams(given.filter((one) => one.in === 'query').map(({ name, example }) => [name, String(example)]));
  const body = operation.requestBody?.content['application/json']?.example;
  return fetch(`${servers[0]!.url}${filled}?${query}`, {
    method: method.toUpperCase(),
    headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
