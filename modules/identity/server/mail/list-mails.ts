import { sql } from 'kysely';
import type { z } from 'zod';
import { likePattern } from '@talaan/kernel/server/like-pattern.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { splitSort } from '@talaan/kernel/server/split-sort.ts';
import type { listMails as endpoint } from '../../contract/mail.ts';

export const MAIL_COLUMNS = ['id', 'recipient', 'subject', 'state', 'tries', 'failure', 'created_at', 'sent_at'] as const;

/** A page of the outbox. */
export async function listMails({ db, query }: Call<unknown, z.output<typeof endpoint.query>>) {
  const [column, direction] = splitSort(query.sort ?? '-created_at');
  let matching = db.selectFrom('kernel.mail');
  if (query.state) matching = matching.where('state', '=', query.state);
  if (query.term) matching = matching.where(sql<boolean>`kernel.plain(recipient || ' ' || subject) like ${likePattern(query.term)}`);
  const [mails, count] = await Promise.all([
    matching
      .select(MAIL_COLUMNS)
      .orderBy(column, direction)
      .orderBy('id', 'desc')
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page)
      .execute(),
    matching.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { mails: mails as MailRow[], total: count.total };
}

type MailRow = z.input<typeof endpoint.response>['mails'][number];
