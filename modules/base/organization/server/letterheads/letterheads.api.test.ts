import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { offices } from '@talaan/testing/demo-records.ts';
import { editUniversity, readBrand, readBrandLogo, readUniversity } from '../../contract/campuses.ts';
import {
  addOfficeLogo,
  endLetterhead,
  listLetterheadPlaces,
  previewLetterhead,
  previewLetterheadUse,
  readLetterheads,
  saveLetterhead,
  type LetterheadLines,
} from '../../contract/letterheads.ts';
import { welcome } from '@talaan/identity/contract.ts';
import { readLetterhead, readUniversityName } from '../public.ts';
import { LOGO_LIMIT } from '../../contract/campuses.ts';

const TODAY = '2026-11-20';
const ACCT = offices.accounting.id;
const CAS = offices.artsAndSciences.id;
const HRMO = offices.humanResources.id;
const LOGOS = 'png, jpg'.split(', ');

let app: TestApp;
let hr: Caller;
let head: Caller;
before(async () => {
  app = await startTestApp();
  [hr, head] = await Promise.all([app.as('hr'), app.as('head')]);
  await app.server.pool.query(
    "insert into identity.role_group select id, 'OFFICEHEADER' from identity.role where name = 'Department head' on conflict do nothing",
  );
});
after(() => app.close());

const lines: LetterheadLines = {
  republic_line: 'Republic of the Philippines',
  university_line: '',
  office_line: '',
  address: '',
  contact: 'Tel. 1234',
  footer: '',
  left_logo_id: null,
  right_logo_id: null,
  signatories: [{ role: 'approved', signer: 'head', office_id: null, name: '', title: '' }],
};
const noNames = () => Promise.resolve(new Map<number, string>());
const headOf = (officeId: number, date: string) => readLetterhead(app.server.db, officeId, date, noNames).then((one) => one.head);

async function picture(side = 40, format = 'png'): Promise<Buffer> {
  const drawn = sharp({ create: { width: side, height: side, channels: 3, background: '#237' } });
  return format === 'png'
    ? drawn.png().toBuffer()
    : drawn
        .withExif({ IFD0: { Artist: 'SECRET PLACE' } })
        .jpeg()
        .toBuffer();
}

test('an office without its own letterhead uses that of the unit above it, then that of the university', async () => {
  const department = await headOf(offices.languages.id, TODAY);
  assert.deepEqual(
    [department.office, department.contact],
    ['Department of Languages and Literature', 'Tel. (044) 555-0118 · cas@talaan.example'],
  );
  const accounting = await headOf(ACCT, TODAY);
  assert.deepEqual(
    [accounting.office, accounting.university, accounting.footer],
    ['Accounting Office', 'Talaan State University', 'Talaan State University: learning that serves'],
  );
});

test('before a letterhead is saved, the offices whose papers carry it are those that print it afterwards', async () => {
  const query = { place: `office ${CAS}`, from: '2027-03-01' };
  const told = (await hr.call(previewLetterheadUse, { query })).body;
  assert.equal(told.ends, (await hr.call(readLetterheads, { query: { place: query.place } })).body.versions[0]?.from ?? null);
  assert.equal((await hr.call(saveLetterhead, { body: { ...lines, ...query, contact: 'March 2027' } })).status, 200);
  const { rows } = await app.server.pool.query<{ id: number; fullname: string }>(`
    select o.id, o.fullname from organization.office o
      join organization.office_opening u on u.office_id = o.id and u.during @> date '2027-03-01' and u.is_open order by o.tree_from`);
  const carrying: string[] = [];
  for (const { id, fullname } of rows) if ((await headOf(id, '2027-03-01')).contact === 'March 2027') carrying.push(fullname);
  assert.deepEqual(told.offices, carrying);
  assert.ok(carrying.length > 1);
  assert.equal((await hr.call(previewLetterheadUse, { query: { ...query, from: '2027-02-01' } })).body.until, '2027-03-01');
  assert.equal((await hr.call(previewLetterheadUse, { query })).body.ends, '2027-03-01');
  assert.equal((await head.call(previewLetterheadUse, { query })).status, 404);
  assert.equal((await hr.call(endLetterhead, { body: query })).status, 200);
});

test('papers of an earlier day keep the letterhead of that day', async () => {
  assert.equal((await headOf(CAS, '2023-01-05')).contact, 'Tel. (044) 555-0118');
  assert.equal((await headOf(CAS, '2014-01-05')).contact, 'Tel. (044) 555-0100 · president@talaan.example');
});

test('a campus stands between its offices and the university', async () => {
  const saved = await hr.call(saveLetterhead, { body: { ...lines, place: 'campus 2', from: TODAY, contact: 'Bantayan 77' } });
  assert.equal(saved.status, 200);
  assert.equal((await headOf(offices.cropScience.id, TODAY)).contact, 'Bantayan 77');
  assert.equal((await headOf(offices.cropScience.id, '2026-11-19')).contact, 'Tel. (044) 555-0100 · president@talaan.example');
  assert.notEqual((await headOf(ACCT, TODAY)).contact, 'Bantayan 77');
});

test('a letterhead begins today or later, ends the one before, and can be ended again', async () => {
  const body = { ...lines, place: `office ${ACCT}` };
  const past = await head.call(saveLetterhead, { body: { ...body, from: '2026-11-19' } });
  assert.equal(past.status, 422);
  for (const [from, contact] of [
    [TODAY, 'first'],
    ['2026-12-01', 'second'],
    ['2027-02-01', 'third'],
    ['2026-12-01', 'second, corrected'],
  ] as const)
    assert.equal((await head.call(saveLetterhead, { body: { ...body, from, contact } })).status, 200);
  const { body: answer } = await head.call(readLetterheads, { query: { place: body.place } });
  assert.deepEqual(
    answer.versions.map(({ from, until, contact }) => [from, until, contact]),
    [
      ['2027-02-01', null, 'third'],
      ['2026-12-01', '2027-01-31', 'second, corrected'],
      ['2026-11-20', '2026-11-30', 'first'],
    ],
  );
  assert.equal((await head.call(endLetterhead, { body: { place: body.place, from: '2027-03-01' } })).status, 200);
  assert.equal((await headOf(ACCT, '2027-03-01')).contact, 'Tel. (044) 555-0100 · president@talaan.example');
});

test('people who give an office a letterhead at once leave it with one a day', async () => {
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((contact) => hr.call(saveLetterhead, { body: { ...lines, contact, place: 'office 30', from: '2026-12-24' } })),
  );
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200],
  );
  const { body } = await hr.call(readLetterheads, { query: { place: 'office 30' } });
  assert.equal(body.versions.length, 1);
});

test('a head changes the letterhead of their own office, and no other exists for them', async () => {
  const { body } = await head.call(listLetterheadPlaces);
  assert.deepEqual(
    body.places.map(({ place }) => place),
    [`office ${ACCT}`],
  );
  for (const place of [`office ${CAS}`, 'campus 1', 'university', 'office 99999']) {
    const from = TODAY;
    assert.equal((await head.call(readLetterheads, { query: { place } })).status, 404, place);
    assert.equal((await head.call(saveLetterhead, { body: { ...lines, place, from } })).status, 404, place);
    assert.equal((await head.call(previewLetterhead, { body: { ...lines, place, from } })).status, 404, place);
    assert.equal((await head.call(endLetterhead, { body: { place, from } })).status, 404, place);
  }
  assert.equal((await (await app.as('employee')).call(listLetterheadPlaces)).status, 403);
});

test('the head on the day is the officer in charge while there is one', async () => {
  const { rows } = await app.server.pool.query('select personnel_id from organization.head where office_id = $1 and during @> $2::date', [
    HRMO,
    TODAY,
  ]);
  const acting = await app.server.pool.query(
    "insert into organization.head (office_id, personnel_id, title, is_acting, during) values ($1, (select min(personnel_id) from organization.head where personnel_id <> $2), 'Officer in Charge', true, '[2026-12-10,2026-12-12)') returning personnel_id",
    [HRMO, rows[0].personnel_id],
  );
  const names = (_db: unknown, ids: readonly number[]) => Promise.resolve(new Map(ids.map((id) => [id, `person ${id}`])));
  const certified = async (date: string) =>
    (await readLetterhead(app.server.db, HRMO, date, names)).head.signatories.find(({ role }) => role === 'certified');
  assert.equal((await certified('2026-12-09'))?.name, `person ${rows[0].personnel_id}`);
  assert.deepEqual(
    [(await certified('2026-12-11'))?.name, (await certified('2026-12-11'))?.title],
    [`person ${acting.rows[0].personnel_id}`, 'Officer in Charge'],
  );
});

test('the preview is a real printed page, as a picture and as a file', async () => {
  const body = { ...lines, place: 'office 28', from: TODAY, contact: '<script>alert(1)</script> & #panic() "quotes"' };
  const svg = await hr.call(previewLetterhead, { body });
  const text = new TextDecoder().decode(svg.bytes);
  assert.equal(svg.headers.get('content-type'), 'image/svg+xml');
  assert.ok(text.startsWith('<svg') && !text.includes('<script'));
  const pdf = await hr.call(previewLetterhead, { body: { ...body, as: 'pdf' } });
  assert.equal(new TextDecoder().decode(pdf.bytes.slice(0, 5)), '%PDF-');
});

test('a logo is drawn anew: what else the file carried is gone', async () => {
  for (const format of LOGOS) {
    const answer = await head.call(addOfficeLogo, {
      body: { department: ACCT },
      file: { name: `logo.${format}`, content: await picture(900, format) },
    });
    assert.equal(answer.status, 200);
    assert.equal(answer.body.path, `logos/${answer.body.logo_id}.png`);
    const { rows } = await app.server.pool.query('select png, width from organization.logo where id = $1', [answer.body.logo_id]);
    assert.equal((rows[0].png as Buffer).subarray(1, 4).toString(), 'PNG');
    assert.equal(rows[0].width, 480);
    assert.ok(!(rows[0].png as Buffer).includes('SECRET PLACE'));
  }
});

test('a logo is judged by its content, and its name leads nowhere', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const broken = Buffer.concat([(await picture()).subarray(0, 60), Buffer.from('rubbish')]);
  const refused = [
    { name: 'logo.png', content: svg },
    { name: 'logo.svg', content: svg },
    { name: 'logo.png', content: '%PDF-1.7 not a picture' },
    { name: 'logo.png', content: broken },
  ];
  for (const file of refused) {
    const answer = await head.call(addOfficeLogo, { body: { department: ACCT }, file });
    assert.equal(answer.status, 422, file.name);
    assert.ok((answer.body as unknown as { errors: { file: string[] } }).errors.file[0]);
  }
  const travelling = await head.call(addOfficeLogo, {
    body: { department: ACCT },
    file: { name: '../../../etc/passwd.png', content: await picture() },
  });
  assert.match(travelling.body.path, /^logos\/[0-9a-f-]{36}\.png$/);
});

test('a logo may have 2097152 bytes and not one more, however few pixels it has', async () => {
  const small = await picture();
  const filled = (bytes: number) => Buffer.concat([small, Buffer.alloc(bytes - small.length)]);
  const send = (content: Buffer) => head.call(addOfficeLogo, { body: { department: ACCT }, file: { name: 'logo.png', content } });
  assert.equal((await send(filled(LOGO_LIMIT))).status, 200);
  const over = await send(filled(LOGO_LIMIT + 1));
  assert.equal(over.status, 422);
  assert.deepEqual((over.body as unknown as { errors: unknown }).errors, { file: ['The file you uploaded exceeds the file size limit.'] });
});

test('a picture that unpacks to too many pixels is not opened', async () => {
  const flat = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const answer = await head.call(addOfficeLogo, { body: { department: ACCT }, file: { name: 'big.png', content: flat } });
  assert.equal(answer.status, 422);
});

test('a logo for an office out of reach, or for a campus by somebody of an office, is not taken', async () => {
  const file = { name: 'logo.png', content: await picture() };
  assert.equal((await head.call(addOfficeLogo, { body: { department: CAS }, file })).status, 404);
  assert.equal((await head.call(addOfficeLogo, { body: { department: 99_999 }, file })).status, 404);
  assert.equal((await head.call(addOfficeLogo, { body: {}, file })).status, 404);
});

test('a signatory by name who is not named is told on their field', async () => {
  const signatories = [
    ...lines.signatories,
    { role: 'certified' as const, signer: 'named' as const, office_id: null, name: ' ', title: '' },
  ];
  const answer = await hr.call(saveLetterhead, { body: { ...lines, signatories, place: 'office 31', from: TODAY } });
  assert.equal(answer.status, 422);
  assert.deepEqual((answer.body as unknown as { errors: object }).errors, {
    'signatories.1.name': ['Name who signs, or choose the head on the day.'],
  });
});

test('a letterhead does not take up a logo that is not there', async () => {
  const answer = await hr.call(saveLetterhead, {
    body: { ...lines, place: 'office 31', from: TODAY, left_logo_id: '00000000-0000-4000-8000-000000000000' },
  });
  assert.equal(answer.status, 422);
});

test('the numbers by which agencies know the university are kept as digits, and what is no such number is refused on its field', async () => {
  const { university } = (await hr.call(readUniversity)).body;
  const save = (numbers: object) => hr.call(editUniversity, { body: { ...university, ...numbers } });
  const saved = await save({ tin: '123-456-789-00000', pagibig_no: '2000 1234 5678', gsis_no: '' });
  assert.equal(saved.status, 200);
  const { tin, pagibig_no: pagibig, gsis_no: gsis, philhealth_no: philhealth } = (await hr.call(readUniversity)).body.university;
  assert.deepEqual([tin, pagibig, gsis, philhealth], ['12345678900000', '200012345678', '', university.philhealth_no]);
  const refused = await save({ tin: '12345', philhealth_no: 'none' });
  assert.equal(refused.status, 422);
  assert.deepEqual(Object.keys((refused.body as unknown as { errors: object }).errors), ['tin', 'philhealth_no']);
  assert.equal((await save({})).status, 200);
});

test('the name of the university is a record: changed once, it is new on the sign-in page and on papers', async () => {
  const logo = (await hr.call(addOfficeLogo, { body: {}, file: { name: 'seal.png', content: await picture() } })).body.logo_id;
  const nobody = await app.as('nobody');
  assert.equal((await nobody.call(readBrandLogo, { params: { id: logo } })).status, 404);
  const changed = await hr.call(editUniversity, { body: { name: 'Bayani State University', colour: '#FFEE00', logo_id: logo } });
  assert.deepEqual([changed.status, changed.body.university.colour], [200, '#ffee00']);
  assert.equal((await nobody.call(welcome)).body.university, 'Bayani State University');
  assert.equal(await readUniversityName(app.server.db, TODAY), 'Bayani State University');
  assert.deepEqual((await nobody.call(readBrand)).body.default, { colour: '#ffee00', logo_id: logo });
  const shown = await nobody.call(readBrandLogo, { params: { id: logo } });
  assert.match(shown.headers.get('cache-control') ?? '', /immutable/, 'its address is never used for another logo');
  assert.deepEqual([shown.status, shown.headers.get('content-type')], [200, 'image/png']);
  const kept = await hr.call(saveLetterhead, {
    body: { ...lines, place: 'university', from: '2027-01-01', university_line: 'Bayani University System' },
  });
  assert.equal(kept.status, 200);
  assert.equal(await readUniversityName(app.server.db, '2027-01-01'), 'Bayani University System');
  assert.equal(await readUniversityName(app.server.db, '2026-12-31'), 'Bayani State University');
});
