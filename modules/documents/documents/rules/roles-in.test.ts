import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { documentFlow } from '../workflow.ts';
import { openActions, type Acting, type Placed } from './roles-in.ts';

const [CAS, HR, RMO] = [1, 2, 3] as const;
const clerk = (officeId: number, more: Partial<Acting> = {}): Acting => ({
  accountId: officeId,
  officeId,
  isHead: false,
  keepsRecords: false,
  isAdmin: false,
  ...more,
});
const document = (state: Placed['state'], officeId: number | null, more: Partial<Placed> = {}): Placed => ({
  state,
  originId: CAS,
  createdBy: CAS,
  officeId,
  fromOfficeId: CAS,
  wasReceived: true,
  wasExtended: false,
  isLost: false,
  wasNumbered: false,
  isUnderLegalHold: false,
  isDisposedOf: false,
  ...more,
});

test('each office may do what the table of transitions gives it', () => {
  const table: [Placed, Acting, string[]][] = [
    [document('DRAFT', null, { wasReceived: false }), clerk(CAS), ['register', 'forward', 'edit', 'delete']],
    [document('INCOMING', HR), clerk(HR), ['receive', 'refuse']],
    [document('INCOMING', HR), clerk(CAS), ['cancel_forward', 'ask_extension', 'report_lost']],
    [document('INCOMING', HR), clerk(CAS, { isHead: true }), ['cancel_forward', 'extend', 'report_lost']],
    [document('RETURNED', HR), clerk(HR), ['receive']],
    [document('RECEIVED', HR), clerk(HR), ['forward', 'hold', 'return', 'ready', 'ask_extension', 'circulate', 'report_lost', 'attach']],
    [
      document('RECEIVED', HR),
      clerk(HR, { isHead: true }),
      ['forward', 'hold', 'return', 'sign', 'approve', 'ready', 'reject', 'extend', 'circulate', 'report_lost', 'attach'],
    ],
    [
      document('RECEIVED', CAS),
      clerk(CAS),
      ['forward', 'hold', 'return', 'ready', 'ask_extension', 'circulate', 'report_lost', 'close_duplicate', 'attach'],
    ],
    [document('RECEIVED', HR), clerk(CAS), []],
    [document('HOLD', HR), clerk(HR), ['resume', 'return', 'ask_extension', 'report_lost', 'attach']],
    [document('HOLD', HR, { isLost: true }), clerk(HR), ['found', 'ask_extension', 'attach']],
    [document('HOLD', HR, { isLost: true }), clerk(HR, { isHead: true }), ['found', 'replace', 'extend', 'attach']],
    [document('HOLD', HR, { isLost: true }), clerk(RMO, { isAdmin: true, keepsRecords: true }), ['found', 'replace', 'legal_hold', 'edit']],
    [document('INCOMING', HR), clerk(RMO, { isAdmin: true, keepsRecords: true }), ['legal_hold', 'edit']],
    [document('PENDING', HR), clerk(RMO, { keepsRecords: true }), ['ready', 'number', 'release', 'legal_hold', 'circulate']],
    [document('PICKUP', HR), clerk(HR), ['report_lost', 'attach']],
    [document('PICKUP', HR), clerk(RMO, { keepsRecords: true }), ['number', 'claim', 'legal_hold']],
    [document('RECEIVED', HR), clerk(RMO, { keepsRecords: true }), ['legal_hold']],
    [document('RELEASED', null), clerk(RMO, { keepsRecords: true, isAdmin: true }), ['reopen', 'archive', 'legal_hold', 'circulate']],
    [document('ARCHIVED', null), clerk(RMO, { keepsRecords: true, isAdmin: true }), ['legal_hold']],
  ];
  for (const [one, who, actions] of table) assert.deepEqual(openActions(one, who), actions, `${one.state} for ${who.officeId}`);
});

test('who made a document changes it until another office has received it; a second extension is not open', () => {
  assert.ok(openActions(document('RECEIVED', CAS, { wasReceived: false }), clerk(CAS)).includes('edit'));
  assert.ok(!openActions(document('RECEIVED', CAS), clerk(CAS)).includes('edit'));
  assert.ok(openActions(document('RECEIVED', HR), clerk(RMO, { isAdmin: true })).includes('edit'));
  assert.ok(!openActions(document('RECEIVED', HR, { wasExtended: true }), clerk(HR, { isHead: true })).includes('extend'));
});

test('an office that neither holds a document, nor sends or receives it, nor keeps the records, does nothing with it', () => {
  const stranger = 9;
  fc.assert(
    fc.property(fc.constantFrom(...documentFlow.states), fc.constantFrom(CAS, HR, null), fc.boolean(), (state, officeId, isHead) => {
      assert.deepEqual(openActions(document(state, officeId), clerk(stranger, { isHead })), []);
    }),
  );
});
