import assert from 'node:assert/strict';
import { test } from 'node:test';
import { registerEntry, type RegisteredStep } from './register-entry.ts';

const STEP: RegisteredStep = {
  action: 'issue',
  to_state: 'ISSUED_FOR_ACK',
  day: '2026-11-05',
  paper: 'ICS SPHV-2026-11-0001',
  reference: '',
  holder: 'Reyes, Ana',
  office: 'ACCT',
  held_by: null,
  reason: '',
  was_issued: false,
  is_held: true,
};

const TABLE: [changes: Partial<RegisteredStep>, kind: string, officer: string, balance: number, remarks: string][] = [
  [{}, 'ISSUED', 'Reyes, Ana, ACCT', 1, ''],
  [{ was_issued: true }, 'REISSUED', 'Reyes, Ana, ACCT', 1, ''],
  [{ action: 'transfer', was_issued: true, held_by: 'Cruz, Jose' }, 'REISSUED', 'Reyes, Ana, ACCT', 1, 'Transferred'],
  [{ action: 'renew', was_issued: true }, 'REISSUED', 'Reyes, Ana, ACCT', 1, 'Renewed'],
  [{ action: 'return', holder: null, held_by: 'Reyes, Ana', is_held: false }, 'RETURNED', 'Reyes, Ana', 0, ''],
  [
    { action: 'void', holder: null, held_by: 'Reyes, Ana', is_held: false, reason: 'Wrong person' },
    'RETURNED',
    'Reyes, Ana',
    0,
    'Slip voided: Wrong person',
  ],
  [{ action: 'lose', reason: 'Stolen' }, 'NOTED', 'Reyes, Ana, ACCT', 1, 'Reported as lost: Stolen'],
  [{ action: 'relieve', holder: null, is_held: false }, 'DISPOSED', '', 0, 'Lost; relieved from accountability'],
  [{ action: 'dispose', holder: null, is_held: false }, 'DISPOSED', '', 0, 'Disposed of'],
  [{ action: 'transfer_out', holder: null, is_held: false }, 'DISPOSED', '', 0, 'Transferred to another agency'],
];

test('the register tells the first issue from later ones, who returned it, and what employees still hold', () => {
  for (const [changes, kind, officer, balance, remarks] of TABLE) {
    const entry = registerEntry({ ...STEP, ...changes });
    assert.deepEqual(
      [entry.recorded_as, entry.officer, entry.balance, entry.remarks],
      [kind, officer, balance, remarks],
      JSON.stringify(changes),
    );
  }
});
