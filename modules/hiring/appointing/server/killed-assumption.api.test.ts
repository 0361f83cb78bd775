import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { callAs } from '@talaan/testing/call-as.ts';
import { openKillableApp } from '@talaan/testing/killable.ts';
import { startServerProcess } from '@talaan/testing/start-worker.ts';
import { assumeDuty, previewAssumption } from '../contract/appointments.ts';
import { issue, makeReady, makeSelection, prepare, type Selection } from './fixtures/appointing-kit.ts';

const app = await openKillableApp();

/** How the assumption of duty begins, and what it does last of all. */
const STEPS = [
  { name: 'at its first row', of: ({ person }: Selection) => `personnel.person where id = ${person}`, waiting: 'from personnel.person' },
  { name: 'at its last', of: ({ post }: Selection) => `vacancies.post where id = ${post}`, waiting: 'from vacancies.post' },
];

for (const [at, { name, of, waiting }] of STEPS.entries())
  test(`a server killed in the midst of an assumption of duty, ${name}, leaves all as it was, and the second try writes it once`, async () => {
    const hr = await app.as('hr');
    const made = await makeSelection(app.server.db, `AO-KILL-${at}`, [`Mabini${at}`]);
    const id = await prepare(hr, made);
    await issue(hr, id);
    await makeReady(hr, id);
    const duty = { assumed_on: '2026-11-09', tin: `42345678${at}` };
    const { digest } = (await hr.call(previewAssumption, { params: { id }, body: duty })).body;
    const asked = { params: { id }, body: { ...duty, digest } };
    const was = await standing(made);

    const server = await startServerProcess(app);
    let unheard: Promise<void> | undefined;
    await app.killAtLock(server.process, { lock: `select from ${of(made)} for no key update`, waiting }, async () => {
      unheard = assert.rejects(callAs(server.url, hr.token, assumeDuty, asked), 'the browser hears nothing of it');
    });
    await unheard;
    assert.deepEqual(await standing(made), was);

    const again = await hr.call(assumeDuty, asked);
    assert.equal(again.status, 200, JSON.stringify(again.body));
    assert.equal((await hr.call(assumeDuty, asked)).status, 409, 'a third try is refused');
    assert.deepEqual(await standing(made), {
      is_applicant: false,
      appointments: 1,
      salaries: 1,
      pins: 1,
      steps: 1,
      application: 'ASSUMED',
      assumed_on: '2026-11-09',
      post: 'FILLED',
      engaged: 1,
    });
  });

/** What the assumption changes. */
async function standing({ person, post }: Selection): Promise<Record<string, unknown>> {
  const { rows } = await sql<Record<string, unknown>>`
    select p.is_applicant, (select count(*)::integer from personnel.appointment where personnel_id = p.id) as appointments,
      (select count(*)::integer from personnel.salary where personnel_id = p.id) as salaries,
      (select count(*)::integer from personnel.device_pin where personnel_id = p.id) as pins,
      (select count(*)::integer from appointing.step t where t.appointment_id = a.id and t.action = 'assume') as steps,
      e.state as application, a.assumed_on::text, v.state as post,
      (select count(*)::integer from kernel.audit_event where personnel_id = p.id and action = 'engage an applicant') as engaged
    from personnel.person p join applicants.application e on e.personnel_id = p.id and e.post_id = ${post}
      join vacancies.post v on v.id = e.post_id left join appointing.appointment a on a.application_id = e.id
    where p.id = ${person}`.execute(app.server.db);
  return rows[0]!;
}
