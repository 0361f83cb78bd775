import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatMailFailure } from './mail-failure.ts';

for (const [code, said] of [
  ['EAUTH', /^The mail server does not accept the user name or the password of SMTP_URL\. It said: no$/],
  ['ESOCKET', /does not answer\. Check the host/],
  ['EENVELOPE', /Check MAIL_FROM/],
  ['ENEW', /^The mail could not be handed over\. It said: no$/],
] as const)
  test(`a mail server that refuses with ${code} is told in words`, () => {
    assert.match(formatMailFailure(Object.assign(new Error('no'), { code })), said);
  });
