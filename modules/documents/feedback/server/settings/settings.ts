import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type * as contract from '../../contract/settings.ts';
import { READERS } from '../../contract/words.ts';

export async function readFeedbackSettings({
  db,
}: CallOf<typeof contract.readFeedbackSettings>): Promise<AnswerOf<typeof contract.readFeedbackSettings>> {
  return { settings: await currentSettings(db) };
}

export function currentSettings(db: Call['db']): Promise<contract.FeedbackSettings> {
  return db
    .selectFrom('feedback.setting')
    .select(['intro_en', 'intro_fil', 'valid_days', 'ask_percent', 'overview', 'method'])
    .executeTakeFirstOrThrow();
}

export async function editFeedbackSettings(
  call: CallOf<typeof contract.editFeedbackSettings>,
): Promise<AnswerOf<typeof contract.editFeedbackSettings>> {
  const { db, body } = call;
  const before = await currentSettings(db);
  await db.updateTable('feedback.setting').set(body).execute();
  await recordChange(call, { action: 'change the settings of feedback', subject: 'feedback.setting:true', before, after: body });
  return { message: 'The settings were saved.' };
}

/** The modules, and the accounts that hold the list of feedback today. */
export async function readModules({ db, today }: CallOf<typeof contract.readModules>): Promise<AnswerOf<typeof contract.readModules>> {
  const { rows: modules } = await sql<contract.FeedbackModule>`
    select m.code, m.title, m.is_on, m.triager_id, a.name as triager,
      (select count(*)::integer from feedback.item i where i.module = m.code and i.state in ('NEW', 'TRIAGED', 'IN_PROGRESS')) as open
    from feedback.module m left join identity.account_view a on a.id = m.triager_id order by kernel.plain(m.title)`.execute(db);
  return { modules, triagers: await findTriagers(db, today) };
}

/** Errors: 404; 422 for a triager who does not open the list of feedback. */
export async function editModule(call: CallOf<typeof contract.editModule>): Promise<AnswerOf<typeof contract.editModule>> {
  const { db, body, params, today } = call;
  const before = await db
    .selectFrom('feedback.module')
    .select(['title', 'is_on', 'triager_id'])
    .where('code', '=', params.code)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw notFound('There is no such module.');
  if (body.triager_id !== null && body.triager_id !== before.triager_id) {
    const triagers = await findTriagers(db, today);
    if (!triagers.some(({ id }) => id === body.triager_id))
      throw invalid({ triager_id: ['Choose an account with a role that opens the list of feedback.'] });
  }
  await db.updateTable('feedback.module').set(body).where('code', '=', params.code).execute();
  await recordChange(call, { action: 'change a module of feedback', subject: `feedback.module:${params.code}`, before, after: body });
  return { message: `${before.title} was saved.` };
}

async function findTriagers(db: Call['db'], today: string): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select a.id, a.name from identity.account_view a where a.suspended_at is null and exists (
      select from identity.account_role_view r join identity.role_group_view g on g.role_id = r.role_id
      where r.account_id = a.id and r.during @> ${today}::date and g.group_name = any(${[...READERS]}))
    order by kernel.plain(a.name), a.id`.execute(db);
  return rows;
}
