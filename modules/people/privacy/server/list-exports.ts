import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Call, AnswerOf } from '@talaan/kernel/server/mount.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type { listMyExports } from '../contract/exports.ts';

type Answer = AnswerOf<typeof listMyExports>;

const SHOWN = 20;

export function listMine(call: Call): Promise<Answer> {
  return list(call, sql<SqlBool>`e.asked_by = ${call.actor.accountId} and e.account_id = ${call.actor.accountId}`);
}

/** Those of everybody who asked: HR sees what was given, and fetches what they asked for themselves. */
export async function listTheirs(call: Call<{ id: number }>): Promise<Answer> {
  const { id } = await findPersonInScope(call, call.params.id, ['PERSONNELS']);
  return list(call, sql<SqlBool>`e.personnel_id = ${id}`);
}

async function list({ db, actor, today }: Call, whose: RawBuilder<SqlBool>): Promise<Answer> {
  const { rows } = await sql<Answer['exports'][number] & { is_of_today: boolean }>`
    select e.id, e.asked_at, a.name as asked_by, e.request, e.job_id, j.state, e.asked_by = ${actor.accountId} as is_mine,
      e.asked_by = ${actor.accountId} and e.json_file_id is not null and e.pdf_file_id is not null and ${!actor.viewedBy}::boolean as is_kept,
      e.asked_by = ${actor.accountId} and e.asked_on = ${today}::date and j.state <> 'failed' as is_of_today
    from privacy.export e join identity.account_view a on a.id = e.asked_by join kernel.job_run j on j.id = e.job_id
    where ${whose} order by e.asked_at desc, e.id desc limit ${SHOWN}`.execute(db);
  // The answer's schema lets no further column out.
  return { exports: rows, may_ask: !rows.some(({ is_of_today }) => is_of_today) };
}
