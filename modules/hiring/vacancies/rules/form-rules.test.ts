import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { defaultRequirements } from './default-requirements.ts';
import { changeOfForm, EQUAL_OPPORTUNITY, missingOnForm } from './form-rules.ts';

const post = {
  title: 'Administrative Officer V',
  parenthetical_title: '',
  place: 'Accounting Office, Main Campus',
  board: 'NAPB' as const,
  vacancies: 1,
  salary_grade: 18,
  salary: 5_381_800,
  education: 'Bachelor’s degree',
  experience_years: 2,
  experience: '2 years of relevant experience',
  training_hours: 8,
  training: '8 hours of relevant training',
  eligibility: 'Career Service Professional',
  competency: '',
  duties: 'Keeps the books.',
  instructions: '',
  contact_name: 'Maria Cruz',
  contact_title: 'Director',
  contact_address: 'Main Campus',
  contact_email: 'hrmo@talaan.example',
  contact_phone: '',
  equal_opportunity: EQUAL_OPPORTUNITY,
  item_ids: [7],
  requirements: defaultRequirements('plantilla', 'NAPB'),
};

test('a complete post lacks nothing, and each empty box of the form is named', () => {
  assert.deepEqual(missingOnForm({ ...post, is_published: true, items: 1 }), {});
  for (const field of ['place', 'education', 'eligibility', 'contact_name', 'contact_email', 'contact_address'] as const)
    assert.deepEqual(Object.keys(missingOnForm({ ...post, [field]: '', is_published: true, items: 1 })), [field]);
  assert.deepEqual(Object.keys(missingOnForm({ ...post, is_published: true, items: 2 })), ['vacancies']);
  assert.deepEqual(Object.keys(missingOnForm({ ...post, is_published: true, items: 0 })), ['item_ids']);
});

test('a job order needs no eligibility, grade or item', () => {
  const order = { ...post, eligibility: '', salary_grade: null, experience_years: null, training_hours: null };
  assert.deepEqual(missingOnForm({ ...order, is_published: false, items: 0 }), {});
});

test('a change of grade or items is never spelling, one of wording may be, and one of duties does not touch the form', () => {
  assert.equal(changeOfForm(post, { ...post, salary_grade: 19 }), 'figures');
  assert.equal(changeOfForm(post, { ...post, item_ids: [8] }), 'figures');
  assert.equal(changeOfForm(post, { ...post, place: 'Acounting Office' }), 'texts');
  assert.equal(changeOfForm(post, { ...post, duties: 'Keeps all books.', contact_phone: '123' } as typeof post), 'none');
});

test('the order of the items does not matter, and a change is the same from either side', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 5 });
  fc.assert(
    fc.property(ids, ids, (one, other) => {
      const a = { ...post, item_ids: one };
      const b = { ...post, item_ids: other };
      assert.equal(changeOfForm(a, { ...a, item_ids: one.toReversed() }), 'none');
      assert.equal(changeOfForm(a, b), changeOfForm(b, a));
    }),
  );
});

test('a faculty post also asks for a teaching demonstration and publications', () => {
  const codes = (board: 'APB' | 'NAPB') => defaultRequirements('plantilla', board).map(({ code }) => code);
  assert.ok(codes('APB').includes('demonstration') && codes('APB').includes('publications'));
  assert.ok(!codes('NAPB').includes('demonstration'));
});
