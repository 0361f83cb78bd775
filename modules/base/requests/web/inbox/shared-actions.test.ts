import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { OpenAction } from '../../contract/timeline.ts';
import { sharedActions } from './shared-actions.ts';

const action = (name: string, onItsScreen = false): OpenAction => ({
  action: name,
  label: name,
  needs_reason: null,
  question: null,
  takes_file: false,
  key: null,
  on_its_screen: onItsScreen,
  decides: true,
});

test('only what is open in every ticked request is offered for all', () => {
  const one = { kind: 'leave', actions: [action('approve'), action('return')] };
  const other = { kind: 'leave', actions: [action('approve')] };
  assert.deepEqual(
    sharedActions([one, other]).map((open) => open.action),
    ['approve'],
  );
});

test('requests of two kinds, and steps that need their own screen, are not decided together', () => {
  const leave = { kind: 'leave', actions: [action('approve')] };
  assert.deepEqual(sharedActions([leave, { kind: 'overtime', actions: [action('approve')] }]), []);
  assert.deepEqual(sharedActions([{ kind: 'coe', actions: [action('prepare', true)] }]), []);
});

test('whatever is offered is open in each', () => {
  const names = fc.uniqueArray(fc.constantFrom('approve', 'return', 'disapprove', 'certify'));
  const rows = fc.array(names.map((some) => ({ kind: 'leave', actions: some.map((name) => action(name)) })));
  fc.assert(
    fc.property(rows, (ticked) =>
      sharedActions(ticked).every((shared) => ticked.every((row) => row.actions.some((open) => open.action === shared.action))),
    ),
  );
});
