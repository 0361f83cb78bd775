import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verifiedEmail } from './verified-email.ts';

const GOOGLE = 'https://accounts.google.com';
const MICROSOFT = 'https://login.microsoftonline.com/5a1f0c2e-9f43-4f0a-8f6f-2f4f0f8f7c11/v2.0';

test('an address that the provider has verified counts, however it is capitalized', () => {
  assert.equal(verifiedEmail({ email: ' HR@Talaan.example ', email_verified: true }, GOOGLE), 'hr@talaan.example');
  assert.equal(verifiedEmail({ email: 'hr@talaan.example', email_verified: 'true' }, GOOGLE), 'hr@talaan.example');
});

test('an address that the provider has not verified, or says nothing of, does not count', () => {
  for (const email_verified of [false, 'false', undefined, null, {}, 'yes', 0])
    assert.equal(verifiedEmail({ email: 'hr@talaan.example', email_verified }, GOOGLE), undefined);
  assert.equal(verifiedEmail({ email_verified: true }, GOOGLE), undefined);
  assert.equal(verifiedEmail({ email: 'hr', email_verified: true }, GOOGLE), undefined);
});

test('from Microsoft an address counts where it says that the owner of its domain is verified', () => {
  assert.equal(verifiedEmail({ email: 'hr@talaan.example', xms_edov: true }, MICROSOFT), 'hr@talaan.example');
  assert.equal(verifiedEmail({ email: 'hr@talaan.example', xms_edov: '1' }, MICROSOFT), 'hr@talaan.example');
  assert.equal(verifiedEmail({ email: 'hr@talaan.example', xms_edov: false }, MICROSOFT), undefined);
  assert.equal(verifiedEmail({ email: 'hr@talaan.example' }, MICROSOFT), undefined);
});

test('what only Microsoft may say is not believed of another provider', () => {
  assert.equal(
    verifiedEmail({ email: 'hr@talaan.example', xms_edov: true }, 'https://login.microsoftonline.com.elsewhere.example'),
    undefined,
  );
  assert.equal(verifiedEmail({ email: 'hr@talaan.example', xms_edov: true }, GOOGLE), undefined);
});
