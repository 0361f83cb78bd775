import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { addProgramme, readProgramme } from '../contract/programmes.ts';

const app = await openBrowserApp();

const TITLE = 'Digital payments of government';
const TODAY = '2026-11-20';

test('a training goes from the head, who sees what blocks whom, through the committee, its travel and the door to the data sheet', async () => {
  const { id: programmeId, code } = await addProgrammeOfToday();
  const head = await app.pageAs('head');
  await head.goto('/lnd/recommendations');
  await head.getByRole('button', { name: 'New recommendation' }).first().click();
  const form = head.getByRole('dialog', { name: 'New recommendation' });
  await form.getByRole('combobox', { name: 'Training' }).fill('digital pay');
  await head.getByRole('option', { name: new RegExp(TITLE) }).click();
  await form.getByRole('textbox', { name: 'Justification' }).fill('Suppliers are paid online from the new year on.');
  await form.getByRole('combobox', { name: 'Nominees' }).fill(people.accountingClerk.surname);
  await head.getByRole('option', { name: new RegExp(people.accountingClerk.fullname) }).click();
  await form.getByText(/points before relevance/).waitFor();
  await expectNoViolations(head);
  await form.getByRole('button', { name: 'Recommend' }).click();
  await head.getByRole('dialog', { name: 'Training recommendation' }).getByText('Recommended', { exact: true }).first().waitFor();
  const id = Number(new URL(head.url()).searchParams.get('training'));

  const secretary = await app.pageAs('ld');
  await secretary.goto(`/lnd/recommendations?training=${id}`);
  await secretary.getByRole('button', { name: 'Record the screening' }).click();
  const screening = secretary.getByRole('dialog', { name: 'Record the screening' });
  await screening.getByRole('combobox', { name: 'Relevance to duty' }).click();
  await secretary.getByRole('option', { name: /^5/ }).click();
  await screening.getByRole('button', { name: 'Record the screening' }).click();
  await screening.waitFor({ state: 'hidden' });
  await decide(id, 'budget', 'confirmFunds');
  await decide(id, 'president', 'approve');

  const phone = await app.pageAs('employee', { phone: true });
  await phone.goto(`/account/development?attend=${code}`);
  await phone.getByRole('button', { name: 'Mark me as present' }).tap();
  await phone.getByText('You are marked as present.').waitFor();

  await secretary.goto(`/lnd/manage/admin/programs?training=${programmeId}`);
  await secretary.getByRole('link', { name: /8:00/ }).click();
  await secretary.getByRole('heading', { name: '1 of 1 present' }).waitFor();
  await secretary.goto(`/lnd/manage/admin/programs?training=${programmeId}`);
  await secretary.getByRole('button', { name: 'Issue certificates' }).click();
  await secretary.getByRole('button', { name: '1 certificate' }).waitFor();

  await phone.goto('/account/development');
  await phone.getByRole('link', { name: new RegExp(TITLE) }).tap();
  await phone.getByRole('button', { name: 'Submit the report' }).tap();
  await phone.getByText('Your certificate is here already').waitFor();
  await phone.getByRole('textbox', { name: 'What you learned' }).fill('How to pay by the portal');
  await phone.getByRole('textbox', { name: 'Re-entry plan' }).fill('Teach the section by December');
  await expectNoViolations(phone);
  const reporting = phone.getByRole('dialog', { name: 'Report on the training' });
  await reporting.getByRole('button', { name: 'Submit the report' }).tap();
  await reporting.waitFor({ state: 'hidden' });

  await secretary.goto(`/lnd/recommendations?training=${id}`);
  await secretary.getByRole('button', { name: 'Close the training' }).click();
  const closing = secretary.getByRole('dialog', { name: 'Close the training' });
  await closing.getByText('The row of the data sheet').waitFor();
  await closing.getByRole('button', { name: 'Close the training' }).click();
  await closing.waitFor({ state: 'hidden' });
  const { rows } = await app.server.pool.query<{ check_state: string; hours: number; trip: string; paper: string }>(
    `select d.check_state, d.hours, n.certificate_code as paper, (select state from travel.trip where id = n.trip_id) as trip
     from pds.training d join trainings.nomination n on n.personnel_id = d.personnel_id
     where n.id = $1 and d.title = $2`,
    [id, TITLE],
  );
  const { paper, ...closed } = rows[0]!;
  assert.deepEqual([rows.length, closed], [1, { check_state: 'OK', hours: 400, trip: 'APPROVED' }]);

  const stranger = await app.pageAs('nobody');
  await stranger.goto(`/verify/${paper}`);
  await stranger.getByText('This paper is valid').waitFor();
});

/** Held elsewhere by the university today, with one session. */
async function addProgrammeOfToday(): Promise<{ id: number; code: string }> {
  const ld = await app.as('ld');
  const { rows } = await app.server.pool.query<{ provider_id: number; type_id: number }>(
    `select (select min(id) from trainings.provider) as provider_id, (select id from reference.learning_type where name = 'Technical') as type_id`,
  );
  const days = { first_day: TODAY, last_day: TODAY };
  const { body } = await ld.call(addProgramme, {
    body: {
      ...rows[0]!,
      ...days,
      title: TITLE,
      venue: 'ELSEWHERE',
      place: 'Convention center, San Fernando',
      is_abroad: false,
      foreign_authority: '',
      hours: 400,
      fee: 650_000,
      travel: 120_000,
      description: '',
      sessions: [{ id: null, date: TODAY, from_minute: 480, to_minute: 720, topic: '' }],
    },
  });
  const { programme } = (await ld.call(readProgramme, { params: { id: body.id } })).body;
  return { id: body.id, code: programme.sessions[0]!.code };
}

async function decide(id: number, who: string, action: string): Promise<void> {
  const caller = await app.as(who);
  const { seen } = (await caller.call(readTimeline, { params: { id } })).body.request;
  const { status, body } = await caller.call(takeStep, { params: { id }, body: { action, remarks: 'General Fund', seen } });
  assert.equal(status, 200, JSON.stringify(body));
}
