import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { executiveFigures } from '@talaan/kernel/server/executive-figure.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { printBoard, readBoard, readChanges } from '../contract/boards.ts';
import { listFaultKinds, listFaults } from '../contract/record-health.ts';
import { addSavedFigure, compose, readComposition, removeSavedFigure } from '../contract/composition.ts';
import { BOARD_CODES, BOARDS } from '../rules/default-boards.ts';
import { keepBoards } from './keep-boards-job.ts';
import { figuresByName } from './read-figures.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app.close());

const TODAY = '2026-11-20';

// Before any other reads the board of today, which is given again for half a minute.
test('a night keeps what the boards came to, once, and a day in the past shows it; what was not kept says so', async () => {
  const president = await app.as('president');
  const read = async (day?: string) =>
    (await president.call(readBoard, { params: { board: 'main' }, query: day === undefined ? {} : { day } })).body;
  await app.owner.query("delete from executive.kept where board = 'main'");
  assert.match((await read('2026-11-13')).figures[0]!.missing!, /Nothing was kept/);
  await keepBoards(app.server, '2026-11-13');
  await keepBoards(app.server, '2026-11-13');
  const [then] = (await read('2026-11-13')).figures;
  assert.ok(then!.value! > 20);
  await app.owner.query(
    `update executive.kept set reading = jsonb_set(reading, '{value}', to_jsonb((reading->>'value')::integer - 6))
     where board = 'main' and figure = 'in-service' and day = '2026-11-13'`,
  );
  const [now] = (await read()).figures;
  assert.equal(now!.change, '6 more than last Friday');
  assert.equal((await president.call(readBoard, { params: { board: 'main' }, query: { day: '2026-11-21' } })).status, 422);
  const changed = (await president.call(readChanges)).body;
  assert.equal(changed.board, 'main');
  assert.ok(changed.figures.some(({ name, change }) => name === 'in-service' && change === '6 more than last Friday'));
});

test('each figure of the boards is contributed once, is said in words, and can be read', async () => {
  const known = await figuresByName(app.server);
  assert.deepEqual(
    [...new Set(BOARD_CODES.flatMap((code): readonly string[] => BOARDS[code].figures))].filter((name) => !known.has(name)),
    [],
  );
  const names = allContributed(app.server, executiveFigures).map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
  const admin = await app.as('admin');
  for (const board of BOARD_CODES) {
    const { figures } = (await admin.call(readBoard, { params: { board } })).body;
    assert.deepEqual(
      figures.filter(({ failed }) => failed).map(({ name }) => name),
      [],
    );
    for (const { name, title, definition, value, missing, is_small: isSmall } of figures) {
      assert.ok(title && definition, name);
      assert.ok(value !== null || isSmall || missing, `${name} says what would bring it`);
    }
  }
});

test('each board is opened from the home of an account of the demo that holds its group', async () => {
  const who = { main: 'president', ovpaa: 'vpaa', ovpsas: 'vpsas', ovprei: 'vprei', ovpaf: 'vpaf', ovppd: 'vppd' };
  for (const code of BOARD_CODES) {
    const caller = await app.as(who[code]);
    assert.equal((await caller.call(readChanges)).body.board, code);
    assert.equal((await caller.call(readBoard, { params: { board: code } })).status, 200);
  }
});

test('a board is for those of its group whose role is over all that it is about', async () => {
  const dean = await app.as('head');
  assert.equal((await dean.call(readBoard, { params: { board: 'main' } })).status, 403);
  const vice = await app.as('vpaa');
  const { board, boards } = (await vice.call(readBoard, { params: { board: 'ovpaa' } })).body;
  assert.match(board.over, /^OVPAA and its offices$/);
  assert.deepEqual(
    boards.map(({ code }) => code),
    ['ovpaa'],
  );
  await app.owner.query("update executive.board set office_id = null where code = 'ovpaa'");
  const refused = await vice.call(readBoard, { params: { board: 'ovpaa' } });
  assert.equal(refused.status, 403);
  assert.match((refused.body as unknown as { message: string }).message, /whole university/);
});

test('a number of people on a board is that of the list to which it leads, and so is each of its classes', async () => {
  const admin = await app.as('admin');
  const list = app.server.endpoints.find(({ method, path }) => method === 'GET' && path === '/api/personnels')!;
  // The offices of student services of the small demo are hidden, as fewer than five serve there.
  await app.owner.query(
    `update executive.board set office_id = (select id from organization.office_view where acronym = 'OVPAA') where code = 'ovpsas'`,
  );
  const compared = new Set<string>();
  for (const board of BOARD_CODES) {
    const { figures } = (await admin.call(readBoard, { params: { board } })).body;
    for (const { name, value, link, unit, parts = [] } of figures) {
      const rows = parts.flatMap((part) => part.rows.map((row) => ({ ...row, what: `${name}: ${row.name}` })));
      const ofPeople = typeof unit === 'object' && 'many' in unit && unit.many === 'people';
      const own = ofPeople ? [{ what: name, value, link }] : [];
      for (const one of [...own, ...rows]) {
        if (one.value === null || !one.link?.startsWith('/personnels/list')) continue;
        const search = new URL(one.link, 'http://here.invalid').searchParams;
        const query = Object.fromEntries([...search.keys()].map((key) => [key, search.getAll(key)]));
        const asked = Object.fromEntries(Object.entries(query).map(([key, all]) => [key, all.length > 1 ? all : all[0]]));
        const answer = await admin.call(list, { query: asked });
        assert.deepEqual([one.what, answer.status, (answer.body as { total: number }).total], [one.what, 200, one.value]);
        compared.add(name);
      }
    }
  }
  for (const name of ['in-service', 'training-hours', 'faculty-by-rank', 'faculty-by-degree', 'licences-expiring', 'service-people'])
    assert.ok(compared.has(name), name);
});

test('a board prints on one page with the letterhead', async () => {
  const president = await app.as('president');
  const printed = await president.call(printBoard, { params: { board: 'main' } });
  assert.equal(printed.status, 200);
  assert.equal(printed.headers.get('content-type'), 'application/pdf');
});

test('an administrator composes a board, and adds a figure of a saved list that is counted as they reach it', async () => {
  const admin = await app.as('admin');
  const { body } = await admin.call(readComposition, { params: { board: 'main' } });
  assert.equal(body.composition.is_default, true);
  const view = (
    await app.owner.query<{ id: number }>(
      `insert into kernel.saved_view (owner_id, list, screen, name, query, is_shared)
       select id, '/api/personnels', '/personnels/list', 'Permanent', 'status=PERM', false from identity.account where email = 'admin@talaan.example' returning id`,
    )
  ).rows[0]!.id;
  const added = await admin.call(addSavedFigure, {
    body: { view_id: view, title: 'Permanent people', definition: 'People with a permanent appointment.' },
  });
  assert.equal(added.status, 200, JSON.stringify(added.body));
  const { name } = added.body;
  const put = (figures: string[]) => admin.call(compose, { params: { board: 'main' }, body: { office_id: null, figures } });
  assert.equal((await put([name, 'in-service', name])).status, 422);
  assert.equal((await put([name, 'no-such-figure'])).status, 422);
  assert.equal((await put([name, 'in-service'])).status, 200);
  const president = await app.as('president');
  const read = async () => (await president.call(readBoard, { params: { board: 'main' } })).body.figures;
  const shown = await read();
  assert.deepEqual(
    shown.map((one) => one.title),
    ['Permanent people', 'People in service'],
  );
  const { rows } = await app.owner.query<{ n: number }>(
    `select count(*)::integer as n from personnel.serving_on('${TODAY}') where status_code = 'PERM'`,
  );
  assert.equal(shown[0]!.value, rows[0]!.n);
  const removed = await admin.call(removeSavedFigure, { params: { id: Number(name.replace('saved-', '')) } });
  assert.equal(removed.status, 200);
  assert.deepEqual(
    (await read()).map((one) => one.title),
    ['People in service'],
  );
  assert.equal(
    (await (await app.as('employee')).call(compose, { params: { board: 'main' }, body: { office_id: null, figures: [] } })).status,
    403,
  );
});

test('data health lists each fault with where it is mended, as many as the figure says, within the scope of the reader', async () => {
  const hr = await app.as('hr');
  await app.owner.query(
    'update personnel.person set birth_date = null where idno = (select min(idno) from personnel.person where birth_date is not null)',
  );
  const { faults, total } = (await hr.call(listFaults, { query: { per_page: 999 } })).body;
  assert.ok(total > 0);
  assert.ok(faults.every(({ link, fault }) => link.startsWith('/') && fault !== ''));
  assert.ok(faults.some(({ fault }) => fault === 'No date of birth'));
  const { kinds } = (await hr.call(listFaultKinds)).body;
  for (const { name } of kinds) assert.equal((await hr.call(listFaults, { query: { fault: [name], per_page: 5 } })).status, 200);
  const admin = await app.as('admin');
  await admin.call(compose, { params: { board: 'ovppd' }, body: { office_id: null, figures: ['data-health'] } });
  const [figure] = (await admin.call(readBoard, { params: { board: 'ovppd' } })).body.figures;
  assert.equal(figure!.value, total);
  assert.equal((await (await app.as('employee')).call(listFaults)).status, 403);
});
