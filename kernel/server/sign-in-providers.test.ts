import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSettings } from './settings.ts';

const TENANT = '5a1f0c2e-9f43-4f0a-8f6f-2f4f0f8f7c11';
const MICROSOFT = { MICROSOFT_TENANT_ID: TENANT, MICROSOFT_CLIENT_ID: 'm', MICROSOFT_CLIENT_SECRET: 'a-secret' };
const listed = (...providers: object[]) => ({ OIDC_PROVIDERS: JSON.stringify(providers) });
const one = { name: 'State ID', issuer: 'https://id.example', client_id: 'talaan', client_secret: 'a-secret' };

test('Google and Microsoft are known by name, others by their address', () => {
  const settings = readSettings({ GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 'a-secret', ...MICROSOFT, ...listed(one) });
  assert.deepEqual(
    settings.signInProviders.map(({ key, name, issuer }) => ({ key, name, issuer })),
    [
      { key: 'google', name: 'Google', issuer: 'https://accounts.google.com' },
      { key: 'microsoft', name: 'Microsoft', issuer: `https://login.microsoftonline.com/${TENANT}/v2.0` },
      { key: 'state-id', name: 'State ID', issuer: 'https://id.example' },
    ],
  );
});

test('half a provider is refused, and what is missing named', () => {
  assert.throws(() => readSettings({ GOOGLE_CLIENT_ID: 'g' }), /GOOGLE_CLIENT_SECRET is not set; wanted: the secret that Google gave/);
  assert.throws(() => readSettings({ ...MICROSOFT, MICROSOFT_TENANT_ID: '' }), /MICROSOFT_TENANT_ID is not set/);
});

test('of Microsoft only the university’s own directory is taken, not one that everybody shares', () => {
  for (const MICROSOFT_TENANT_ID of ['common', 'organizations', 'consumers', 'university.example'])
    assert.throws(() => readSettings({ ...MICROSOFT, MICROSOFT_TENANT_ID }), /MICROSOFT_TENANT_ID/);
});

test('a provider is asked over TLS, or on this very machine', () => {
  assert.equal(readSettings(listed({ ...one, issuer: 'http://localhost:4000' })).signInProviders.length, 1);
  for (const issuer of ['http://id.example', 'http://localhost.example', 'ftp://localhost', 'id.example'])
    assert.throws(() => readSettings(listed({ ...one, issuer })), /OIDC_PROVIDERS/);
});

test('two providers of one name, one named as those known by name, and one without its secret are refused', () => {
  assert.throws(() => readSettings(listed(one, { ...one, name: 'state id' })), /OIDC_PROVIDERS/);
  assert.throws(() => readSettings(listed({ ...one, name: 'Google' })), /OIDC_PROVIDERS/);
  assert.throws(() => readSettings(listed({ ...one, client_secret: undefined })), /OIDC_PROVIDERS/);
  assert.throws(() => readSettings({ OIDC_PROVIDERS: '{' }), /OIDC_PROVIDERS/);
});

test('a secret in a wrong setting is not repeated', () => {
  assert.throws(
    () => readSettings(listed({ ...one, issuer: 'http://id.example' })),
    (error) => error instanceof Error && !error.message.includes('a-secret') && !error.message.includes('id.example'),
  );
});
