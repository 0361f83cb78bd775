import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { notify } from '@talaan/notifications/server/public.ts';
import type { readForm as formEndpoint, sendFeedback as endpoint } from '../../contract/items.ts';
import { KINDS } from '../../contract/words.ts';

/** What may be chosen: the modules that are on. */
export async function readForm({ db }: CallOf<typeof formEndpoint>): Promise<AnswerOf<typeof formEndpoint>> {
  const { rows } = await sql<{ code: string; title: string }>`
    select code, title from feedback.module where is_on order by kernel.plain(title)`.execute(db);
  return { modules: rows };
}

/** Keeps an item, and mails who triages its module. Errors: 422 for a module that takes none, or a file that is no picture. */
export async function sendFeedback(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now, body: said } = call;
  const { picture_path: path, module, kind, body, rating, screen } = said;
  const { rows } = await sql<{ title: string; triager_id: number | null }>`
    select title, triager_id from feedback.module where code = ${module} and is_on`.execute(db);
  const [about] = rows;
  if (!about) throw invalid({ module: ['This module takes no feedback. Choose another one.'] });
  const picture = path === null ? null : await takeUpload(call, path, 'picture_path');
  if (picture && !picture.content_type.startsWith('image/')) throw invalid({ picture_path: ['Choose a picture (PNG or JPG).'] });
  const { id } = await db
    .insertInto('feedback.item')
    .values({
      module,
      kind,
      body,
      rating,
      screen,
      file_id: picture?.id ?? null,
      account_id: actor.accountId,
      sent_at: now.toString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordChange(call, { action: 'send feedback', subject: `feedback.item:${id}`, after: { module, kind, rating } });
  if (about.triager_id !== null)
    await notify(db, now, [about.triager_id], {
      title: `New feedback: ${about.title}`,
      description: `${KINDS[kind]}: ${body}`,
      link: `/feedback/list?item=${id}`,
      byMail: true,
    });
  return { message: 'Thank you. You can follow it under Feedback.', id };
}
