import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp({ environment: { PUBLIC_URL: 'https://hris.university.example' } });
});
after(() => app.close());

test('a page runs nothing but Talaan’s own code, stands in no frame, and sends nobody where it came from', async () => {
  const { headers } = await fetch(`${app.url}/dashboard`);
  const policy = headers.get('content-security-policy') ?? '';
  for (const rule of ["default-src 'self'", "script-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'"])
    assert.ok(policy.split(';').includes(rule), `${rule} in ${policy}`);
  assert.match(policy, /connect-src 'self' wss:\/\/hris\.university\.example;/);
  assert.doesNotMatch(policy, /script-src[^;]*unsafe/);
  assert.equal(headers.get('x-content-type-options'), 'nosniff');
  assert.equal(headers.get('referrer-policy'), 'no-referrer');
  assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin');
  assert.match(headers.get('strict-transport-security') ?? '', /^max-age=31536000; includeSubDomains/);
  const ofDocs = (await fetch(`${app.url}/api/docs`)).headers;
  assert.equal(ofDocs.get('content-security-policy'), policy, 'the screen of the calls is a page');
  const ofCode = (await fetch(`${app.url}/assets/none.js`)).headers;
  assert.equal(ofCode.get('x-content-type-options'), 'nosniff');
  assert.equal(ofCode.get('cross-origin-resource-policy'), 'same-origin');
  assert.match(ofCode.get('strict-transport-security') ?? '', /^max-age=31536000; includeSubDomains/);
  assert.equal(ofCode.get('content-security-policy'), null, 'a file of code is no page: the policy of the page applies to it');
  const ofWorkers = (await fetch(`${app.url}/assets/workers/none.js`)).headers.get('content-security-policy');
  assert.equal(
    ofWorkers,
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    'WebAssembly runs in workers alone',
  );
});

test('what a call answers is no page: it loads nothing, stands in no frame, and is kept by nobody', async () => {
  for (const path of ['/api/welcome', '/api/users/me', '/api/none', '/api/docs-of-others']) {
    const { headers } = await fetch(`${app.url}${path}`);
    assert.equal(headers.get('content-security-policy'), "default-src 'none'; frame-ancestors 'none'", path);
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.equal(headers.get('referrer-policy'), 'no-referrer');
    assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin');
    assert.equal(headers.get('cache-control'), 'no-store');
    assert.match(headers.get('strict-transport-security') ?? '', /^max-age=31536000; includeSubDomains/);
  }
});
