import { notFound } from '@talaan/kernel/server/errors.ts';
import { findMailLink, writeMailHtml } from '@talaan/kernel/server/mail/mail-template.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { readUniversityName } from '@talaan/organization/server/public.ts';
import type { MailState, readMail as endpoint } from '../../contract/mail.ts';
import { MAIL_COLUMNS } from './mail-rows.ts';

/** A mail as its recipient sees it. What opens an account is for nobody else to read, save in a demo, which has no mailboxes. */
export async function readMail({ db, server, today, params }: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const row = await db
    .selectFrom('kernel.mail')
    .select([...MAIL_COLUMNS, 'content_text', 'secret', 'due_at'])
    .where('id', '=', params.id)
    .executeTakeFirst();
  if (!row) throw notFound('There is no such mail.');
  const { content_text: text, secret, due_at, ...mail } = row;
  const isReadable = text !== '' && (!secret || server.settings.demo);
  const html = isReadable ? writeMailHtml(await readUniversityName(db, today), mail.subject, text) : '';
  return {
    mail: {
      ...mail,
      state: mail.state as MailState,
      due_at: mail.state === 'waiting' ? due_at : null,
      content: isReadable ? { text, html, link: findMailLink(text) } : null,
      may_be_sent_again: mail.state === 'failed' && text !== '',
    },
  };
}
