import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { fileRequests } from '@talaan/requests/server/public.ts';
import type { addForm as endpoint } from '../../contract/forms.ts';
import type { TypedLine } from '../../contract/fields.ts';
import { whyNotShare } from '../../rules/form/find-weight-faults.ts';
import type { FormWeights } from '../../rules/form/weights.ts';
import { readPeriods } from '../settings/write-settings.ts';
import { readTerms, termsOn } from '../settings/read-terms.ts';
import type { FoundForm } from './find-form.ts';
import { FORM_FLOWS } from './flows.ts';
import { factsOf } from './form-facts.ts';
import { FORM_REQUESTS } from './form-requests.ts';
import { findOffered } from './offered-forms.ts';
import { readLines, type LineRow } from './read-lines.ts';
import { weightsOf } from './weights-of.ts';
import { writeLines } from './write-lines.ts';

/** Begins a form of the caller. Errors: 404 for a form that is not offered to them; 409 where it is begun already; 422 for the share. */
export async function addForm(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, body } = call;
  if (actor.personnelId === null) throw wrongState('Your account belongs to no personnel record.');
  const period = (await readPeriods(db)).find(({ id }) => id === body.period_id);
  if (!period) throw notFound('There is no such period.');
  const terms = await readTerms(db);
  const { offered, reason } = await findOffered(call, actor.personnelId, period, terms);
  const wanted = offered.find(({ form, office_id }) => form === body.form && office_id === body.office_id);
  if (!wanted) throw wrongState(reason ?? 'This form is begun already, or is not yours to begin. Reload the page.');
  const share = body.form === 'IPCR' ? body.designation_share : null;
  const wrong = share === null ? null : whyNotShare(share);
  if (wrong) throw invalid({ designation_share: [wrong] });
  const above = await findAbove(db, body);
  const form = {
    form: wanted.form,
    personnel_id: actor.personnelId,
    office_id: wanted.office_id,
    office: wanted.office,
    is_highest: wanted.is_highest,
    period,
    rank: wanted.rank,
    designation_share: share,
    above_office_id: above?.office_id ?? null,
  };
  const [id] = (await fileRequests(call, FORM_REQUESTS[wanted.form], [factsOf(form)])) as [number];
  await sql`
    insert into performance.form (id, state, form, period_id, personnel_id, office_id, rank, designation_share, days)
    values (${id}, ${FORM_FLOWS[wanted.form].states[0]}, ${form.form}, ${period.id}, ${form.personnel_id}, ${form.office_id}, ${form.rank}, ${share},
      ${wanted.days})`.execute(db);
  const weights = weightsOf(form, termsOn(terms, period.from));
  await writeLines(db, id, await linesToBegin(call, form, weights, { from: body.from, aboveId: above?.id ?? null }));
  await recordChange(call, {
    action: 'begin a form of performance',
    subject: `performance.form:${id}`,
    personnelId: form.personnel_id,
    after: body,
  });
  return { id, message: `The ${wanted.form} for ${period.name} was begun.` };
}

async function findAbove(db: Call['db'], { form, period_id, office_id }: CallOf<typeof endpoint>['body']) {
  const { rows } = await sql<{ id: number; office_id: number }>`
    select u.id, u.office_id from performance.form u join organization.office_view w on w.id = u.office_id
      join organization.office_view o on o.id = ${office_id} and o.tree_from between w.tree_from and w.tree_to
    where u.period_id = ${period_id} and u.form <> 'IPCR' and u.state <> 'NOT_RATED' and (${form === 'IPCR'} or w.id <> o.id)
    order by w.tree_from desc limit 1`.execute(db);
  return rows[0];
}

type Begun = Pick<FoundForm, 'form' | 'personnel_id' | 'office_id'> & { period: { from: string } };

async function linesToBegin(
  { db }: Call,
  form: Begun,
  weights: FormWeights,
  { from, aboveId }: { from: 'BLANK' | 'ABOVE' | 'LAST'; aboveId: number | null },
): Promise<TypedLine[]> {
  if (from === 'BLANK') return [];
  if (from === 'ABOVE') {
    if (aboveId === null) throw invalid({ from: ['There is no commitment above yet.'] });
    const lines = (await readLines(db, [aboveId])).get(aboveId) ?? [];
    return lines.map((line) => begun(line, weights, line.id));
  }
  const last = await findLast(db, form);
  if (last === null) throw invalid({ from: ['There is no form of a period before.'] });
  const lines = (await readLines(db, [last])).get(last) ?? [];
  return lines.map((line) => begun(line, weights, null));
}

/** The form of the period before, in the same office before others. */
export async function findLast(db: Call['db'], { form, personnel_id, office_id, period }: Begun): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select f.id from performance.form f join performance.period q on q.id = f.period_id
    where f.personnel_id = ${personnel_id} and f.form = ${form} and f.state <> 'NOT_RATED' and lower(q.during) < ${period.from}::date
    order by lower(q.during) desc, f.office_id = ${office_id} desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** A line as it is taken over: in a function of the new form, without its day, which is of the other period. */
function begun(line: LineRow, weights: FormWeights, parentId: number | null): TypedLine {
  const part = weights.find(({ code }) => code === line.part) ?? weights[0]!;
  const group = part.groups.find(({ code }) => code === line.group) ?? part.groups[0]!;
  const { output, indicator, measure, target, due_on, scales, mfo_id } = line;
  return {
    id: null,
    part: part.code,
    group: group.code,
    output,
    indicator,
    measure: measure === 'DATE' && parentId === null ? 'WORDS' : measure,
    target,
    due_on: parentId === null ? null : due_on,
    scales,
    weight: null,
    parent_id: parentId,
    mfo_id,
    budget: null,
    accountable: '',
  };
}
