import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signerOf, type Head } from './signer.ts';

const president: Head = { name: 'ANA B. CRUZ', title: 'University President', is_first: true };
const dean: Head = { name: 'JOSE C. RAMOS', title: 'Dean', is_first: false };
const other: Head = { name: 'LIZA D. TAN', title: 'Dean', is_first: false };

test('a contract is signed by the head whose title it gives, else by whom it names, else by the head of the university', () => {
  const cases: [words: string, heads: Head[], name: string, title: string][] = [
    ['The University President', [president, dean], 'ANA B. CRUZ', 'University President'],
    ['dean', [president, dean], 'JOSE C. RAMOS', 'Dean'],
    ['Dean', [president, dean, other], 'Dean', ''],
    ['Dr. Rosa Lim, Campus Director', [president], 'Dr. Rosa Lim, Campus Director', ''],
    ['', [dean, president], 'ANA B. CRUZ', 'University President'],
    [' ', [], '', ''],
  ];
  for (const [words, heads, name, title] of cases) assert.deepEqual(signerOf(words, heads), { name, title }, words);
});
