import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { listAhead } from './list-ahead.ts';

const listThings = endpoint({ method: 'GET', path: '/api/things', summary: 'Things.', access: 'signed-in', response: z.object({}) });

/** The queries of the list that are asked for before a screen opens at an address. */
function askedAt(search: string): unknown[] {
  const asked: unknown[] = [];
  const ask = async (_: object, input: { query?: unknown }) => {
    asked.push(input.query);
    return undefined;
  };
  void listAhead(listThings)(ask, { pathname: '/things', params: {}, search: new URLSearchParams(search) }, undefined as never);
  return asked;
}

test('a plain address asks for the page that the list will read', () => {
  const usual = { page: 1, per_page: 50, term: undefined, sort: undefined, group_by: undefined };
  for (const [search, query] of [
    ['', usual],
    ['page=3&per_page=100', { ...usual, page: 3, per_page: 100 }],
    ['term=cruz&sort=-office', { ...usual, term: 'cruz', sort: '-office' }],
  ] as const)
    assert.deepEqual(askedAt(search), [query], search);
});

test('an address that names a view, a filter or a dialog leaves it to the list what it reads', () => {
  for (const search of ['list_view=faculty', 'status=JO', 'edit=5', 'group_by=office']) assert.deepEqual(askedAt(search), [], search);
});
