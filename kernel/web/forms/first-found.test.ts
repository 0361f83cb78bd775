import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultOptionsFilter, type ComboboxParsedItem, type OptionsFilter } from '@mantine/core';
import { firstFound, flatten, meaningOfEnter, withoutChosen } from './first-found.ts';

const filter = defaultOptionsFilter as OptionsFilter;
const accounting = { value: '1', label: 'Accounting Office' };
const registrar = { value: '2', label: 'Registrar' };
const accounts = { value: '3', label: 'Student Accounts' };
const offices: ComboboxParsedItem[] = [accounting, registrar, accounts];

test('the first option with the letters is found, also in a group; one that may not be chosen is passed over', () => {
  assert.equal(firstFound(offices, filter, 'reg')?.value, '2');
  assert.equal(firstFound(offices, filter, 'acc')?.value, '1');
  assert.equal(firstFound([{ ...accounting, disabled: true }, accounts], filter, 'acc')?.value, '3');
  assert.equal(
    firstFound(
      [
        { group: 'Suggested', items: [] },
        { group: 'All', items: [registrar] },
      ],
      filter,
      'reg',
    )?.value,
    '2',
  );
  assert.equal(firstFound(offices, filter, 'library'), undefined);
});

test('letters do not find again what is chosen, and without letters all stand there', () => {
  const others = withoutChosen(filter, ['1']);
  const said = (search: string) => flatten(others({ options: offices, search, limit: Infinity })).map(({ value }) => value);
  assert.deepEqual(said('acc'), ['3']);
  assert.deepEqual(said(''), ['1', '2', '3']);
});

test('Enter takes the first that was found, waits for what is still searched, and sends the form where nothing is sought', () => {
  const field = { typed: 'cruz', rest: '', isLoading: false, isMoved: false };
  assert.equal(meaningOfEnter(field), 'take');
  assert.equal(meaningOfEnter({ ...field, isLoading: true }), 'wait');
  // Who has gone down by the arrow has chosen among what is there.
  assert.equal(meaningOfEnter({ ...field, isLoading: true, isMoved: true }), 'take');
  assert.equal(meaningOfEnter({ ...field, typed: '  ' }), 'send');
  assert.equal(meaningOfEnter({ ...field, typed: 'Cruz, Ana', rest: 'Cruz, Ana' }), 'send');
});
