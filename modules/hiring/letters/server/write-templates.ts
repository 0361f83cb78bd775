import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { addTemplate as adding, changeTemplate as changing, readTemplate as reading } from '../contract/templates.ts';
import { refuseUnknownWords } from './refuse-unknown-words.ts';

/** One template. Error: 404. */
export async function readTemplate({ db, params }: Call<{ id: number }>): Promise<AnswerOf<typeof reading>> {
  const template = await db.selectFrom('letters.template').selectAll().where('id', '=', params.id).executeTakeFirst();
  if (!template) throw notFound('There is no such letter.');
  return { template };
}

/** Errors: 422 for a name that is taken, and for words in braces that are not known. */
export async function addTemplate(call: CallOf<typeof adding>): Promise<AnswerOf<typeof adding>> {
  const columns = columnsOf(call);
  const { id } = await call.db.insertInto('letters.template').values(columns).returning('id').executeTakeFirstOrThrow();
  await recordChange(call, { action: 'add a letter template', subject: `letters.template:${id}`, after: columns });
  return { message: `The letter “${columns.name}” was added.` };
}

/** Errors: 404; 422 as above. */
export async function changeTemplate(call: CallOf<typeof changing>): Promise<AnswerOf<typeof changing>> {
  const { db, params } = call;
  const before = await db.selectFrom('letters.template').selectAll().where('id', '=', params.id).forUpdate().executeTakeFirst();
  if (!before) throw notFound('There is no such letter.');
  const columns = columnsOf(call);
  const retired = columns.retired_on && (before.retired_on ?? columns.retired_on);
  await db
    .updateTable('letters.template')
    .set({ ...columns, retired_on: retired })
    .where('id', '=', params.id)
    .execute();
  await recordChange(call, { action: 'change a letter template', subject: `letters.template:${params.id}`, before, after: columns });
  return { message: `The letter “${columns.name}” was saved.` };
}

function columnsOf({ body, today }: Pick<CallOf<typeof adding>, 'body' | 'today'>) {
  refuseUnknownWords(body);
  const { name, subject, body: text, is_retired: isRetired } = body;
  return { name, subject, body: text, retired_on: isRetired ? today : null };
}
