import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import type { printNotices as endpoint } from '../../contract/notices.ts';
import { noticeForm } from '../../print/notice-form.ts';
import { KIND_WORDS } from '../../rules/format-notice.ts';
import { withinReach } from '../notice-rows.ts';
import { gatherNotices } from './gather-notices.ts';

/** A few notices; one out of reach is as if it did not exist. */
export async function printFew(call: CallOf<typeof endpoint>): Promise<FileAnswer> {
  const { db, actor, query } = call;
  const ids = [...new Set(query.notice)];
  const { rows } = await sql<{ id: number }>`
    select n.id from notices.notice n join organization.office_view o on o.id = n.office_id
    where n.id = any(${ids}::integer[]) and ${withinReach(actor)}`.execute(db);
  if (rows.length < ids.length) throw notFound('One of these notices does not exist.');
  return answerWith(call, ids);
}

/** One's own, once released. */
export async function printOwn(call: Call<{ id: number }>): Promise<FileAnswer> {
  const { db, actor, params } = call;
  const { rows } = await sql`
    select from notices.notice where id = ${params.id} and personnel_id = ${actor.personnelId} and state = 'RELEASED'`.execute(db);
  if (rows.length === 0) throw notFound('There is no such notice.');
  return answerWith(call, [params.id]);
}

async function answerWith({ db, server }: Pick<Call, 'db' | 'server'>, ids: readonly number[]): Promise<FileAnswer> {
  const notices = await gatherNotices(db, ids);
  const { kind, effectiveOn, name } = notices[0]!.sheet;
  return noticeForm.answer(server, notices, ids.length === 1 ? `${KIND_WORDS[kind]} ${effectiveOn} ${name}` : `${ids.length} notices`);
}
