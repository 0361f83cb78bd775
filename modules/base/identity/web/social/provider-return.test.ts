import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatRefusal, readReturn } from './provider-return.ts';

const begun = { provider: 'state-id', name: 'State ID', state: 'of this tab', redirect: null };
const told = (search: string) => formatRefusal(readReturn(search), begun);

test('anyone who comes back from a provider with what this tab asked for is signed in', () => {
  assert.equal(told('?code=x&state=of+this+tab'), undefined);
});

test('anyone who cancelled at the provider, or whom it did not answer, reads so with its name', () => {
  assert.equal(told('?error=access_denied&state=of+this+tab'), 'You did not sign in at State ID, or cancelled there.');
  for (const error of ['temporarily_unavailable', 'server_error'])
    assert.match(told(`?error=${error}&state=of+this+tab`) ?? '', /^State ID does not answer at the moment\./);
  assert.match(told('?error=%3Cb%3Ehello%3C/b%3E&state=of+this+tab') ?? '', /^State ID did not confirm this sign-in\./);
});

test('a way back that was stolen, belongs to another window or carries nothing finishes no sign-in', () => {
  assert.match(told('?code=stolen&state=stolen') ?? '', /has ended, or was begun in another window/);
  assert.match(formatRefusal(readReturn('?code=x&state=x'), undefined) ?? '', /has ended, or was begun in another window/);
  assert.match(told('') ?? '', /^There is no sign-in to finish here\./);
});
