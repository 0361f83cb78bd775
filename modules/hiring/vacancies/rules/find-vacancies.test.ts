import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { VacancyRow } from '../contract/public-pages.ts';
import { findVacancies, plain } from './find-vacancies.ts';

const post = (code: string, changed: Partial<VacancyRow> = {}) => {
  const row = { code, title: 'Instructor I', campus_id: 1, campus: 'Main Campus', place: '', kind: 'plantilla' as const, ...changed };
  return { ...(row as VacancyRow), plain: plain(`${row.title} ${row.campus} ${row.code}`) };
};
const open = [
  post('A-1'),
  post('A-2', { title: 'Nurse II', campus_id: 2, campus: 'Peñaranda Campus', place: 'Infirmary' }),
  post('A-3', { title: 'Administrative Aide I', kind: 'job order' }),
];
const codes = (wanted: Partial<Parameters<typeof findVacancies>[1]>) =>
  findVacancies(open, { page: 1, per_page: 20, term: '', ...wanted }).vacancies.map(({ code }) => code);

test('vacancies are found by words in any order, without accents, and narrowed by campus, place and kind', () => {
  assert.deepEqual(codes({}), ['A-1', 'A-2', 'A-3']);
  assert.deepEqual(codes({ term: 'penaranda nurse' }), ['A-2']);
  assert.deepEqual(codes({ term: 'PEÑARANDA' }), ['A-2']);
  assert.deepEqual(codes({ campus: [1] }), ['A-1', 'A-3']);
  assert.deepEqual(codes({ place: 'Infirmary' }), ['A-2']);
  assert.deepEqual(codes({ place: 'Main Campus' }), ['A-1', 'A-3']);
  assert.deepEqual(codes({ kind: ['job order'], campus: [2] }), []);
  assert.deepEqual(findVacancies(open, { page: 1, per_page: 20, term: 'nothing' }).choices.kinds, ['job order', 'plantilla']);
});

test('pages hold each vacancy once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 5, max: 50 }), (count, per_page) => {
      const many = Array.from({ length: count }, (_, at) => post(`N-${at}`));
      const pages = Array.from({ length: Math.ceil(count / per_page) + 1 }, (_, at) =>
        findVacancies(many, { page: at + 1, per_page, term: '' }),
      );
      assert.deepEqual(
        pages.flatMap(({ vacancies }) => vacancies),
        many,
      );
      for (const { total } of pages) assert.equal(total, count);
    }),
  );
});
