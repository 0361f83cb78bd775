import { sql } from 'kysely';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { readSigningNames } from '@talaan/personnel/server/public.ts';
import type { ShownForm } from '../../contract/forms.ts';
import { commitmentForm, type Signer } from '../../print/commitment-form.ts';
import { noticeForm } from '../../print/notice-form.ts';
import { rateForm } from '../../rules/form/rate-form.ts';
import { readForm } from './read-form.ts';

interface Step {
  action: string;
  personnel_id: number;
  title: string;
  on: string;
  office_id: number | null;
}

/** A form as a PDF: with a mark that it is a draft until it has its final rating. */
export async function printForm(call: Call<{ id: number }>): Promise<FileAnswer> {
  const { form } = await readForm(call);
  await noteOpening(call, form);
  const steps = await readSteps(call, form.id);
  const names = await readSigningNames(call.db, [form.ratee.id, ...steps.map(({ personnel_id }) => personnel_id)]);
  const last = (...actions: string[]): Signer => {
    const step = steps.findLast(({ action }) => actions.includes(action));
    return step ? { name: names.get(step.personnel_id) ?? '', title: step.title, on: step.on } : { name: '', title: '', on: null };
  };
  const ratee: Signer = { name: names.get(form.ratee.id)!, title: '', on: null };
  const calibrated = steps.findLast(({ action }) => action === 'calibrate');
  const sheet = {
    form,
    rated: ratedOf(form),
    office_id: form.office_id,
    date: form.period.to < call.today ? form.period.to : call.today,
    ratee: { ...ratee, on: last('submitTargets').on },
    reviewed: last('reviewTargets'),
    approved: last('approveTargets'),
    discussed: { ...ratee, on: form.confirmed_on },
    assessed: last('rate'),
    final: last('finalize'),
    calibrated: calibrated ? last('calibrate') : null,
    note: calibrated?.office_id === form.office_id ? 'Calibrated by a member of the team for their own office.' : '',
  };
  return commitmentForm.answer(call.server, [{ sheet, code: null }], `${form.form} ${form.ratee.fullname}, ${form.period.name}`);
}

/** The notice of a final rating, for service on paper. Error: 409 before there is one. */
export async function printNotice(call: Call<{ id: number }>): Promise<FileAnswer> {
  const { form } = await readForm(call);
  if (form.final === null) throw wrongState('There is no final rating to give notice of, or it was not opened yet.');
  await noteOpening(call, form);
  const names = await readSigningNames(call.db, [form.ratee.id]);
  const sheet = { form, rated: ratedOf(form), name: names.get(form.ratee.id)!, office_id: form.office_id, date: call.today };
  return noticeForm.answer(call.server, [{ sheet, code: null }], `Notice of rating ${form.ratee.fullname}, ${form.period.name}`);
}

function ratedOf(form: ShownForm) {
  return rateForm(
    form.lines.map(({ id, part, group, weight, mfo_id, mfo_weight, ratings }) => ({
      id,
      part,
      group,
      weight,
      ratings,
      mfo: mfo_id === null ? null : { id: mfo_id, weight: mfo_weight! },
    })),
    form.weights,
    form.adjectives,
  );
}

async function noteOpening(call: Call, form: ShownForm): Promise<void> {
  if (!form.is_own) await recordOpening(call, form.ratee.id, `${form.form} of ${form.period.name}, printed`);
}

/** The steps of people with the title of their headship, else of their position, and the office in which they served that day. */
async function readSteps({ db }: Call, id: number): Promise<Step[]> {
  const { rows } = await sql<Step>`
    select x.action, x.personnel_id, coalesce(h.title, own.title, t.name, '') as title, kernel.date_of(x.at) as on, a.office_id
    from requests.step x left join organization.head_view h on h.id = x.head_id
    left join lateral (select w.title from organization.head_view w where w.personnel_id = x.personnel_id and w.during @> kernel.date_of(x.at)
      order by w.id limit 1) own on true
    left join personnel.appointment_view a on a.personnel_id = x.personnel_id and a.during @> kernel.date_of(x.at)
    left join organization.position_view t on t.id = a.position_id
    where x.request_id = ${id} and x.personnel_id is not null order by x.no`.execute(db);
  return rows;
}
