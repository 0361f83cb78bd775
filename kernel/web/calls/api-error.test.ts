import { test } from 'node:test';
import assert from 'node:assert/strict';
import { ApiError, toastMessages } from './api-error.ts';
import { addressOf } from './call.ts';
import { byId, endpoint, messageOnly } from '../../contract/endpoint.ts';

test('a refused sign-in and a fault of the server are told by their error', () => {
  assert.deepEqual(toastMessages(new ApiError(401, { error: 'Please sign in.' })), ['Please sign in.']);
  assert.deepEqual(toastMessages(new ApiError(500, { error: 'Number 17.', message: 'no' })), ['Number 17.']);
});

test('what is not there is told by its message', () => {
  assert.deepEqual(toastMessages(new ApiError(404, { message: 'There is no such record.' })), ['There is no such record.']);
});

test('wrong input is told field by field, otherwise by its message', () => {
  assert.deepEqual(toastMessages(new ApiError(422, { message: 'x', errors: { name: ['A.', 'B.'], date: ['C.'] } })), ['A.', 'B.', 'C.']);
  assert.deepEqual(toastMessages(new ApiError(409, { message: 'Already posted.' })), ['Already posted.']);
});

test('without an answer the server could not be reached; a database that does not answer is told as any failure, since Talaan is not closed', () => {
  assert.deepEqual(toastMessages(new ApiError(0, {})), ['The server could not be reached.']);
  const waits = new ApiError(503, { message: 'Wait a few seconds.' });
  assert.deepEqual([toastMessages(waits), waits.isClosed], [['Wait a few seconds.'], false]);
  assert.ok(new ApiError(503, { status: 'maintenance', message: 'Back at noon.' }).isClosed);
});

test('a call’s address carries its parameters encoded and its lists as repeated keys', () => {
  const call = endpoint({
    method: 'GET',
    path: '/api/personnels/{id}/days',
    summary: '',
    access: 'signed-in',
    params: byId,
    response: messageOnly,
  });
  assert.equal(
    addressOf(call, { params: { id: 'a/b' }, query: { office: [1, 2], term: 'Peña', sort: undefined } }),
    '/api/personnels/a%2Fb/days?office=1&office=2&term=Pe%C3%B1a',
  );
});
