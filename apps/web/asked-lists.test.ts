import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { contributedBy } from '@talaan/kernel/contract/contributions.ts';
import { askedLists } from '@talaan/kernel/web/ask/asked-list.ts';
import { knownWords } from '@talaan/kernel/web/ask/known-words.ts';
import { keyOfFilters, nearest, readQuestion } from '@talaan/kernel/web/ask/read-question.ts';
import { addressOf, formatQuestion } from '@talaan/kernel/web/ask/format-question.ts';
import { modules } from './modules.ts';
import { screens } from './screens.ts';

const TODAY = '2026-11-20';
/** In the place of what the server would answer. */
const OFFERED = [
  { value: '6', label: 'CAS · College of Arts and Sciences', short: 'CAS' },
  { value: '29', label: 'ACCT · Accounting Office', short: 'ACCT' },
  { value: '64', label: 'ICTO · Information and Communications Technology Office', short: 'ICTO' },
];
const lists = await Promise.all(
  contributedBy(modules, askedLists).map(async (list) => ({ ...list, known: knownWords((await list.load()).askedWords, () => OFFERED) })),
);

/** The addresses of what a question asks of all lists. */
function ask(text: string): string[] {
  const found = lists.flatMap(({ known, paths: [path = ''] }) =>
    readQuestion(text, known, TODAY).map((reading) => ({ ...reading, address: addressOf(path, known, reading.filters) })),
  );
  return nearest(found).map(({ address }) => decodeURIComponent(address));
}

test('what people ask leads to one list with its filters', () => {
  assert.deepEqual(
    ['who retires next year in CAS', 'late papers of Accounting', 'vacant items SG 11', 'absent yesterday in ICTO'].map(ask),
    [
      [
        '/personnels/list?retires_from=2027-01-01&retires_by=2027-12-31&office=6&sort=retires_on&columns=fullname,retires_on,office,campus,position,status',
      ],
      ['/dts/overdue?office=29'],
      ['/plantilla/items?status=VACANT_FUNDED&status=VACANT_UNFUNDED&sg_from=11&sg_to=11'],
      ['/edats/daily-attendance?presence=absent&date=2026-11-19&office=64'],
    ],
  );
});

test('each list is shown by screens that are there, and its example is a question that it answers', () => {
  for (const { paths, example, known } of lists) {
    for (const path of paths)
      assert.ok(
        screens.some((screen) => screen.path === path),
        path,
      );
    assert.ok(Object.keys(readQuestion(example, known, TODAY)[0]?.filters ?? {}).length > 0, example);
  }
});

test('what each list says of its choices is read as the same choices', () => {
  for (const { known } of lists) {
    const choices = known.parts.flatMap(({ part, options }) =>
      part.kind === 'choice'
        ? [
            [
              part.name,
              fc.subarray(
                options.map(({ value }) => value),
                { minLength: 1, maxLength: part.takesSeveral ? 3 : 1 },
              ),
            ] as const,
          ]
        : [],
    );
    fc.assert(
      fc.property(fc.record(Object.fromEntries(choices), { requiredKeys: [], noNullPrototype: true }), (wanted) => {
        const said = formatQuestion(known, wanted as Record<string, string[]>, TODAY);
        const [first] = readQuestion(said, known, TODAY);
        assert.equal(first && keyOfFilters(first.filters), keyOfFilters(wanted as Record<string, string[]>), said);
      }),
    );
  }
});
