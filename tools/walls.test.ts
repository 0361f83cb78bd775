import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findOwners, findSqlFaults, findUnusedDependencies, readSqlUses } from './find-sql-faults.ts';
import { findGroupFaults } from './find-group-faults.ts';
import { findWallFaults } from './find-wall-faults.ts';
import { readCrossings, type Workspace } from './workspaces.ts';

const GROUPS: Record<string, string> = { leave: 'leave', personnel: 'base' };
const workspace = (name: string, dependencies: string[], exports: string[] = [], devDependencies: string[] = []): Workspace => ({
  name,
  folder: name === 'kernel' ? 'kernel' : `modules/${GROUPS[name] ?? 'base'}/${name}`,
  dependencies,
  devDependencies,
  exports,
  group: GROUPS[name] ?? 'base',
  isShared: false,
});
const kernel = workspace('kernel', []);
const personnel = workspace('personnel', ['kernel'], ['./server/public.ts']);
const leave = workspace('leave', ['kernel', 'personnel'], [], ['testing']);
const house = [kernel, personnel, leave];
const imports = (file: string, from: string) => readCrossings(house, [{ file, text: `import { x } from '${from}';` }]);
const door = imports('modules/leave/leave/server/file-leave.ts', '@talaan/personnel/server/public.ts');

test('a house whose imports are declared has no fault', () => {
  assert.deepEqual(findWallFaults(house, door), []);
});

test('an import of a module that is not declared is found, in a test too unless its devDependencies say so', () => {
  const upward = imports('modules/base/personnel/server/x.ts', '@talaan/leave/contract.ts');
  assert.match(findWallFaults(house, [...door, ...upward])[0]!, /personnel\/server\/x\.ts imports leave, which .* does not declare/);
  assert.equal(findWallFaults(house, [...door, ...imports('modules/leave/leave/server/x.ts', '@talaan/testing/app.ts')]).length, 1);
  assert.deepEqual(findWallFaults(house, [...door, ...imports('modules/leave/leave/server/x.api.test.ts', '@talaan/testing/app.ts')]), []);
});

test('modules that depend on each other in a circle are found once', () => {
  const circle = [kernel, workspace('a', ['b']), workspace('b', ['c']), workspace('c', ['a', 'kernel'])];
  assert.deepEqual(findWallFaults(circle, []), ['modules depend on each other in a circle: a → b → c → a']);
});

test('the kernel declares no workspace, and a module no app', () => {
  const faults = findWallFaults([workspace('kernel', ['leave']), workspace('leave', ['server'])], []);
  assert.match(faults[0]!, /the kernel knows no other workspace/);
  assert.match(faults[1]!, /declares server: a module knows the kernel and modules/);
});

test('a wildcard among the exports is found, and an export that no other workspace imports', () => {
  const open = workspace('personnel', ['kernel'], ['./web/*', './contract.ts', './server/public.ts']);
  assert.deepEqual(findWallFaults([kernel, open, leave], door), [
    'modules/base/personnel/package.json exports ./web/*: name the files that others import',
    'modules/base/personnel/package.json exports ./contract.ts, which no other workspace imports',
  ]);
});

const owners = findOwners(['personnel.appointment', 'leave.application', 'attendance.day', 'kernel.file', 'personnel.scope_of'], []);
const none = { tables: new Set<string>(), views: new Map<string, string>() };
const sqlFaults = (text: string, file = 'modules/leave/leave/server/x.ts', shown = none) =>
  findSqlFaults(house, readSqlUses(file, 'leave', text, new Map([...owners, ...shown.views])), shown);

test('a module joins what it declares and writes its own', () => {
  assert.deepEqual(sqlFaults('sql`update leave.application l set days = 1 from personnel.appointment a where a.id = l.id`'), []);
  assert.deepEqual(sqlFaults("db.selectFrom('personnel.appointment as a').innerJoin('kernel.file as f', 'f.id', 'a.file_id')"), []);
});

test('a join with a module that is not declared is found in SQL and in Kysely', () => {
  assert.match(
    sqlFaults('sql`select * from attendance.day`')[0]!,
    /reads attendance\.day, and the package\.json of leave does not declare/,
  );
  assert.equal(sqlFaults("db.selectFrom('leave.application as l').leftJoin('attendance.day as d', 'd.id', 'l.id')").length, 1);
  assert.equal(sqlFaults('create view leave.x as select * from attendance.day;', 'modules/leave/leave/server/tables.sql').length, 1);
});

test('a table of another module is written by that module alone, whatever the statement', () => {
  for (const statement of [
    'sql`insert into personnel.appointment values (1)`',
    'sql`update personnel.appointment set item_id = null`',
    'sql`delete from personnel.appointment`',
    'sql`truncate personnel.appointment`',
    'sql`merge into personnel.appointment using x on true`',
    "db.updateTable('personnel.appointment').set({ item_id: 1 })",
    "db\n  .insertInto('personnel.appointment')\n  .values({})",
    "db.deleteFrom('kernel.file').where('id', '=', 1)",
  ])
    assert.match(sqlFaults(statement)[0] ?? '', /writes (personnel\.appointment|kernel\.file): only/, statement);
});

test('demo rows may write the tables of modules that it declares', () => {
  const demo = (text: string) => sqlFaults(text, 'modules/leave/leave/demo/load-demo.ts');
  assert.deepEqual(demo('client.query(`insert into personnel.appointment values (1)`)'), []);
  assert.match(demo('client.query(`insert into attendance.day values (1)`)')[0]!, /does not declare attendance/);
});

test('a module above adds its foreign key and its trigger to a table below, and no column', () => {
  const tables = (text: string) => sqlFaults(text, 'modules/leave/leave/server/tables.sql');
  assert.deepEqual(tables('alter table personnel.appointment add constraint x foreign key (leave_id) references leave.application;'), []);
  assert.deepEqual(tables('create trigger x after update on personnel.appointment for each row execute function leave.follow();'), []);
  assert.equal(tables('alter table personnel.appointment add column x integer;').length, 1);
  assert.equal(tables('create policy x on personnel.appointment;').length, 1);
});

test('a table belongs to the module whose SQL creates it, whatever its schema', () => {
  const card = workspace('leave-card', ['kernel', 'leave']);
  const leaveTables = { file: 'modules/leave/leave/server/tables.sql', text: 'create table leave.application (id integer);' };
  const cardTables = {
    file: 'modules/leave/leave-card/server/tables.sql',
    text: 'create table leave.posting_paper (id integer);\ncreate or replace function leave.paper_of(id integer) returns integer as $$ $$;',
  };
  const kept = findOwners(['leave.application', 'leave.posting_paper', 'pgboss.job'], [leaveTables, cardTables]);
  assert.deepEqual(Object.fromEntries(kept), {
    'leave.application': 'leave',
    'leave.posting_paper': 'leave-card',
    'leave.paper_of': 'leave-card',
    'pgboss.job': 'pgboss',
  });
  const faults = (module: string, text: string) =>
    findSqlFaults([kernel, leave, card], readSqlUses(`modules/leave/${module}/server/x.ts`, module, text, kept), none);
  assert.deepEqual(faults('leave-card', 'sql`insert into leave.posting_paper select id from leave.application`'), []);
  assert.match(faults('leave-card', 'sql`update leave.application set id = 1`')[0]!, /writes leave\.application: only leave does/);
  assert.match(faults('leave', 'sql`select leave.paper_of(1)`')[0]!, /reads leave\.paper_of, and .* does not declare leave-card/);
});

const shown = { tables: new Set(['personnel.appointment']), views: new Map([['personnel.appointment_view', 'personnel']]) };

test('of a module that makes views for others, these read the views and functions alone', () => {
  const faults = (text: string, file?: string) => sqlFaults(text, file, shown);
  assert.deepEqual(faults('sql`select * from personnel.appointment_view a, personnel.scope_of(a.id) for update of a`'), []);
  assert.deepEqual(faults('sql`select * from personnel.appointment`'), [
    'modules/leave/leave/server/x.ts reads the table personnel.appointment: read personnel.appointment_view',
  ]);
  assert.equal(faults("db.selectFrom('personnel.appointment as a')").length, 1);
  assert.equal(faults('sql`select ${all ? sql`(select from personnel.appointment)` : sql`1`}`').length, 1);
  assert.match(
    findSqlFaults(house, readSqlUses('modules/leave/leave/server/x.ts', 'leave', '`select from personnel.appointment`', owners), {
      ...shown,
      views: new Map([['personnel.person_view', 'personnel']]),
    })[0]!,
    /personnel\/server\/views\.sql has no view of it/,
  );
});

test('a foreign key, an index and a trigger name a table itself, and demo rows write it', () => {
  const tables = (text: string) => sqlFaults(text, 'modules/leave/leave/server/tables.sql', shown);
  assert.deepEqual(tables('create table leave.application (id integer constraint x references personnel.appointment);'), []);
  assert.deepEqual(tables('alter table personnel.appointment add constraint x foreign key (leave_id) references leave.application;'), []);
  assert.deepEqual(tables('create index x on personnel.appointment (leave_id);'), []);
  assert.deepEqual(tables('create trigger x after update on personnel.appointment for each row execute function leave.follow();'), []);
  assert.equal(tables('create view leave.x as select * from personnel.appointment;').length, 1);
  const demo = (text: string) => sqlFaults(text, 'modules/leave/leave/demo/load-demo.ts', shown);
  assert.deepEqual(demo('`insert into personnel.appointment values (1)`'), []);
  assert.equal(demo('`select from personnel.appointment`').length, 1);
});

test('what a comment says is no SQL', () => {
  assert.deepEqual(sqlFaults('/** See attendance.day. */ // attendance.day'), []);
  assert.deepEqual(sqlFaults('-- attendance.day', 'modules/leave/leave/server/tables.sql'), []);
});

test('a dependency of which nothing is imported or read is found', () => {
  const uses = readSqlUses('modules/leave/leave/server/x.ts', 'leave', 'sql`select from personnel.appointment`', owners);
  assert.deepEqual(findUnusedDependencies([personnel, workspace('leave', ['kernel', 'personnel'])], [], uses), []);
  assert.equal(findUnusedDependencies([workspace('leave', ['kernel', 'personnel'])], [], []).length, 1);
});

test('a module depends on its own group, on base and on shared modules, and groups form no circle', () => {
  const inGroup = (group: string, name: string, dependencies: string[], isShared = false): Workspace => ({
    ...workspace(name, dependencies),
    folder: `modules/${group}/${name}`,
    group,
    isShared,
  });
  const base = inGroup('base', 'personnel', ['kernel']);
  const time = [inGroup('time', 'attendance', ['personnel'], true), inGroup('time', 'kiosk', ['attendance', 'personnel'])];
  const good = [kernel, base, ...time, inGroup('leave', 'leave', ['attendance', 'personnel'])];
  assert.deepEqual(findGroupFaults(good), []);
  assert.deepEqual(findGroupFaults([...good, inGroup('home', 'dashboards', ['kiosk'])]), [
    'modules/home/dashboards depends on kiosk of the group time, which is not shared',
  ]);
  assert.deepEqual(findGroupFaults([...good, inGroup('time', 'travel', ['leave'])]), [
    'modules/time/travel depends on leave of the group leave, which is not shared',
    'groups depend on each other in a circle: leave → time → leave',
  ]);
  assert.match(findGroupFaults([{ ...base, group: 'people' }])[0]!, /names the group people: a module lies in the folder of its group/);
});
