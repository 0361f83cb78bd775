import {
  assumeDuty,
  issueAppointment,
  prepareAppointment,
  previewAssumption,
  readSelected,
  recordFact,
  stepAppointment,
} from '@talaan/appointing/contract/appointments.ts';
import { select } from '@talaan/assessments/contract/decision.ts';
import { addHireRequest, listHireOffices, listOpenItems } from '@talaan/hiring/contract.ts';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { addPost, editPost, postFields, readPost, type PostFields } from '@talaan/vacancies/contract/posts.ts';
import { recordPosting, sendPost, stepPost } from '@talaan/vacancies/contract/steps.ts';
import { signIn } from '../sign-in.ts';
import { ask, callerOf, count, isWorkday, requireDone, sample, weekdayOfMonth, type University } from '../university.ts';

const ASKED_ON = 4;
const APPOINTED_ON = 6;
/** So many heads look whether an item of theirs is vacant. */
const HEADS = 12;
const POSTED_DAYS = 14;
const PDF = { name: 'Form 9.pdf', content: '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF' };

/**
 * A head asks for a person on a vacant item; once that is approved HR publishes and posts the vacancy. Of a post whose applicants a board has recommended one is
 * selected, appointed, and assumes duty; from then on the newcomer is signed in and punches.
 */
export async function hrHires(university: University, day: Temporal.PlainDate): Promise<void> {
  if (!isWorkday(university, day)) return;
  const on = weekdayOfMonth(day);
  if (on === ASKED_ON) await askForPeople(university, day);
  await postVacancies(university, day);
  if (on === APPOINTED_ON) await appointNewcomer(university, day);
}

async function askForPeople(university: University, day: Temporal.PlainDate): Promise<void> {
  const heads = await ask<{ id: number }>(
    university,
    `select distinct h.personnel_id as id from organization.head h join identity.account c on c.personnel_id = h.personnel_id and c.suspended_at is null
     where h.during @> $1::date and not h.is_acting order by 1`,
    [day.toString()],
  );
  for (const { id } of sample(university, heads, HEADS)) {
    const head = callerOf(university, id);
    const { offices } = requireDone('offices to hire for', await head.call(listHireOffices, {})).body;
    const [office] = offices;
    if (!office) continue;
    const { items } = requireDone('open items', await head.call(listOpenItems, { query: { office_id: office.id } })).body;
    const item = items.find((one) => one.asked_in === null && one.opens_on === null);
    if (!item) continue;
    const body = { ...REQUEST, office_id: office.id, item_ids: [item.id], needed_by: day.add({ months: 3 }).toString() };
    const { status, body: drafted } = await head.call(addHireRequest, { body });
    if (status !== 200) {
      count(university, `requests to hire refused: ${JSON.stringify(drafted)}`);
      continue;
    }
    const params = { id: drafted.id };
    const { seen } = requireDone('a request to hire', await head.call(readTimeline, { params })).body.request;
    requireDone('a request to hire', await head.call(takeStep, { params, body: { action: 'submit', seen, remarks: '' } }));
    return count(university, 'requests to hire');
  }
}

async function postVacancies(university: University, day: Temporal.PlainDate): Promise<void> {
  const approved = await ask<{ id: number }>(
    university,
    `select h.id from hiring.request h join requests.request r on r.id = h.id
     where h.state = 'APPROVED' and r.filed_at >= $1::date and not exists (select from vacancies.post v where v.request_id = h.id) order by 1`,
    [university.first.toString()],
  );
  for (const { id } of approved) {
    const hr = callerOf(university, 'hr');
    const made = requireDone('a post', await hr.call(addPost, { body: { request_id: id, copy_of: null } })).body;
    const params = { id: made.id };
    const { post } = requireDone('a post', await hr.call(readPost, { params })).body;
    const { item_ids: _items, ...texts } = postFields.shape;
    const named = Object.keys(texts).map((name) => [name, post[name as keyof typeof texts]]);
    const body = {
      ...(Object.fromEntries(named) as PostFields),
      ...CONTACT,
      item_ids: post.item_choices.filter((one) => one.is_posted).map((one) => one.id),
      correction: null,
    };
    requireDone('a post', await hr.call(editPost, { params, body }));
    requireDone('a post', await hr.call(stepPost, { params, body: { action: 'complete', reason: '' } }));
    const { path } = requireDone('the proof of a post', await hr.call(uploadDocument, { file: PDF })).body;
    const closes_on = day.add({ days: POSTED_DAYS }).toString();
    const on = day.toString();
    const sent = { sent_on: on, deadline: closes_on, mode: 'CSC Job Portal', proof_path: path };
    requireDone('a publication', await hr.call(sendPost, { params, body: sent }));
    const posted = { posted_on: on, opens: '08:00', places: ['Main gate', 'Library', 'Administration Building'], closes_on, closes: null };
    requireDone('a posting', await hr.call(recordPosting, { params, body: posted }));
    count(university, 'vacancies posted');
  }
}

async function appointNewcomer(university: University, day: Temporal.PlainDate): Promise<void> {
  const hr = callerOf(university, 'hr');
  const [one] = await ask<{ post: number; application: number }>(
    university,
    `select e.post_id as post, e.id as application from applicants.application e join vacancies.post v on v.id = e.post_id
     where e.state = 'RECOMMENDED' and not e.is_internal and v.state in ('VALID', 'NEAR_EXPIRY') order by v.valid_until, e.id limit 1`,
  );
  if (!one) return count(university, 'nobody to appoint');
  const on = day.toString();
  const chosen = { choices: [{ application_id: one.application, reason: '' }], decided_on: on, decided_by: 'The President' };
  const selected = await hr.call(select, { params: { id: one.post }, body: chosen });
  if (selected.status !== 200) return count(university, `selections refused: ${JSON.stringify(selected.body)}`);
  const known = requireDone('a selected applicant', await hr.call(readSelected, { params: { id: one.application } })).body;
  const item = known.items.find((each) => each.is_of_post) ?? known.items[0];
  const terms = {
    application_id: one.application,
    item_id: item?.id ?? null,
    nature_code: known.nature_code,
    vice: item?.vice || 'New item',
    vice_how: item?.vice_how || 'New',
    deliberated_on: known.deliberated_on ?? on,
  };
  const prepared = await hr.call(prepareAppointment, { body: terms });
  if (prepared.status !== 200) return count(university, `appointments refused: ${JSON.stringify(prepared.body)}`);
  const params = { id: prepared.body.id };
  requireDone('an appointment', await hr.call(stepAppointment, { params, body: { action: 'submit' } }));
  requireDone('an appointment', await hr.call(issueAppointment, { params, body: { issued_on: on } }));
  for (const fact of ['received', 'oath'] as const) requireDone(fact, await hr.call(recordFact, { params, body: { fact, on } }));
  const assumption = { assumed_on: on, tin: TIN };
  const shown = requireDone('an assumption of duty', await hr.call(previewAssumption, { params, body: assumption })).body;
  const assumed = requireDone(
    'an assumption of duty',
    await hr.call(assumeDuty, { params, body: { ...assumption, digest: shown.digest } }),
  ).body;
  const worn = await ask(university, 'select from personnel.device_pin where personnel_id = $1 and during @> $2::date', [
    assumed.personnel_id,
    on,
  ]);
  if (worn.length !== 1) throw new Error(`person ${assumed.personnel_id} assumed duty and wears ${worn.length} numbers`);
  await signIn(university.owner, university.tokens);
  count(university, 'newcomers who assumed duty');
}

const TIN = '323456789';
const REQUEST = {
  kind: 'plantilla' as const,
  position_id: null,
  needed: 1,
  status_code: 'PERM',
  reason: 'resignation' as const,
  vice: '',
  justification: 'The desk is empty.',
  duties: 'Keeps the records of the office.',
  preferred: '',
  fund_source: '',
  program: '',
  from: null,
  to: null,
  rate: null,
  rate_kind: null,
  kept_files: [],
  added_files: [],
};
const CONTACT = { contact_name: 'Maria Cruz', contact_address: 'Administration Building', contact_email: 'hrmo@talaan.example' };
