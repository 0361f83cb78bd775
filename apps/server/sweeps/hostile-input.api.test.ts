import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { crc32, deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { readPdfText } from '@talaan/kernel/server/print/read-pdf-text.ts';
import { mySheet } from '@talaan/pds/contract.ts';
import { myForm } from '@talaan/pds/contract/print.ts';
import { companies } from '@talaan/reference/contract/proposals.ts';
import { listCertificates, requestMyCertificate } from '@talaan/service/contract/certificates.ts';
import { fetchMyPrintedRecord, printMyServiceRecord } from '@talaan/service/contract/service-record.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { holdEveryGroup } from './every-group-kit.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp();
  await holdEveryGroup(app);
});
after(() => app.close());

/** What a page, a template or the language of printed papers would take for its own. */
const MARKUP = `<b>B</b><script>alert(1)</script>{{7*7}} #panic("x") *a* $x^2$ \\u{41} @ref <label> [c] // end`;

test('a text that looks like markup is kept, shown and printed as it was typed', async () => {
  const [employee, hr] = await Promise.all([app.as('employee'), app.as('hr')]);
  const add = async (section: 'training' | 'skills' | 'voluntary', values: Record<string, string>) => {
    const { status, body } = await employee.call(mySheet.addRow, { params: { section }, body: { key: randomUUID(), values } });
    assert.equal(status, 200, JSON.stringify(body));
  };
  await add('training', { title: MARKUP, from: '2020-01-01', to: '2020-01-02', hours: '8', sponsor: MARKUP });
  await add('skills', { text: MARKUP });
  await add('voluntary', { organization: MARKUP, from: '2020-01-01', to: '2020-01-02', hours: '8', position: MARKUP });
  const { sections } = (await employee.call(mySheet.read)).body.sheet;
  assert.ok(sections.skills.some(({ values }) => values.text === MARKUP));
  assert.equal((await employee.call(companies.add, { body: { name: MARKUP, address: MARKUP } })).body.name, MARKUP);
  assert.equal((await employee.call(requestMyCertificate, { body: { kind: 'employment', purpose: MARKUP, copies: 1 } })).status, 200);
  const { certificates } = (await hr.call(listCertificates, { query: { per_page: 999 } })).body;
  assert.ok(certificates.some(({ purpose }) => purpose === MARKUP));

  for (const revision of ['2017', '2026'] as const) await isPrinted(employee.call(myForm.print, { query: { revision, draft: 'true' } }));
  const issued = await employee.call(printMyServiceRecord, { body: { purpose: MARKUP } });
  assert.equal(issued.status, 200, JSON.stringify(issued.body));
  await isPrinted(employee.call(fetchMyPrintedRecord, { params: { code: issued.body.code } }));
  const lines = { republic_line: MARKUP, university_line: MARKUP, office_line: MARKUP, address: MARKUP, contact: MARKUP, footer: MARKUP };
  const letterhead = { ...lines, left_logo_id: null, right_logo_id: null, signatories: [], place: 'university', from: '2026-11-27' };
  const previewLetterhead = app.server.endpoints.find(({ path }) => path === '/api/department-header/preview')!;
  await isPrinted(hr.call(previewLetterhead, { body: { ...letterhead, as: 'pdf' } }));
});

/** A paper that has the text letter by letter, in which nothing was reckoned. */
async function isPrinted(answer: Promise<{ status: number; bytes: Uint8Array }>): Promise<void> {
  const { status, bytes } = await answer;
  assert.equal(status, 200, Buffer.from(bytes).toString('utf8', 0, 300));
  const text = (await readPdfText(bytes)).replaceAll(/\s/g, '').toLowerCase();
  for (const part of ['<script>alert(1)</script>', '{{7*7}}', '#panic(', '$x^2$', '*a*']) assert.ok(text.includes(part), part);
}

const MEGABYTE = 1024 * 1024;
const xml = (body: string) => Buffer.from(`<?xml version="1.0"?>${body}`);
const book = (sheet: Buffer, ...more: [name: string, content: Buffer][]) =>
  zip({
    '[Content_Types].xml': xml('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    'xl/workbook.xml': xml('<workbook><sheets><sheet name="C1" sheetId="1" r:id="rId1"/></sheets></workbook>'),
    'xl/worksheets/sheet1.xml': sheet,
    ...Object.fromEntries(more),
  });
const zip = (files: Record<string, Buffer>) => Buffer.from(zipSync(files, { level: 1 }));
/** A workbook whose directory names so many bytes of its only file. */
function lying(size: number): Buffer {
  const told = zip({ 'xl/worksheets/sheet1.xml': Buffer.alloc(MEGABYTE) });
  told.writeUInt32LE(size, told.readUInt32LE(told.length - 6) + 24);
  return told;
}
const laughs = `<!DOCTYPE x [<!ENTITY a "${'ha'.repeat(50)}">${[...'bcdefghi'].map((one, at) => `<!ENTITY ${one} "${`&${'abcdefgh'[at]};`.repeat(10)}">`).join('')}]>`;
const cell = (text: string) =>
  `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`;

const WHOLE = book(xml(cell('x')));
const HOSTILE: readonly [what: string, name: string, content: Buffer][] = [
  ['a workbook that unpacks to 250 MB', 'bomb.xlsx', book(Buffer.alloc(250 * MEGABYTE, ' '))],
  ['a workbook whose directory lies', 'lie.xlsx', lying(10)],
  ['a billion laughs', 'laughs.xlsx', book(xml(laughs + cell('&i;')))],
  [
    'a workbook with links to other files',
    'links.xlsx',
    book(xml(cell('=cmd|/c calc!A0')), [
      'xl/externalLinks/externalLink1.xml',
      xml('<externalLink><externalBook r:id="rId1"/></externalLink>'),
    ]),
  ],
  ['half a workbook', 'half.xlsx', WHOLE.subarray(0, WHOLE.length / 2)],
  ['a picture of 30,000 by 30,000', 'large.png', pictureOf(30_000)],
  ['half a picture', 'half.png', pictureOf(100).subarray(0, 60)],
  [
    'a PDF that starts a program',
    'launch.pdf',
    Buffer.from('%PDF-1.4\n1 0 obj\n<</Type/Catalog/OpenAction<</S/Launch/F(cmd.exe)>>>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n'),
  ],
  ['half a PDF', 'half.pdf', Buffer.from('%PDF-1.7\n1 0 obj\n<</Type')],
];

/** A PNG of so many black dots a side, one bit each: small, and large when it is unpacked. */
function pictureOf(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Those who keep what files are sent to. */
const SENDERS = ['admin', 'hr', 'employee', 'recruitment'];
/** The engine of all imports is one: the first gets all files, each other one file. */
const isImport = ({ path }: Endpoint) => path.includes('/import');

test('each upload answers a hostile file in words, or takes it as what it is', async () => {
  const callers = await Promise.all(SENDERS.map((who) => app.as(who)));
  const person = (await app.server.pool.query("select personnel_id as id from identity.account where email = 'employee@talaan.example'"))
    .rows[0].id;
  const uploads = app.server.endpoints.filter(({ upload }) => upload);
  assert.ok(uploads.length > 8);
  const first = uploads.find(isImport);
  for (const endpoint of uploads) {
    const path = endpoint.path.replace(/\{\w+\}/g, String(person));
    const caller = await whoMay(callers, path);
    for (const [what, name, content] of isImport(endpoint) && endpoint !== first ? HOSTILE.slice(0, 1) : HOSTILE) {
      const { status, type, body } = await send(caller, path, { name, content });
      const said = `${what} at ${endpoint.path}: ${status} ${body.slice(0, 200)}`;
      assert.ok((status >= 200 && status < 300) || (status >= 400 && status < 500), said);
      assert.match(type, /^application\/json/, said);
      if (status >= 400) assert.match(JSON.parse(body).message ?? '', /\w+ \w+/, said);
    }
  }
  assert.equal((await fetch(`${app.url}/healthz`)).status, 200, 'the server still answers');
});

async function whoMay(callers: readonly Caller[], path: string): Promise<Caller> {
  for (const caller of callers) if ((await send(caller, path, { name: 'a.txt', content: Buffer.from('a') })).status !== 403) return caller;
  throw new Error(`Nobody may send a file to ${path}`);
}

async function send(caller: Caller, path: string, { name, content }: { name: string; content: Buffer }) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), name);
  const answer = await fetch(app.url + path, { method: 'POST', headers: { authorization: `Bearer ${caller.token}` }, body: form });
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', body: await answer.text() };
}
