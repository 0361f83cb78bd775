import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardEntries, type BookedStep } from './card-entries.ts';
import { ledgerEntries } from './ledger.ts';

const step = (action: BookedStep['action'], to_state: BookedStep['to_state'], said: Partial<BookedStep> = {}): BookedStep => ({
  action,
  to_state,
  day: '2024-03-05',
  paper: null,
  reference: '',
  holder: null,
  office: null,
  held_by: null,
  reason: '',
  ...said,
});

const COST = 6_000_000;
const ACCEPTED = step('accept', 'IN_STOCK', { reference: 'IAR 2024-03-0001' });
const ISSUED = step('issue', 'ISSUED_FOR_ACK', { day: '2024-03-08', paper: 'PAR 2024-03-0001', holder: 'Reyes, Ana', office: 'ACCT' });

/** What follows the receipt and the issue: the quantity that moved, what is left, to whom and what is said. */
const TABLE: [BookedStep, moved: number, balance: number, officer: string, remarks: string][] = [
  [step('return', 'RETURNED', { held_by: 'Reyes, Ana', reference: 'RRPPE 2025-01-0001' }), 0, 1, '', 'Returned by Reyes, Ana'],
  [
    step('transfer', 'ISSUED_FOR_ACK', { paper: 'PAR 2025-01-0002', holder: 'Cruz, Jose', office: 'LIB', held_by: 'Reyes, Ana' }),
    1,
    1,
    'Cruz, Jose, LIB',
    'Transferred from Reyes, Ana',
  ],
  [step('void', 'IN_STOCK', { reason: 'Wrong person' }), 0, 1, '', 'Paper voided: Wrong person'],
  [step('lose', 'LOST', { holder: 'Reyes, Ana', reason: 'Stolen' }), 0, 1, '', 'Reported as lost: Stolen'],
  [step('relieve', 'RELIEVED'), 1, 0, '', 'Lost; relieved from accountability'],
  [step('transfer_out', 'TRANSFERRED_OUT', { reference: 'PTR 2025-01-0003' }), 1, 0, '', 'Transferred to another agency'],
  [step('dispose', 'DISPOSED', { reference: 'IIRUP 2025-01' }), 1, 0, '', 'Disposed of'],
];

test('a card says what came, to whom it was issued and what left the university; while an employee holds it, it stays on the card', () => {
  for (const [last, moved, balance, officer, remarks] of TABLE) {
    const [received, issued, then] = cardEntries([ACCEPTED, ISSUED, last], COST);
    assert.deepEqual([received!.received, received!.balance, received!.reference], [1, 1, 'IAR 2024-03-0001']);
    assert.deepEqual([issued!.moved, issued!.balance, issued!.officer], [1, 1, 'Reyes, Ana, ACCT']);
    assert.deepEqual([then!.moved, then!.balance, then!.officer, then!.remarks], [moved, balance, officer, remarks], last.action);
    assert.equal(then!.amount, balance * COST);
  }
});

test('acknowledgements and what is only asked for are no entries, and what is found after its relief is received again', () => {
  const entries = cardEntries(
    [
      ACCEPTED,
      ISSUED,
      step('acknowledge', 'ACKNOWLEDGED'),
      step('ask_transfer', 'FOR_TRANSFER'),
      step('keep', 'ACKNOWLEDGED'),
      step('lose', 'LOST'),
      step('relieve', 'RELIEVED'),
      step('recover', 'IN_STOCK'),
    ],
    COST,
  );
  assert.deepEqual(
    entries.map(({ received, moved, balance }) => [received, moved, balance]),
    [
      [1, 0, 1],
      [0, 1, 1],
      [0, 0, 1],
      [0, 1, 0],
      [1, 0, 1],
    ],
  );
});

test('a ledger card has the depreciation to the end of each year, and what is left of the cost; of semi-expendable property none', () => {
  const item = { cost: COST, residual_permille: 50, life_years: 5, acquired_on: '2024-03-05', derecognized_on: null };
  const entries = cardEntries([ACCEPTED, ISSUED], COST);
  const ledger = ledgerEntries(entries, item, '2026-10');
  assert.deepEqual(
    ledger.map(({ day, accumulated, carrying }) => [day, accumulated, carrying]),
    [
      ['2024-03-05', 0, 6_000_000],
      ['2024-03-08', 0, 6_000_000],
      ['2024-12-31', 950_000, 5_050_000],
      ['2025-12-31', 2_090_000, 3_910_000],
      ['2026-10-31', 3_040_000, 2_960_000],
    ],
  );
  const disposed = cardEntries([ACCEPTED, step('dispose', 'DISPOSED', { day: '2025-06-20' })], COST);
  const last = ledgerEntries(disposed, { ...item, derecognized_on: '2025-06-20' }, '2026-10').at(-1)!;
  assert.deepEqual([last.day, last.accumulated, last.carrying], ['2025-06-20', null, 0]);
  assert.match(last.remarks, /accumulated depreciation 15,200\.00, carrying amount 44,800\.00 derecognized/);
  assert.ok(ledgerEntries(entries, null, '2026-10').every(({ accumulated, carrying }) => accumulated === null && carrying === COST));
});
