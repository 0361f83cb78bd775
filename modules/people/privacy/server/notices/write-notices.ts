import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { isActiveAccount } from '@talaan/identity/server/public.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { notify } from '@talaan/notifications/server/public.ts';
import type {
  draftNotice as drafting,
  editNotice as editing,
  publishNotice as publishing,
  removeNotice as removing,
} from '../../contract/notices.ts';

export async function draftNotice(call: CallOf<typeof drafting>): Promise<AnswerOf<typeof drafting>> {
  const { db, now, actor, body } = call;
  const { id } = await db
    .insertInto('privacy.notice')
    .values({ ...body, drafted_by: actor.accountId, drafted_at: now.toString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordChange(call, { action: 'draft a privacy notice', subject: `privacy.notice:${id}`, after: body });
  return { message: 'The draft was saved.' };
}

/** Errors: 404, 409 where it is published or was edited meanwhile. */
export async function editNotice(call: CallOf<typeof editing>): Promise<AnswerOf<typeof editing>> {
  const { db, params, body } = call;
  const { title, english, filipino } = await lockDraft(call, params.id);
  await db.updateTable('privacy.notice').set(body).where('id', '=', params.id).execute();
  const before = { title, english, filipino };
  await recordChange(call, { action: 'edit a privacy notice', subject: `privacy.notice:${params.id}`, before, after: body });
  return { message: 'The draft was saved.' };
}

/** Errors: 404; 409 where it is published or was edited meanwhile; 422 for a day that is past, or of another edition. */
export async function publishNotice(call: CallOf<typeof publishing>): Promise<AnswerOf<typeof publishing>> {
  const { db, now, today, actor, params, body } = call;
  const { title } = await lockDraft(call, params.id);
  if (body.effective_on < today) throw invalid({ effective_on: ['This lies in the past.'] });
  const published = { effective_on: body.effective_on, published_by: actor.accountId, published_at: now.toString() };
  await db.updateTable('privacy.notice').set(published).where('id', '=', params.id).execute();
  await recordChange(call, { action: 'publish a privacy notice', subject: `privacy.notice:${params.id}`, after: body });
  const { rows } = await sql<{ id: number }>`select a.id from identity.account_view a where ${isActiveAccount}`.execute(db);
  await notify(
    db,
    now,
    rows.map(({ id }) => id),
    {
      title: 'New privacy notice',
      description: `${title}: in force from ${longDate(body.effective_on)}.`,
      link: `/privacy-notice?edition=${params.id}`,
    },
  );
  return { message: 'The notice was published.' };
}

/** Errors: 404, 409 where it is published. */
export async function removeNotice(call: CallOf<typeof removing>): Promise<AnswerOf<typeof removing>> {
  const { db, params } = call;
  const { title } = await lockDraft(call, params.id);
  await db.deleteFrom('privacy.notice').where('id', '=', params.id).execute();
  await recordChange(call, { action: 'remove a draft of a privacy notice', subject: `privacy.notice:${params.id}`, before: { title } });
  return { message: 'The draft was removed.' };
}

/** Locked until the call ends. Errors: 404, 409 where it is published. */
async function lockDraft({ db }: Pick<Call, 'db'>, id: number) {
  const notice = await db.selectFrom('privacy.notice').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!notice) throw notFound('There is no such notice.');
  if (notice.published_at !== null) throw wrongState('This edition is published and stays as it is. Draft a new one.');
  return notice;
}
