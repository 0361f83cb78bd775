import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoModule } from '@talaan/demo/module.ts';
import { listDemoAccounts } from './list-demo-accounts.ts';

test('who starts a demo reads every account of it, also those for single kinds of work', () => {
  const said = listDemoAccounts({ modules: [demoModule] });
  for (const account of ['admin@talaan.example', 'employee@talaan.example', 'property@talaan.example', 'auditor@talaan.example'])
    assert.equal(said.filter((line) => line.trim().startsWith(`${account} `)).length, 1, account);
  assert.match(said[0]!, /Talaan-demo-2026/);
});
