import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { say, speakBy } from '@talaan/kernel/contract/say.ts';
import { readTypedDate } from '@talaan/kernel/web/forms/typed-date.ts';
import { compileMessages } from './compile-catalogue.ts';
import filipino from './filipino.json' with { type: 'json' };
import { findPattern } from './find-pattern.ts';
import { speakerOf } from './speaker-of.ts';

const speakFilipino = speakerOf('fil', compileMessages(filipino));

after(() => speakBy('en'));

test('a page speaks English until a language is chosen, and again after it', () => {
  assert.equal(say('{days} with pay', { days: '3 days' }), '3 days with pay');
  speakBy('fil', speakFilipino);
  assert.equal(say('File leave'), 'Mag-file ng leave');
  assert.equal(say('{days} with pay', { days: '3 araw' }), '3 araw na may bayad');
  assert.equal(say('What nobody translated stays'), 'What nobody translated stays');
  assert.equal(say('{days} with pay'), '{days} with pay');
  speakBy('en');
  assert.equal(say('File leave'), 'File leave');
});

test('a message that the server filled in is found by the words around its values, the longest first', () => {
  const messages = { 'Returned by {name}.': '', 'Returned by {name} to {office}.': '', '{a} of {b}': '' };
  assert.deepEqual(findPattern(messages, 'Returned by Ana Cruz to CCS.'), {
    key: 'Returned by {name} to {office}.',
    values: { name: 'Ana Cruz', office: 'CCS' },
  });
  assert.equal(findPattern(messages, 'Returned by Ana Cruz.')?.key, 'Returned by {name}.');
  // Too few words of its own: what it matches may be a name.
  assert.equal(findPattern(messages, 'Bank of Manila'), undefined);
});

test('dates, months and counts within a message of the server are said too', () => {
  speakBy('fil', speakFilipino);
  assert.equal(
    say('No attendance, no leave and no official business: absent for 480 minutes.'),
    'Walang attendance, leave o official business: absent nang 480 minuto.',
  );
  assert.deepEqual(
    [say('20 Nov 2026'), say('November 2026'), say('3 days'), say('Item 2026')],
    ['20 Nob 2026', 'Nobyembre 2026', '3 araw', 'Item 2026'],
  );
  speakBy('en');
});

test('dates have the months of the language, and are read as they are shown', () => {
  speakBy('fil', speakFilipino);
  assert.deepEqual([longDate('2026-11-20'), monthName('2026-11')], ['20 Nob 2026', 'Nobyembre 2026']);
  assert.deepEqual([readTypedDate('20 Nob 2026'), readTypedDate('20 Nov 2026')], ['2026-11-20', '2026-11-20']);
  speakBy('en');
  assert.equal(longDate('2026-11-20'), '20 Nov 2026');
});
