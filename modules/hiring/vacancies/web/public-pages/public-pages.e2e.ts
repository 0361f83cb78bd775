import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { findOverflow, findSmallTargets } from '@talaan/testing/browser/screen-check.ts';
import { makePost } from '../../server/fixtures/make-post.ts';

const app = await openBrowserApp();
before(async () => {
  const { db, pool } = app.server;
  // The posts of the demo are not those of this file.
  await pool.query("update vacancies.post set state = 'CANCELLED'");
  await makePost(db, { code: 'AO5-2026-1' });
  await makePost(db, { code: 'INS1-2026-2', position: 'Instructor I', board: 'APB', office: 'REG', closesAt: '2026-11-25T17:00:00+08:00' });
  await makePost(db, { code: 'OLD-2026-3', postedOn: '2026-11-01', closesAt: '2026-11-19T17:00:00+08:00' });
  await makePost(db, { code: 'DRAFT-2026-4', state: 'DRAFT' });
  await app.server.pool.query(
    `update vacancies.post set duties = 'Keeps the books of the fund.\n</script><b>Reports & closes</b> each month.' where code = 'AO5-2026-1'`,
  );
});

test('a visitor on a phone finds a vacancy, reads it, prints it on one page, and is led to apply; a closed one says so and when', async () => {
  const page = await app.pageAs('nobody', { phone: true });
  await page.goto('/apply_now');
  await page.getByText('2 open vacancies').waitFor();
  assert.deepEqual(await findOverflow(page), []);
  assert.deepEqual(await findSmallTargets(page), []);
  await page.getByRole('searchbox').fill('administrative');
  await page.getByText('1 open vacancy').waitFor();
  await page.getByRole('link', { name: /Administrative Officer V/ }).click();
  await page.getByText('Apply until 27 Nov 2026, 11:59 PM.').waitFor();
  assert.match(new URL(page.url()).search, /vacancy=AO5-2026-1/);
  assert.match(await page.title(), /Administrative Officer V/);
  assert.deepEqual(await findOverflow(page), []);
  assert.equal(await page.getByRole('link', { name: 'Apply', exact: true }).getAttribute('href'), '/application_page?vacancy=AO5-2026-1');
  const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' };
  const pdf = await page.pdf({ format: 'A4', margin });
  assert.equal(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length, 1);

  await page.goto('/apply_now?vacancy=OLD-2026-3');
  await page.getByText('This vacancy is closed. Applications were taken until 19 Nov 2026, 5:00 PM.').waitFor();
  assert.equal(await page.getByRole('link', { name: 'Apply', exact: true }).count(), 0);
});

test('the page that the server sends says it all before any code runs, and nothing in a post becomes code', async () => {
  const read = async (path: string) => {
    const answer = await fetch(app.url + path);
    return { status: answer.status, text: await answer.text(), mark: answer.headers.get('etag') };
  };
  const one = await read('/apply_now?vacancy=AO5-2026-1');
  assert.equal(one.status, 200);
  assert.match(one.text, /<title>Administrative Officer V – [^<]+<\/title>/);
  assert.match(one.text, /<link rel="canonical" href="[^"]+\/apply_now\?vacancy=AO5-2026-1"/);
  assert.match(one.text, /<div id="root"><main>\s*<h1>Administrative Officer V<\/h1>/);
  assert.match(one.text, /&lt;\/script&gt;&lt;b&gt;Reports &amp; closes/);
  const posting = JSON.parse(one.text.match(/<script type="application\/ld\+json">(.+?)<\/script>/s)![1]!) as Record<string, unknown>;
  assert.equal(posting['@type'], 'JobPosting');
  assert.equal(posting.datePosted, '2026-11-09');
  assert.equal(posting.validThrough, '2026-11-27T15:59:59.000Z');
  assert.equal(posting.employmentType, 'FULL_TIME');
  assert.match(String(posting.responsibilities), /<\/script><b>Reports & closes<\/b>/);
  assert.equal((await fetch(`${app.url}/apply_now?vacancy=AO5-2026-1`, { headers: { 'if-none-match': one.mark! } })).status, 304);

  const list = await read('/apply_now');
  assert.match(list.text, /2 vacancies are open/);
  assert.match(list.text, /<link rel="alternate" type="application\/atom\+xml"/);
  assert.match(list.text, /href="\/apply_now\?vacancy=INS1-2026-2">Instructor I<\/a>/);
  assert.doesNotMatch(list.text, /DRAFT-2026-4|OLD-2026-3/);
  const unknown = await read('/apply_now?vacancy=%3Cscript%3E');
  assert.equal(unknown.status, 404);
  assert.match(unknown.text, /There is no such vacancy/);
  assert.doesNotMatch((await read('/apply_now?vacancy=OLD-2026-3')).text, /JobPosting/);
});
