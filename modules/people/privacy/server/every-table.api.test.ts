import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { modules } from '@talaan/server/app.ts';
import { EXCUSED } from './excused.ts';
import { personalDataOfKernel } from './personal-data-of-kernel.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app.close());

test('every table that names a person is in the export or excused by name', async () => {
  // By a foreign key to people, accounts or sheets, or by the name of a column.
  const { rows } = await app.server.pool.query<{ name: string }>(
    `select distinct n.nspname || '.' || r.relname as name
     from pg_class r join pg_namespace n on n.oid = r.relnamespace
     where r.relkind in ('r', 'p') and not r.relispartition and n.nspname not in ('pgboss', 'public', 'information_schema') and n.nspname !~ '^pg_'
       and (exists (select from pg_constraint f where f.contype = 'f' and f.conrelid = r.oid
              and f.confrelid in ('personnel.person'::regclass, 'identity.account'::regclass, 'pds.sheet'::regclass))
         or exists (select from pg_attribute a where a.attrelid = r.oid and not a.attisdropped
              and a.attname in ('personnel_id', 'account_id', 'owner_id', 'recipient', 'email')))
     order by 1`,
  );
  const given = new Set(
    [...modules.flatMap(({ personalData }) => personalData ?? []), ...personalDataOfKernel].flatMap(({ tables }) => tables),
  );
  const names = rows.map(({ name }) => name);
  assert.deepEqual(
    names.filter((name) => !given.has(name) && !(name in EXCUSED)),
    [],
    'give a part in the personal-data.ts of the module, or excuse the table in excused.ts',
  );
  assert.deepEqual(
    Object.keys(EXCUSED).filter((name) => !names.includes(name) || given.has(name)),
    [],
    'nothing is excused that need not be',
  );
});

test('every module that holds personal data declares why, on what ground and for how long', () => {
  const silent = modules.filter(({ personalData = [], processing }) => personalData.length > 0 && !processing);
  assert.deepEqual(
    silent.map(({ name }) => name),
    [],
    'give a line of the register in the processing.ts of the module',
  );
  for (const { name, processing } of modules)
    if (processing)
      for (const words of [processing.people, processing.facts, processing.recipients])
        assert.ok(words.length > 0, `${name} leaves a column empty`);
});
