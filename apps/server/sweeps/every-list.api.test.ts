import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listPersonnel } from '@talaan/personnel/contract.ts';
import { listPlans } from '@talaan/plans/contract/plans.ts';
import { listProposals } from '@talaan/reference/contract/proposals.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { compareStatements, countStatements } from '@talaan/testing/count-statements.ts';
import { tries } from '@talaan/testing/tries.ts';
import { takeTurns } from '@talaan/testing/turns.ts';
import { filterValues, idsOf, openLists, openRecords, sortsOf, type OpenList } from './every-list-kit.ts';

/** Each list of the product, with the records that its address names, as somebody of the demo university who sees rows in it. */
let app: TestApp;
let lists: OpenList[];
/** What takes a call for each sort, filter, group or record, or prints, is tried on one list in so many, in turns by the commit. */
const TURNS = 3;
let due: OpenList[];
before(async () => {
  app = await startTestApp();
  lists = await openLists(app);
  due = takeTurns(lists, TURNS, ({ path }) => path);
});
after(() => app.close());

const ROWS_TRIED = tries(1, 2);
const PAGES = tries(2, 3);
const LARGEST_PAGE = 999;
/** The fewest rows of a page. */
const FEW = 5;
/** Statements that a record may take for what another one does not have: a data sheet that was filed, its checker, its last copy. */
const MOST_PARTS = 5;
const LONGEST_TERM = 100;

test('most lists of the demo university have rows to try', () => {
  const empty = lists.filter(({ all }) => all.length === 0).map(({ path }) => path);
  assert.ok(empty.length * 4 <= lists.length, `no rows in ${empty.join(', ')}`);
});

test('each row is found by each of its own words, and by all of them together', async (t) => {
  for (const list of lists) {
    await t.test(list.path, async () => {
      for (const { id, words } of (await list.searched()).slice(0, ROWS_TRIED)) {
        const together = words.toReversed().join(', ').slice(0, LONGEST_TERM);
        for (const term of new Set([...words, together]))
          assert.ok(idsOf(await list.find({ term })).includes(id), `'${term}' does not find ${id}`);
      }
    });
  }
});

test('numbers that are pasted together find the rows of each', async (t) => {
  for (const list of lists.filter(({ canSearch }) => canSearch)) {
    await t.test(list.path, async () => {
      const numbered = (await list.searched()).flatMap(({ id, words }) => {
        const number = words.find((word) => word.length > 2 && /\d/.test(word));
        return number ? [{ id, number }] : [];
      });
      const tried = numbered.slice(0, 3);
      if (new Set(tried.map(({ number }) => number)).size < 2) return;
      const found = idsOf(await list.find({ term: tried.map(({ number }) => number).join('\n') }));
      for (const { id, number } of tried) assert.ok(found.includes(id), `${number} among others does not find ${id}`);
    });
  }
});

test('the full name, copied from a row, finds the row', async (t) => {
  for (const list of lists.filter(({ canSearch, all }) => canSearch && all[0]?.fullname)) {
    await t.test(list.path, async () => {
      for (const row of list.all.slice(0, ROWS_TRIED)) {
        const found = await list.find({ term: row.fullname });
        assert.ok(
          found.rows.some(({ id }) => id === row.id),
          `'${String(row.fullname)}' does not find its row`,
        );
      }
    });
  }
});

test('every sort, both ways, shows each row once over the pages', async (t) => {
  for (const list of due.filter(({ all }) => all.length > 0)) {
    await t.test(list.path, async () => {
      // What grows meanwhile is read in one page: rows would move from one to the next.
      const size = GROWING.test(list.path) ? LARGEST_PAGE : Math.max(5, Math.ceil(list.all.length / PAGES));
      const known = idsOf({ rows: list.all });
      for (const sort of [undefined, ...sortsOf(list.endpoint)]) {
        const seen: string[] = [];
        for (let page = 1; (page - 1) * size < list.all.length; page++)
          seen.push(...idsOf(await list.find({ sort, page, per_page: size })));
        const shown = GROWING.test(list.path) ? seen.filter((id) => known.includes(id)) : seen;
        assert.deepEqual(shown.toSorted(), known.toSorted(), `sorted by ${sort ?? 'nothing'}`);
      }
    });
  }
});

test('the groups of a list hold each row once: their counts are the total, and the rows of a group all belong to it', async (t) => {
  const grouped = lists.filter(({ groupings, all }) => groupings.length > 0 && all.length > 0);
  assert.ok(grouped.length > 0);
  for (const list of takeTurns(grouped, TURNS, ({ path }) => path)) {
    await t.test(list.path, async () => {
      for (const grouping of list.groupings) {
        const { rows, total, groups = [] } = await list.find({ group_by: grouping });
        assert.deepEqual([rows, total], [[], list.all.length]);
        assert.equal(
          groups.reduce((sum, { count }) => sum + count, 0),
          total,
        );
        const keys = await list.keysOf(grouping);
        const seen: string[] = [];
        for (const { key, count } of groups) {
          const found = await list.find({ group_by: grouping, in_group: key });
          const ids = idsOf(found);
          assert.deepEqual([found.total, ids.length], [count, count], `${grouping} ${key}`);
          assert.ok(
            ids.every((id) => keys.get(id) === key),
            `${grouping} ${key}`,
          );
          seen.push(...ids);
        }
        assert.deepEqual(seen.toSorted(), idsOf({ rows: list.all }).toSorted(), grouping);
      }
    });
  }
});

test('two filters together find what both of them find', async (t) => {
  for (const list of due.filter(({ all }) => all.length > 0)) {
    await t.test(list.path, async () => {
      const values = await filterValues(list);
      for (const [at, one] of values.entries())
        for (const other of values.slice(at + 1).filter(({ name }) => name !== one.name)) {
          const both = idsOf(await list.find({ [one.name]: one.value, [other.name]: other.value }));
          const expected = one.ids.filter((id) => other.ids.includes(id));
          assert.deepEqual(both.toSorted(), expected.toSorted(), JSON.stringify([one.name, one.value, other.name, other.value]));
        }
    });
  }
});

/** Who read and who printed is noted while these tests read and print. */
const GROWING = /\/(openings|printings)$/;

/** A list shows as many rows as at first. */
function assertAll({ path, all }: Pick<OpenList, 'path' | 'all'>, rows: number): void {
  if (GROWING.test(path)) assert.ok(rows >= all.length);
  else assert.equal(rows, all.length);
}

test('the page after the last is empty and says the total', async (t) => {
  for (const list of lists) {
    await t.test(list.path, async () => {
      const { rows, total } = await list.find({ page: 1000, per_page: LARGEST_PAGE });
      assert.deepEqual(rows, []);
      assertAll(list, total);
    });
  }
});

test('a page of five rows takes as many statements as one of all', async (t) => {
  const hr = await app.as('hr');
  const { body } = await hr.call(listPersonnel, { query: { per_page: FEW + 1 } });
  const personnel = {
    path: listPersonnel.path,
    all: body.personnels,
    // The order of all is kept since then.
    find: (query: object) => hr.call(listPersonnel, { query: { per_page: LARGEST_PAGE, ...query } }),
  };
  for (const { path, all, find } of [personnel, ...lists].filter((list) => list.all.length > FEW)) {
    await t.test(path, async () => {
      // What is proposed or planned is described kind by kind.
      const kind = path === listProposals.path || path === listPlans.path ? { kind: (all[0] as { kind?: unknown }).kind } : {};
      const [ofFew, ofMany] = await compareStatements(
        () => find({ ...kind, per_page: FEW }),
        () => find(kind),
      );
      assert.ok(ofFew > 1);
      assert.equal(ofMany, ofFew);
    });
  }
});

test('a record with many rows takes as many statements as one with few, apart from parts that only one of them has', async (t) => {
  for (const { path, shortest, longest } of await openRecords(app, TURNS)) {
    await t.test(path, async () => {
      const [ofShortest, ofLongest] = [await countStatements(shortest), await countStatements(longest)];
      assert.ok(Math.abs(ofLongest - ofShortest) <= MOST_PARTS, `${ofLongest} against ${ofShortest}`);
    });
  }
});

test('the export has a line for each row, under headings', async (t) => {
  for (const list of lists) {
    await t.test(list.path, async () => {
      const lines = await list.exportCsv();
      assert.ok(lines[0]!.length > 0 && lines[0]!.every((heading) => heading.trim() !== ''));
      assertAll(list, lines.length - 1);
    });
  }
});

test('the print is a paper of its own, with every row of the list', async (t) => {
  for (const list of due) {
    await t.test(list.path, async () => {
      const { status, bytes } = await list.print();
      assert.equal(status, 200);
      assert.equal(Buffer.from(bytes.subarray(0, 5)).toString(), '%PDF-');
    });
  }
});

test('more rows than are printed are refused with what to do instead, and still saved as a workbook', async () => {
  const employee = await app.as('employee');
  await app.server.pool.query(
    "insert into notifications.notification (account_id, title, created_at) select $1, 'One of many', $2 from generate_series(1, 2001)",
    [(await app.server.readActor(employee.token!))!.accountId, app.server.clock.now().toString()],
  );
  const { exported } = app.server.lists.find(({ list }) => list.path === '/api/notifications')!;
  const printed = await employee.call(exported, { query: { format: 'pdf' } });
  assert.equal(printed.status, 422);
  assert.match(JSON.stringify(printed.body), /The list has 2,0\d\d rows; up to 2,000 are printed\. Filter it, or save it as a workbook\./);
  assert.equal((await employee.call(exported, { query: { format: 'csv' } })).status, 200);
});
