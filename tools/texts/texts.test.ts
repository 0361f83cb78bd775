import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findHoles, findUnused } from './find-catalogue-faults.ts';
import { findHints, findTexts } from './find-texts.ts';

const SOURCE = `
  const words = say(isLate ? 'Late' : 'On time');
  const left = say('{days} left', { days: count(n, 'day') });
  const shown = <Text label="Reason" key="Other">Not said <b>{say('Said')}</b></Text>;
`;

test('texts are found with their values, and what is shown without being said', () => {
  const { said, raw } = findTexts('some.tsx', SOURCE);
  assert.deepEqual(said, [
    { text: 'Late', given: undefined },
    { text: 'On time', given: undefined },
    { text: '{days} left', given: ['days'] },
    { text: 'day', given: undefined },
    { text: 'days', given: undefined },
    { text: 'Said', given: undefined },
  ]);
  assert.deepEqual(raw, ['Reason', 'Not said']);
});

test('hints of constants are found', () => {
  assert.deepEqual(findHints('some.ts', "const height = { label: 'Height', hint: 'In metres' };"), [
    { text: 'In metres', given: undefined },
  ]);
});

test('a text without Filipino, a value that is not given and other values in a translation are holes', () => {
  assert.deepEqual(
    findHoles({ 'Of {a}': 'Ng {b}' }, [
      { text: 'New', given: undefined },
      { text: 'Of {a}', given: ['c'] },
    ]),
    [`'New' has no Filipino`, `'Of {a}' is said without a`, `'Of {a}' has other values in Filipino: 'Ng {b}'`],
  );
});

test('a key is used where it is said, written in a constant or filled in by the server', () => {
  const catalogue = { Said: '', 'In a constant': '', 'Filed by {name}.': '', Gone: '' };
  const sources = "const a = { label: 'In a constant' }; const b = `Filed by ${owner.name}.`;";
  assert.deepEqual(findUnused(catalogue, [{ text: 'Said', given: undefined }], sources), ['Gone']);
});
