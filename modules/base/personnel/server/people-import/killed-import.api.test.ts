import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openKillableApp } from '@talaan/testing/killable.ts';
import { tries } from '@talaan/testing/tries.ts';
import { peopleImports as calls } from '../../contract/people-import.ts';

const PEOPLE = tries(40, 2000);

const app = await openKillableApp();
const hr = await app.as('hr');

test('an import of people that is killed in the middle stores nobody then, and each once when it runs again', async () => {
  const lines = Array.from(
    { length: PEOPLE },
    (_, at) => `K-${at + 1},Killed ${inLetters(at)},Ana,F,${birthDate(at)},CAS,1,Instructor I,Permanent,2020-01-01`,
  );
  const content = ['Employee No.,Last name,First name,Sex,Date of birth,Office,Campus,Position,Status,Date hired', ...lines].join('\n');
  const { id, columns } = (await hr.call(calls.upload, { file: { name: 'people.csv', content } })).body.import;
  const checked = (await hr.call(calls.check, { params: { id }, body: { columns } })).body.import;
  assert.deepEqual([checked.counts.new, checked.warnings], [PEOPLE, []]);
  const worker = await app.startWorker();
  const confirm = () => hr.call(calls.confirm, { params: { id }, body: {} });
  // Appointments are written after the people.
  const appointments = { lock: 'lock table personnel.appointment in share mode', waiting: 'from personnel.appointment a using' };
  const { job } = (await app.killAtLock(worker, appointments, confirm)).body;
  assert.equal(await app.count(`personnel.person where idno like 'K-%'`), 0);

  await app.workAgain();
  await app.waitForJob(hr, job.id, ({ state }) => state === 'done');
  assert.equal(await app.count(`personnel.person where idno like 'K-%'`), PEOPLE);
  assert.equal(await app.count(`kernel.audit_event where action = 'add a person by import'`), PEOPLE);
});

/** A number as a name may have it. */
function inLetters(number: number): string {
  return [...String(number)].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('');
}

/** Those of the same day would be warned of as one person twice. */
function birthDate(number: number): string {
  return Temporal.PlainDate.from('1980-01-01').add({ days: number }).toString();
}
