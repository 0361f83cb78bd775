import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { printFrozenSheet } from '@talaan/applicants/contract/hr.ts';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import { readPdfText } from '@talaan/kernel/server/print/read-pdf-text.ts';
import { me } from '@talaan/identity/contract.ts';
import { freezeSheet } from '@talaan/screening/server/fixtures/freeze-sheet.ts';
import { sheetOf } from '@talaan/screening/server/fixtures/sheet-of.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import * as sheets from '../contract/sheets.ts';
import { MEMBERS, openAssessing, type AssessingKit } from './fixtures/assessing.ts';

let app: TestApp;
let kit: AssessingKit;
before(async () => {
  app = await startTestApp();
  kit = await openAssessing(app);
});
after(() => app.close());

test('the board and HR read the frozen data sheet, identity numbers hidden from the board; nobody else, no inhibited member, no one while names are hidden', async () => {
  const { db } = app.server;
  const seated = await kit.begin('ASM-8', ['Hilario', 'Ignacio']);
  const [one, other] = seated.applications;
  const sheet = sheetOf({ work: [['2023-09-17', null]] });
  const answers = sheet.answers.map((answer) => (answer.number === '36' ? { ...answer, yes: true, details: 'Fined in Zarzuela' } : answer));
  for (const application of seated.applications) await freezeSheet(db, application, { ...sheet, answers });
  const statusFor = async (who: string, { personnel_id }: { personnel_id: number }) =>
    (await (await app.as(who)).call(sheets.openDataSheet, { params: { id: seated.post, appID: personnel_id } })).status;
  const accounts = await db
    .selectFrom('identity.account')
    .select('email')
    .where('password_hash', 'is not', null)
    .where('suspended_at', 'is', null)
    .execute();
  const names = accounts.flatMap(({ email }) => (email?.endsWith('@talaan.example') ? [email.split('@')[0]!] : []));
  const readers: string[] = [];
  const recruiters: string[] = [];
  for (const who of names) {
    if ((await statusFor(who, one!)) === 200) readers.push(who);
    if ((await (await app.as(who)).call(printFrozenSheet, { params: { id: one!.id } })).status === 200) recruiters.push(who);
  }
  assert.deepEqual(new Set(readers), new Set(MEMBERS));
  for (const who of recruiters) {
    const { user } = (await (await app.as(who)).call(me)).body;
    assert.ok(
      user.allowed_views.some((view) => view === 'APPLICANTS' || view === 'RSP'),
      who,
    );
  }
  assert.ok(recruiters.includes('hr') && !recruiters.includes('employee') && !recruiters.includes('committee'));
  const { rows: noted } = await sql<{ count: number }>`
    select count(*)::integer as count from kernel.record_opening where personnel_id = ${one!.personnel_id} and what = 'Personal data sheet'`.execute(
    db,
  );
  assert.equal(noted[0]!.count, new Set([...readers, ...recruiters]).size);

  const params = { id: seated.post, appID: one!.personnel_id };
  const hr = await app.as('hr');
  const papers: number[] = [];
  for (const code of ['letter', 'pds']) {
    const { path } = (await hr.call(uploadDocument, { file: { name: `${code}.pdf`, content: '%PDF-1.7\n' } })).body;
    const { rows } = await sql<{ id: number }>`
      insert into applicants.paper (application_id, code, file_id, added_at)
      select ${one!.id}, ${code}, id, '2026-11-12' from kernel.file where path = ${path} returning id`.execute(db);
    papers.push(rows[0]!.id);
  }
  for (const [who, isChair] of MEMBERS.map((name, at) => [name, at === 0] as const)) {
    const caller = await app.as(who);
    const text = await readPdfText((await caller.call(sheets.openDataSheet, { params })).bytes);
    assert.equal(/fined in zarzuela/i.test(text), isChair, `${who}: the answers are for the chair`);
    assert.equal(text.includes('without the answers to questions 34 to 40'), !isChair, who);
    assert.equal((await caller.call(sheets.readMySheet, { params })).body.papers.length, isChair ? 2 : 1, who);
    const signed = await caller.call(sheets.openPaper, { params: { ...params, paper: papers[1]! } });
    assert.equal(signed.status, isChair ? 200 : 404, `${who}: nor the signed sheet among the papers`);
  }
  const printed = await hr.call(printFrozenSheet, { params: { id: one!.id } });
  assert.match(await readPdfText(printed.bytes), /fined in zarzuela/i, 'HR reads them');

  await sql`insert into boards.inhibition (seat_id, application_id, is_inhibited, cause, declared_at)
    values (${seated.seats[0]!}, ${one!.id}, true, 'relative', '2026-11-17')`.execute(db);
  assert.deepEqual(
    [await statusFor('committee', one!), await statusFor('committee', other!), await statusFor('admin', one!)],
    [404, 200, 200],
  );
  const list = (await (await app.as('committee')).call(sheets.listToAssess, { params: { id: seated.post }, query: {} })).body.applicants;
  assert.deepEqual(
    list.map(({ id, has_data_sheet }) => [id, has_data_sheet]),
    [
      [one!.personnel_id, false],
      [other!.personnel_id, true],
    ],
  );
  // Who applies for the post themselves takes part for none of its applicants.
  const own = people.boardSecretary.id;
  await sql`
    with applicant as (insert into applicants.applicant (personnel_id, source, created_at) values (${own}, 'employee', '2026-11-10') on conflict do nothing)
    insert into applicants.application (reference, post_id, personnel_id, state, since, submitted_at, created_at)
    values ('APP-T-OWN', ${seated.post}, ${own}, 'FOR_INTERVIEW', '2026-11-12', '2026-11-12', '2026-11-10')`.execute(db);
  assert.equal(await statusFor('recruitment', other!), 404);
  const ofOther = { id: seated.post, appID: other!.personnel_id };
  const mine = (await (await app.as('recruitment')).call(sheets.readMySheet, { params: ofOther })).body;
  assert.deepEqual(
    [mine.has_data_sheet, mine.papers, mine.closed_because],
    [false, [], 'You apply for this post yourself: you assess no applicant for it.'],
  );

  const blind = await kit.begin('ASM-9', ['Jamora'], true);
  await freezeSheet(db, blind.applications[0]!, sheetOf({}));
  const hidden = { id: blind.post, appID: blind.applications[0]!.personnel_id };
  const admin = await app.as('admin');
  assert.equal((await admin.call(sheets.openDataSheet, { params: hidden })).status, 404);
  assert.equal((await admin.call(sheets.readMySheet, { params: hidden })).body.has_data_sheet, false);
});
