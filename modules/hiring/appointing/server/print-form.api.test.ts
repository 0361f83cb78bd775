import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { verifyPaper } from '@talaan/papers/contract.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import * as contract from '../contract/appointments.ts';
import * as papers from '../contract/papers.ts';
import { issue, makeSelection } from './fixtures/appointing-kit.ts';

let app: TestApp;
let hr: Caller;
before(async () => {
  app = await startTestApp();
  hr = await app.as('hr');
});
after(() => app.close());

async function prepare({ application, item }: { application: number; item: number }): Promise<number> {
  const { status, body } = await hr.call(contract.prepareAppointment, {
    body: { application_id: application, item_id: item, nature_code: 'ORIG' },
  });
  assert.equal(status, 200, JSON.stringify(body));
  return body.id;
}

test('all forms are printed, as a draft and issued', async () => {
  const made = await makeSelection(app.server.db, 'AO-FORM', ['Quiambao']);
  const id = await prepare(made);
  for (const form of ['appointment', 'oath', 'assumption', 'position'] as const) {
    const paper = await hr.call(papers.printForm, { params: { id, form } });
    assert.equal(paper.status, 200, form);
    keepPaper(`${form}.pdf`, paper.bytes);
    if (form === 'position')
      assert.match(await textOf(id, 'position'), /\d years?, relevant[\s\S]*Career Service/, 'the standards are on it');
  }
  assert.equal((await hr.call(papers.printForm, { params: { id, form: 'casual' } })).status, 409);
  assert.equal((await hr.call(papers.markPaper, { params: { id, code: 'nbi' }, body: { received_on: '2026-11-10' } })).status, 200);
  assert.equal((await hr.call(papers.markPaper, { params: { id, code: 'nbi' }, body: { received_on: '2026-12-10' } })).status, 422);
});

test('CS Form No. 33 carries a code from the day on which it goes out for signature, and stands once it is signed; the other forms carry none', async () => {
  const made = await makeSelection(app.server.db, 'AO-CODE', ['Tolentino']);
  const id = await prepare(made);
  const step = async (action: 'submit' | 'take_back' | 'cancel', reason = '') =>
    assert.equal((await hr.call(contract.stepAppointment, { params: { id }, body: { action, reason } })).status, 200, action);
  const codeOf = async () => (await hr.call(contract.readAppointment, { params: { id } })).body.appointment.code;
  const guest = await app.as('nobody');
  const verified = async (code: string) => (await guest.call(verifyPaper, { params: { code } })).body.paper!;
  assert.doesNotMatch(await textOf(id, 'appointment'), /Verify at/);
  await step('submit');
  const first = (await codeOf())!;
  await step('take_back');
  assert.deepEqual([await codeOf(), (await verified(first)).state], [null, 'withdrawn']);
  await step('submit');
  const code = (await codeOf())!;
  const paper = await hr.call(papers.printForm, { params: { id, form: 'appointment' } });
  keepPaper('appointment-with-code.pdf', paper.bytes);
  const printed = await textOf(id, 'appointment');
  assert.equal(printed.split(`/verify/${code}`).length, 3, 'at the foot of both pages');
  assert.doesNotMatch(await textOf(id, 'oath'), /Verify at/);
  assert.equal((await verified(code)).state, 'not_released');
  assert.equal((await issue(hr, id)).status, 200);
  assert.deepEqual([(await verified(code)).state, (await verified(code)).title], ['stands', 'Appointment, CS Form No. 33-A']);
  await step('cancel', 'The applicant has another post');
  assert.deepEqual(
    [(await verified(code)).state, (await verified(code)).withdrawn_because],
    ['withdrawn', 'The appointment was cancelled.'],
  );
});

test('several casual appointments of one form and day are on one sheet; others are refused', async () => {
  const ids: number[] = [];
  for (const surname of ['Salonga', 'Umali', 'Villamor']) {
    const made = await makeSelection(app.server.db, `AO-CAS-${surname.toUpperCase()}`, [surname]);
    await sql`update vacancies.post set status_code = 'CAS' where id = ${made.post}`.execute(app.server.db);
    const body = { application_id: made.application, item_id: null, nature_code: 'ORIG', ends_on: '2026-12-31' };
    const prepared = await hr.call(contract.prepareAppointment, { body });
    assert.equal(prepared.status, 200, JSON.stringify(prepared.body));
    ids.push(prepared.body.id);
  }
  const print = (of: number[]) => hr.call(papers.printCasuals, { query: { ids: of.join(',') } });
  const sheet = await print(ids);
  assert.equal(sheet.status, 200);
  keepPaper('casuals.pdf', sheet.bytes);
  const single = await hr.call(papers.printForm, { params: { id: ids[0]!, form: 'casual' } });
  assert.equal(single.status, 200);
  const permanent = await prepare(await makeSelection(app.server.db, 'AO-CAS-PERM', ['Ydulzura']));
  assert.equal((await print([...ids, permanent])).status, 422, 'a permanent one');
  await sql`update appointing.appointment set state = 'ISSUED', issued_on = '2026-11-03' where id = ${ids[0]!}`.execute(app.server.db);
  assert.equal((await print(ids)).status, 422, 'issued on different days');
  assert.equal((await print([...ids, 999_999_999])).status, 404);
  assert.equal((await (await app.as('employee')).call(papers.printCasuals, { query: { ids: String(ids[0]) } })).status, 403);
});

test('the oath says where the appointee lives, from the frozen sheet, and the opening is noted', async () => {
  const made = await makeSelection(app.server.db, 'AO-OATH', ['Zamora']);
  const image = {
    personal: { residential: { ...NO_ADDRESS, house: '12', street: 'Mabini Street', barangay: 'Poblacion', city: 'Calamba' } },
  };
  await withOpenRecords(app.server.db, [made.person], (open) =>
    sql`insert into applicants.sheet (application_id, personnel_id, image, sha256, frozen_at)
      values (${made.application}, ${made.person}, ${JSON.stringify(image)}::jsonb, 'x', '2026-09-05')`.execute(open),
  );
  const id = await prepare(made);
  const oath = await hr.call(papers.printForm, { params: { id, form: 'oath' } });
  assert.equal(oath.status, 200);
  keepPaper('oath.pdf', oath.bytes);
  assert.match(await textOf(id, 'oath'), /12 Mabini Street, Poblacion, Calamba/);
  const { rows } = await sql<{ what: string }>`select distinct what from kernel.record_opening where personnel_id = ${made.person}`.execute(
    app.server.db,
  );
  assert.deepEqual(rows, [{ what: 'Oath of office' }]);
});

const NO_ADDRESS = { house: '', street: '', subdivision: '', barangay: '', barangay_code: '', city: '', province: '', zip_code: '' };

async function textOf(id: number, form: papers.FormName): Promise<string> {
  const { bytes } = await hr.call(papers.printForm, { params: { id, form }, headers: { accept: 'text/plain' } });
  return new TextDecoder().decode(bytes).replaceAll(/\s+/g, ' ');
}

function keepPaper(name: string, bytes: Uint8Array): void {
  if (process.env.SCREENSHOTS) writeFileSync(join(process.env.SCREENSHOTS, name), bytes);
}
