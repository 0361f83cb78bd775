import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { closePrint } from '@talaan/kernel/server/print/print.ts';
import fc from 'fast-check';
import { extractText, getDocumentProxy } from 'unpdf';
import { MAY_NOT_APPLY, REVISIONS, type Revision, type SheetOnPaper } from '../contract/sheet.ts';
import type { Printing } from '@talaan/papers/server/public.ts';
import { tries } from '@talaan/testing/tries.ts';
import { form212, formInput, type FormOrder } from './cs-form-212.ts';
import { block, writeDate } from './form/write.ts';
import { REVISION_WORDS } from './form/revision.ts';
import { fullSheet, overflowingSheet } from './sample-full-sheets.ts';
import { emptySheet, shortSheet } from './sample-sheets.ts';

after(closePrint);

for (const revision of REVISIONS) {
  test(`a full sheet in the revision of ${revision} has four pages with everything that was written`, async () => {
    const sheet = fullSheet();
    const pages = await print(sheet, revision);
    assert.equal(pages.length, 4);
    const whole = squeeze(pages.join(''));
    for (const value of valuesOf(sheet, revision)) assert.ok(whole.includes(squeeze(value)), value);
    pages.forEach((page, index) => assert.ok(page.includes(`CS FORM 212 (Revised ${revision}), Page ${index + 1} of 4`)));
  });

  test(`a sheet in the revision of ${revision} says N/A to what does not apply and leaves open what is not said yet`, async () => {
    const countOf = (pages: string[]) => pages.join('').split('N/A').length - 1;
    const begun = await print(emptySheet(), revision);
    const said = await print({ ...emptySheet(), not_applicable: [...MAY_NOT_APPLY] }, revision);
    assert.deepEqual([begun.length, said.length], [4, 4]);
    const columns = revision === '2025' ? 28 : 30;
    assert.equal(countOf(said) - countOf(begun), columns, 'the first row of each section');
    assert.doesNotMatch(begun[2]!, /N\/A/);
  });

  test(`more rows than are printed in the revision of ${revision} go on elsewhere, and nothing is lost`, async () => {
    const sheet = overflowingSheet();
    const pages = await print(sheet, revision);
    const whole = squeeze(pages.join(''));
    for (const value of valuesOf(sheet, revision)) assert.ok(whole.includes(squeeze(value)), value.slice(0, 60));
    assert.match(pages[1]!, revision === '2026' ? /Continued on sheet C6/ : /Continued on separate sheet/);
  });
}

test('the revisions differ as the Commission made them differ', async () => {
  const [old, middle, latest] = await Promise.all(REVISIONS.map((revision) => print(fullSheet(), revision)));
  for (const words of [/1\. CS ID No\./, /2\. SURNAME/, /\(mm\/dd\/yyyy\)/, /03\/07\/1996/, /GSIS ID NO\./, /13\. SSS NO\./])
    assert.match(old![0]!, words);
  assert.doesNotMatch(old![0]!, /AT BIRTH/);
  for (const words of [/2\. SURNAME/, /\(dd\/mm\/yyyy\)/, /SEX \(AT BIRTH\)/, /UMID ID NO\./, /PhilSys Number \(PSN\)/])
    assert.match(middle![0]!, words);
  for (const words of [/1\. SURNAME/, /07\/03\/1996/, /SEX AT BIRTH/, /PhilSys Card Number \(PCN\)/]) assert.match(latest![0]!, words);
  assert.match(old![1]!, /MONTHLY\s+SALARY/);
  assert.doesNotMatch(middle![1]!, /SALARY|29,876\.55/);
  assert.match(latest![1]!, /29,876\.55[\s\S]*YES/);
  assert.match(old![2]!, /VI\. VOLUNTARY WORK[\s\S]*29\. NAME & ADDRESS[\s\S]*VII\. LEARNING[\s\S]*30\. TITLE/);
  assert.match(latest![2]!, /VI\. LEARNING[\s\S]*29\. TITLE[\s\S]*VII\. VOLUNTARY WORK[\s\S]*30\. NAME & ADDRESS/);
  assert.match(old![3]!, /RA 8972/);
  assert.match(middle![3]!, /RA 11861/);
});

test('the Work Experience Sheet follows where something was written on it, or when it is wanted', async () => {
  const [written] = (await print(shortSheet(), '2026')).slice(-1);
  assert.match(
    written!,
    /WORK EXPERIENCE SHEET[\s\S]*Duration: Aug 2021 – Present[\s\S]*Dr\. Pilosopo Tasyo[\s\S]*Teaches calculus and statistics\./,
  );
  assert.equal((await print(shortSheet(), '2026', { workSheet: 'never' })).length, 4);
  assert.equal((await print(emptySheet(), '2026', { workSheet: 'always' })).length, 5);
});

test('a print says whether it is a draft or where it is verified', async () => {
  const [draft] = await print(shortSheet(), '2025');
  assert.match(draft!, /DRAFT – not submitted/);
  const [looked] = await print(shortSheet(), '2025', { submittedOn: '20 Nov 2026' });
  assert.match(looked!, /DRAFT – not issued/);
  const pages = await print(shortSheet(), '2025', { submittedOn: '20 Nov 2026' }, 'ABCDEFGH01234567');
  for (const page of pages) assert.match(page, /Code ABCD-EFGH-0123-4567/);
  assert.doesNotMatch(pages[0]!, /DRAFT/);
});

test('the blank pages of many people are told once', () => {
  const order = { revision: '2026', workSheet: 'never', submittedOn: null, paper: null } as const;
  const input = formInput([1, 2, 3].map(() => ({ ...order, sheet: shortSheet() })));
  assert.equal(input.people.length, 3);
  assert.equal(input.blanks.length, 4);
});

test('whatever is written stands in the document, in its box or among the notes', { timeout: 120_000 }, async () => {
  const word = fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ0123456789-.,()/&'), minLength: 1, maxLength: 40 });
  const text = fc.array(word, { minLength: 1, maxLength: 60 }).map((words) => words.join(' '));
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 6, maxLength: 6 }), fc.constantFrom(...REVISIONS), async (texts, revision) => {
      const sheet = fullSheet();
      const [place, child, school, position, title, details] = texts as [string, string, string, string, string, string];
      sheet.personal.birth_place = place;
      sheet.children[3]!.fullname = child;
      sheet.education[1]!.school = school;
      sheet.work[5]!.position = position;
      sheet.training[20]!.title = title;
      sheet.answers[4]!.details = details;
      const whole = squeeze((await print(sheet, revision)).join(''));
      for (const one of texts) assert.ok(whole.includes(squeeze(block(one))), one);
    }),
    { numRuns: tries(3, 12) },
  );
});

async function print(
  sheet: SheetOnPaper,
  revision: Revision,
  more: Partial<FormOrder> = {},
  code: string | null = null,
): Promise<string[]> {
  const at = { settings: { publicUrl: 'https://hris.example' } } as Printing;
  const pdf = await form212.print(at, [{ sheet: { sheet, revision, workSheet: 'written', submittedOn: null, ...more }, code }]);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text;
}

/** Lines are broken where they must be, so that texts are compared without white; a note may go over the foot of its page. */
function squeeze(text: string): string {
  return text.replaceAll('DRAFT – not submitted', '').replaceAll('IBARRA, MARIA CLARA III, DELOS SANTOS', '').replace(/\s+/g, '');
}

/** Every value as its revision prints it. */
function valuesOf(sheet: SheetOnPaper, revision: Revision): string[] {
  const form = REVISION_WORDS[revision];
  const { personal } = sheet;
  const own = [personal.surname, personal.first_name, personal.middle_name, personal.birth_place, personal.dual_country, personal.idno];
  const places = [personal.residential, personal.permanent].flatMap((one) => [
    one.house,
    one.street,
    one.subdivision,
    one.barangay,
    one.city,
  ]);
  return [
    ...[...own, ...places, ...sheet.skills, ...sheet.recognitions, ...sheet.memberships].map(block),
    ...sheet.spouses.flatMap((one) => [one.first_name, one.occupation, one.employer, one.business_address].map(block)),
    ...sheet.children.flatMap((one) => [block(one.fullname), writeDate(one.birth_date, form)]),
    ...sheet.education.flatMap((one) => [one.school, one.degree].map(block)),
    ...sheet.eligibilities.flatMap((one) => [block(one.eligibility), block(one.licence_number), writeDate(one.licence_until, form)]),
    ...sheet.work.flatMap((one) => [writeDate(one.from, form), block(one.position), block(one.company)]),
    ...sheet.voluntary.flatMap((one) => [block(one.organization), block(one.position)]),
    ...sheet.training.flatMap((one) => [block(one.title), writeDate(one.from, form), block(one.sponsor)]),
    ...sheet.answers.flatMap((one) => (one.yes ? [block(one.details)] : [])),
    ...sheet.references.flatMap((one) => [block(one.name), block(one.address), one.contact]),
    personal.email,
    block(sheet.government_id.type),
    block(sheet.government_id.number),
  ];
}
