import { sql } from 'kysely';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { isActiveAccount, keepersOfAll } from '@talaan/identity/server/public.ts';
import { sendMails } from '@talaan/kernel/server/mail/mail.ts';
import { publishing } from '@talaan/kernel/server/realtime/publish.ts';

/** What the bell says: a short title, one sentence, and the screen that it leads to. */
export interface Notice {
  title: string;
  description: string;
  /** Whose records it counts, where these are more than the reader's own: `UNIVERSITY`, or the name of an office. */
  over?: string;
  link?: string;
  /** It goes out by mail at once, whatever its readers chose: the law or a rule asks for it in writing. */
  byMail?: true;
  /** What the browsers of its readers show while Talaan is closed; without it they show nothing. */
  push?: Omit<PushContent, 'link'>;
}

/** Seen by anyone who stands near a telephone: nothing confidential. */
export interface PushContent {
  title: string;
  link: string;
  /** The step in a request that one press takes. */
  approve?: { request: number; action: string; seen: number };
}

/** Over whom counts the notice that goes to those who hold a group for the whole university. */
export const UNIVERSITY = 'University';

/** A message between server processes carries 7 kB; the bell shows two lines. */
const MOST_TOLD = 500;

/** Notifies people who have an active account. Otherwise as `notify`. */
export function notifyPeople(db: Database, now: Temporal.Instant, people: readonly number[], notice: Notice): Promise<void> {
  return notifyThose(db, now, { column: 'personnel_id', ids: people }, notice);
}

/** Notifies those who hold a group for the whole university today. Otherwise as `notify`. */
export async function notifyKeepers(
  { db, now, today }: { db: Database; now: Temporal.Instant; today: string },
  group: Group,
  notice: Notice,
): Promise<void> {
  await notify(db, now, await keepersOfAll(db, group, today), notice);
}

/**
 * Notifies accounts, each once, within the transaction at hand: their browsers hear of it after the commit, or never, and who
 * wants it by mail at once has it in the outbox. Accounts that are suspended, or that were never signed in to, are left out.
 * A constant number of statements for any number of accounts.
 */
export function notify(db: Database, now: Temporal.Instant, accountIds: readonly number[], notice: Notice): Promise<void> {
  return notifyThose(db, now, { column: 'id', ids: accountIds }, notice);
}

interface Told {
  /** Of the accounts. */
  column: 'id' | 'personnel_id';
  ids: readonly number[];
}

async function notifyThose(db: Database, now: Temporal.Instant, { column, ids }: Told, notice: Notice): Promise<void> {
  if (ids.length === 0) return;
  const { title, description, over = '', link = null, byMail = false, push } = notice;
  const at = now.toString();
  const said = { title, description: description.slice(0, MOST_TOLD), over, link, created_at: at, status: 0, personnel_id: null };
  const { rows } = await sql<{ email: string | null }>`
    with told as (
      insert into notifications.notification (account_id, title, description, over, link, created_at, mailed_at)
      select a.id, ${title}, ${description}, ${over}, ${link}, ${at}::timestamptz, case when ${byMail} or p.mail = 'at_once' then ${at}::timestamptz end
      from identity.account_view a left join notifications.preference p on p.account_id = a.id
      where ${sql.ref(`a.${column}`)} = any(${[...new Set(ids)]}::integer[]) and ${isActiveAccount}
      returning id, account_id, mailed_at)${push ? pushing({ ...push, link: link ?? '/notifications' }, at) : sql``}
    select a.email, ${publishing(sql`'private-account-' || t.account_id`, 'notification', sql`${JSON.stringify(said)}::jsonb || jsonb_build_object('id', t.id)`)}
    from told t left join identity.account_view a on a.id = t.account_id and t.mailed_at is not null`.execute(db);
  const recipients = rows.flatMap(({ email }) => email ?? []);
  await sendMails(
    db,
    now,
    recipients.map((to) => ({
      to,
      subject: title,
      paragraphs: [description],
      link: link ? { label: 'Open it', address: link } : undefined,
    })),
  );
}

/** Puts it into the outbox of the browsers of those who are told, as a further part of the statement that tells them. */
function pushing(content: PushContent, at: string) {
  return sql`,
    pushed as (
      insert into notifications.push (notification_id, subscription_id, content, due_at)
      select t.id, s.id, ${JSON.stringify(content)}::jsonb, ${at}::timestamptz
      from told t join notifications.subscription s on s.account_id = t.account_id)`;
}
