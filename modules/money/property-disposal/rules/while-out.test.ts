import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemFlow } from '@talaan/property/workflow.ts';
import { mayLeave, whileOut } from './while-out.ts';

test('nothing is lent but what is in stock, and nothing leaves that is lost or no property any more', () => {
  assert.deepEqual(
    itemFlow.states.filter((state) => mayLeave('LOAN', state)),
    ['IN_STOCK'],
  );
  for (const state of ['LOST', 'RELIEVED', 'PAID', 'REPLACED', 'TRANSFERRED_OUT', 'DISPOSED', 'DISPUTED'] as const)
    assert.equal(mayLeave('GATE', state), false);
});

test('what is lent is given to nobody else; what is out by a gate pass is transferred, and not disposed of', () => {
  assert.equal(whileOut('LOAN', 'issue'), 'forbidden');
  assert.equal(whileOut('LOAN', 'condemn'), 'forbidden');
  assert.equal(whileOut('LOAN', 'lose'), 'leaves');
  assert.equal(whileOut('GATE', 'ask_transfer'), 'stays');
  assert.equal(whileOut('GATE', 'dispose'), 'forbidden');
  assert.equal(whileOut('GATE', 'transfer_out'), 'forbidden');
});
