import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { beginApplying, readMeAsApplicant } from '../../contract/register.ts';
import { NOTICE_VERSION } from '../../rules/privacy-notice.ts';

const FACTS = {
  surname: 'Villareal',
  first_name: 'Jomari',
  middle_name: 'Santos',
  name_extension: '',
  sex: 'Male' as const,
  birth_date: '1998-04-05',
  mobile: '0917 123 4567',
};
const consent_version = NOTICE_VERSION;

let app: TestApp;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  await app.server.pool.query("update identity.account set personnel_id = null where email = 'applicant@talaan.example'");
});
after(() => app.close());

test('an applicant whose account has no record is asked for what is missing, at each field', async () => {
  const applicant = await app.as('applicant');
  assert.equal((await applicant.call(readMeAsApplicant)).body.applicant, null);
  const empty = await applicant.call(beginApplying, { body: { consent_version } });
  assert.equal(empty.status, 422);
  assert.deepEqual(Object.keys((empty.body as unknown as { errors: object }).errors).toSorted(), Object.keys(FACTS).toSorted());
  const child = await applicant.call(beginApplying, { body: { ...FACTS, birth_date: '2020-01-01', consent_version } });
  assert.equal(child.status, 422);
  const without = await applicant.call(beginApplying, { body: { ...FACTS, consent_version: 'none' as typeof NOTICE_VERSION } });
  assert.equal(without.status, 422);
});

test('two forms sent at once make one record, which the next call of the same session knows, and which no list of personnel shows', async () => {
  const applicant = await app.as('applicant');
  const both = await Promise.all([1, 2].map(() => applicant.call(beginApplying, { body: { ...FACTS, consent_version } })));
  assert.deepEqual(
    both.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 409],
  );
  const { person, is_employee, applicant: held } = (await applicant.call(readMeAsApplicant)).body;
  assert.match(person?.idno ?? '', /^A-2026-\d{5}$/);
  assert.equal(person?.mobile, '+639171234567');
  assert.equal(person.email, 'applicant@talaan.example');
  assert.equal(is_employee, false);
  assert.equal(held?.source, 'account');
  assert.equal(held.consent_version, NOTICE_VERSION);
  const hr = await app.as('hr');
  const found = await fetch(`${app.url}/api/personnels?term=Villareal Jomari`, { headers: { authorization: `Bearer ${hr.token}` } });
  const { personnels } = (await found.json()) as { personnels: { idno: string }[] };
  assert.ok(personnels.every(({ idno }) => !idno.startsWith('A-')));
});

test('an employee agrees with the record that exists, once', async () => {
  const employee = await app.as('employee');
  const before = (await employee.call(readMeAsApplicant)).body;
  assert.equal(before.is_employee, true);
  assert.equal(before.applicant, null);
  const begun = await employee.call(beginApplying, { body: { consent_version } });
  assert.equal(begun.status, 200, JSON.stringify(begun.body));
  assert.equal(begun.body.personnel_id, before.person?.id);
  assert.equal((await employee.call(readMeAsApplicant)).body.applicant?.source, 'employee');
  assert.equal((await employee.call(beginApplying, { body: { consent_version } })).status, 409);
});

test('whom HR entered from paper agrees when they come in by their own account', async () => {
  const head = await app.as('head');
  const { person } = (await head.call(readMeAsApplicant)).body;
  await app.server.pool.query("insert into applicants.applicant (personnel_id, source, created_at) values ($1, 'paper', '2026-11-10')", [
    person!.id,
  ]);
  assert.equal((await head.call(beginApplying, { body: { consent_version } })).status, 200);
  const { applicant } = (await head.call(readMeAsApplicant)).body;
  assert.equal(applicant?.source, 'paper');
  assert.ok(applicant.consented_at);
});
