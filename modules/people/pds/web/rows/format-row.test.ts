import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatRow } from './format-row.ts';

test('A row is named by what one knows it by', () => {
  assert.deepEqual(formatRow('work', { position: 'Teacher I', company: 12, from: '2010-06-01', to: null }, { company: 'DepEd' }), {
    title: 'Teacher I',
    note: 'DepEd · 1 Jun 2010 to present',
  });
  assert.deepEqual(formatRow('education', { school: 'Lyceum', degree: null, from_year: 2004, to_year: 2008, is_present: false }, {}), {
    title: 'Lyceum',
    note: '2004 to 2008',
  });
  assert.equal(formatRow('spouses', { first_name: 'Ana', middle_name: 'N/A', surname: 'Cruz' }, {}).title, 'Ana Cruz');
  assert.equal(
    formatRow('training', { title: 'Records', from: '2026-05-04', to: '2026-05-06', hours: '24.00' }, {}).note,
    '4 May 2026 to 6 May 2026 · 24 hours',
  );
});

test('An empty row has no name, and a date that does not exist is shown as typed', () => {
  assert.deepEqual(formatRow('children', { fullname: '', birth_date: null }, {}), { title: '', note: '' });
  assert.equal(formatRow('children', { fullname: 'Jun', birth_date: '2020-02-31x' }, {}).note, '2020-02-31x');
});
