import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOfView, findOpening, findView, viewQuery, viewsOf } from './list-view-match.ts';

const FILTERS = ['office', 'status', 'track'];
const views = viewsOf(
  [
    { name: 'Faculty', filters: { track: 'faculty' } },
    { name: 'JO and COS', filters: { status: ['JO', 'COS'] } },
  ],
  [{ id: 12, name: 'Permanent by office', query: 'status=PERM&sort=office', is_shared: false, may_change: true }],
  FILTERS,
);

function shown(address: string) {
  const search = new URLSearchParams(address);
  const { active, differs } = findView(views, search.get('list_view'), viewQuery(search, FILTERS));
  return [active.name, differs];
}

test('a view is recognised by its filters, in whatever order a link has them', () => {
  assert.deepEqual(shown(''), ['All', false]);
  assert.deepEqual(shown('track=faculty'), ['Faculty', false]);
  assert.deepEqual(shown('status=JO&status=COS&page=2'), ['JO and COS', false]);
  assert.deepEqual(shown('status=COS&status=JO'), ['JO and COS', false]);
});

test('filters beside those of a view are a difference from the view that one came from', () => {
  assert.deepEqual(shown('list_view=faculty&track=faculty&office=3'), ['Faculty', true]);
  assert.deepEqual(shown('office=3'), ['All', true]);
  assert.deepEqual(shown('list_view=faculty&track=faculty'), ['Faculty', false]);
});

test('once the filters are those of another view, it is that view', () => {
  assert.deepEqual(shown('list_view=12&track=faculty'), ['Faculty', false]);
});

test('the sort is a part of what one saves, not of a ready view', () => {
  assert.deepEqual(shown('list_view=faculty&track=faculty&sort=-idno'), ['Faculty', false]);
  assert.deepEqual(shown('list_view=12&status=PERM&sort=office'), ['Permanent by office', false]);
  assert.deepEqual(shown('list_view=12&status=PERM&sort=idno'), ['Permanent by office', true]);
});

test('a view that is gone, or another person’s, shows what the address says', () => {
  assert.deepEqual(shown('list_view=99&track=faculty'), ['Faculty', false]);
  assert.deepEqual(shown('list_view=99'), ['All', false]);
});

test('opening a view leaves what the address says beside it', () => {
  const search = new URLSearchParams('view=daily&office=3&page=4&per_page=100');
  assert.equal(addressOfView(search, views[1]!, FILTERS), '?view=daily&per_page=100&list_view=faculty&track=faculty');
});

test('a list opens on what is to be done, in its order; all rows have a name of their own then', () => {
  const opening = viewsOf([{ name: 'To certify', filters: { status: 'JO' }, sort: 'due_on', opens: true }], [], FILTERS);
  const openedBy = (address: string) => {
    const search = new URLSearchParams(address);
    const view = findOpening(opening, search.get('list_view'), viewQuery(search, FILTERS));
    return view && addressOfView(search, view, FILTERS);
  };
  assert.equal(openedBy('leave=7'), '?leave=7&list_view=to-certify&sort=due_on&status=JO');
  assert.equal(openedBy('list_view=to-certify'), '?list_view=to-certify&sort=due_on&status=JO');
  assert.equal(openedBy('list_view=all'), undefined);
  assert.equal(openedBy('office=3'), undefined);
  assert.equal(openedBy('list_view=99'), undefined);
  assert.deepEqual(findView(opening, 'all', '').active.name, 'All');
  assert.equal(findOpening(views, null, ''), undefined);
});
