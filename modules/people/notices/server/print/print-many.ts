import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import { printedMany } from '@talaan/papers/server/public.ts';
import type { printManyNotices as endpoint } from '../../contract/notices.ts';
import { noticeForm, type NoticeOnPaper } from '../../print/notice-form.ts';
import { KINDS_WORDS } from '../../rules/format-notice.ts';
import { matchNotices, NOTICES, withinReach } from '../notice-rows.ts';
import { gatherNotices } from './gather-notices.ts';

/** One file of many notices. */
export const printedNotices = printedMany<number, object, NoticeOnPaper>({
  kind: 'notices.print-many',
  what: 'Notices',
  form: noticeForm,
  atOnce: 200,
  gather: ({ call }, ids) => gatherNotices(call.db, ids),
});

/** Starts the print of chosen notices, or of all of a list, by name. */
export async function printMany(call: CallOf<typeof endpoint>) {
  const { db, actor, body } = call;
  const wanted = body.filters ? matchNotices(actor, body.filters) : sql`n.id = any(${body.ids ?? []}::integer[]) and ${withinReach(actor)}`;
  const { rows } = await sql<{ id: number; kind: 'NOSA' | 'NOSI' }>`
    select n.id, n.kind from ${NOTICES} where ${wanted} order by p.plain_name, n.id`.execute(db);
  if (rows.length < new Set(body.ids).size) throw notFound('One of these notices does not exist.');
  if (!rows[0]) throw notFound('There is no notice to print.');
  const title = `${rows.length} ${KINDS_WORDS[rows[0].kind]}`;
  const screen = `/${rows[0].kind.toLowerCase()}?view=notices`;
  return { job: await printedNotices.start(call, { title, keys: rows.map(({ id }) => id), order: {}, screen }) };
}
