import { sql } from 'kysely';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import type { AnswerOf, Call, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { printedMany } from '@talaan/papers/server/public.ts';
import { PERFORMANCE_READERS, type printForms as manyEndpoint } from '../../contract/people.ts';
import { commitmentForm, type CommitmentSheet } from '../../print/commitment-form.ts';
import { noticeForm } from '../../print/notice-form.ts';
import { findForm, readForms, type FoundForm } from './find-form.ts';
import { gatherSheets, isSealed } from './gather-sheets.ts';

/** A form as a PDF: with a mark that it is a draft until it has its final rating. */
export async function printForm(call: Call<{ id: number }>): Promise<FileAnswer> {
  const form = await findForm(call, call.params.id);
  await noteOpening(call, form);
  const sheets = await gatherSheets(call, [form]);
  return commitmentForm.answer(
    call.server,
    sheets.map((sheet) => ({ sheet, code: null })),
    `${form.form} ${form.fullname}, ${form.period.name}`,
  );
}

/** The notice of a final rating, for service on paper, as of the day when it became final: of a granted appeal, the day of the decision. Error: 409 before there is one. */
export async function printNotice(call: Call<{ id: number }>): Promise<FileAnswer> {
  const form = await findForm(call, call.params.id);
  const isHidden = form.personnel_id === call.actor.personnelId && isSealed(form);
  if (form.final === null || isHidden) throw wrongState('There is no final rating to give notice of, or it was not opened yet.');
  await noteOpening(call, form);
  const [sheet] = await gatherSheets(call, [form]);
  const notice = { ...sheet!, date: (form.granted ? form.decided_on : sheet!.final.on)! };
  return noticeForm.answer(call.server, [{ sheet: notice, code: null }], `Notice of rating ${form.fullname}, ${form.period.name}`);
}

async function noteOpening(call: Call, { personnel_id: id, form, period }: FoundForm): Promise<void> {
  if (id !== call.actor.personnelId) await recordOpening(call, id, `${form} of ${period.name}, printed`);
}

/** Forms of many as one file, made behind the screen. */
export const printedForms = printedMany<number, object, CommitmentSheet>({
  kind: 'performance.print-forms',
  what: 'Forms of performance',
  form: commitmentForm,
  atOnce: 50,
  gather: async ({ call }, ids) => {
    const found = new Map((await readForms(call.db, sql`f.id = any(${[...ids]}::integer[])`)).map((form) => [form.id, form]));
    const sheets = await gatherSheets(
      call,
      ids.map((id) => found.get(id)!),
    );
    return sheets.map((sheet) => ({ sheet, code: null }));
  },
});

/** Starts the print of chosen forms within reach, those of others alone: a final rating that is one's own may still be sealed. Error: 404 where none is left. */
export async function printForms(call: CallOf<typeof manyEndpoint>): Promise<AnswerOf<typeof manyEndpoint>> {
  const { db, actor, body } = call;
  const reach = visible({ ...actor, personnelId: null }, PERFORMANCE_READERS, {
    person: 'f.personnel_id',
    tree: 'o.tree_from',
    campus: 'o.campus_id',
  });
  const found = await readForms(
    db,
    sql`f.id = any(${body.forms}::integer[]) and f.state <> 'NOT_RATED' and f.personnel_id is distinct from ${actor.personnelId}::integer
      and ${reach}`,
  );
  if (found.length === 0) throw notFound('None of these people has a form that you may print.');
  for (const form of found) await noteOpening(call, form);
  const place = new Map(body.forms.map((id, at) => [id, at]));
  const keys = found.map(({ id }) => id).toSorted((one, other) => place.get(one)! - place.get(other)!);
  const title = `Forms of performance, ${keys.length === 1 ? '1 person' : `${keys.length} people`}`;
  return { job: await printedForms.start(call, { title, keys, order: {}, screen: '/department/performance' }) };
}
