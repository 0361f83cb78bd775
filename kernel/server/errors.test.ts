import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FastifyBaseLogger } from 'fastify';
import { toRefusal } from './errors.ts';

const quiet = { error: () => undefined, warn: () => undefined } as unknown as FastifyBaseLogger;
const failure = (code: string, message = 'x') => Object.assign(new Error(message), code ? { code } : {});

const CASES: [what: string, error: unknown, status: number, says: RegExp][] = [
  ['a process of PostgreSQL that crashed', failure('57P02'), 503, /^The database does not answer at the moment\./],
  ['a PostgreSQL that recovers', failure('57P03'), 503, /does not answer/],
  ['a connection that broke', new Error('Connection terminated unexpectedly'), 503, /look first whether it was saved/],
  ['a connection that is not queryable', new Error('Client has encountered a connection error and is not queryable'), 503, /not answer/],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), 503, /does not answer/],
  ['a database that is not there', failure('ECONNREFUSED'), 503, /does not answer/],
  ['too many connections', failure('53300'), 503, /does not answer/],
  ['a statement that took too long', failure('57014'), 503, /^This took too long and was stopped\./],
  ['a statement without an answer', new Error('Query read timeout'), 503, /took too long/],
  ['a deadlock that went on', failure('40P01'), 503, /^Other people changed the same records at the same moment/],
  ['a full disk of the database', failure('53100'), 503, /^The disk of the server is full, and nothing was saved\./],
  ['a full disk of the files, as it was wrapped', new Error('E_CANNOT_WRITE_FILE', { cause: failure('ENOSPC') }), 503, /is full/],
  ['a number beyond an integer', failure('22003'), 422, /^A number is too large, or too small\. Please check what you entered\./],
  ['a date beyond the calendar', failure('22008'), 422, /^A date or time is too early, or too late\./],
  ['a period that ends before it begins', failure('22000'), 422, /^A period ends before it begins\./],
  ['a zero byte', failure('22021'), 422, /cannot be stored/],
  ['a record that is not there', failure('23503', 'insert or update on table "x" violates …'), 422, /does not exist any more/],
  ['a record that is used', failure('23503', 'update or delete on table "x" violates …'), 409, /Other records still use this/],
  [
    'what is there already',
    failure('23505', 'duplicate key value violates …'),
    409,
    /^This is there already: it was saved in the same moment/,
  ],
  ['what overlaps', failure('23P01', 'conflicting key value violates …'), 409, /^This is there already/],
  [
    'a rule of the record that no other words name',
    Object.assign(failure('23514'), { constraint: 'a_hop_ends_after_it_begins' }),
    500,
    /^Nothing was saved, because a rule of the record was broken: “A hop ends after it begins\.” Check what you entered\. .* 7$/,
  ],
  ['anything else', new Error('a fault of ours'), 500, /report this number: 7$/],
];
for (const [what, error, status, says] of CASES)
  test(`${what} is answered with ${status} in words`, () => {
    const refusal = toRefusal(error, {}, '7', quiet);
    assert.equal(refusal.status, status);
    assert.match(refusal.message, says);
  });
