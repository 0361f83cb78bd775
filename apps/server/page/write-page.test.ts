import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { html } from '@talaan/kernel/server/mail/html.ts';
import { writePage } from './write-page.ts';

const page = readFileSync(join(import.meta.dirname, '..', '..', 'web', 'index.html'), 'utf8');

test('a page carries the words of its screen, escaped, in place of its own', () => {
  const written = writePage(page, {
    title: 'Nurse <II>',
    description: 'Pays $& and "more"',
    status: 200,
    head: html`<link rel="canonical" href="${'https://hr.example/apply_now?vacancy=A&b=1'}" />`,
    body: html`<main>${'$1 & more'}</main>`,
  });
  assert.match(written, /<title>Nurse &lt;II&gt;<\/title>/);
  assert.match(written, /<meta name="description" content="Pays \$&amp; and &quot;more&quot;" \/>/);
  assert.match(written, /vacancy=A&amp;b=1" \/>\s*<\/head>/);
  assert.match(written, /<div id="root"><main>\$1 &amp; more<\/main><\/div>/);
  assert.equal(written.match(/<title>/g)?.length, 1);
  assert.equal(written.match(/name="description"/g)?.length, 1);
});

test('a screen without words has the page as it is', () => {
  assert.equal(writePage(page, null), page);
});
