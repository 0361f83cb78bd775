import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { writeMailText } from './mail-template.ts';
import { publish } from '../realtime/publish.ts';

/** A mail of ours: a few plain sentences and, where there is something to do, one link. */
export interface Mail {
  to: string;
  subject: string;
  paragraphs: readonly string[];
  /** The button, and the address below it: a screen as `/memorandum_circular`, or an address of PUBLIC_URL. */
  link?: { label: string; address: string };
  /** Carries a code or a link that opens something: outside a demo nobody reads it here, and it is erased once it went out. */
  secret?: boolean;
  /** One of many that are not urgent, such as an invitation: goes out after all others, as MAIL_PER_HOUR leaves room. */
  paced?: boolean;
}

/** Where the server processes hear that mail waits; no browser may join it. */
export const OUTBOX_CHANNEL = 'private-outbox';

/** Writes a mail into the outbox within the transaction at hand: it goes out after the commit, or never. */
export async function sendMail(db: Database, now: Temporal.Instant, mail: Mail): Promise<void> {
  await sendMails(db, now, [mail]);
}

const WRITTEN_AT_ONCE = 1000;

/** The same for many mails; returns their numbers in the outbox, in their order. */
export async function sendMails(db: Database, now: Temporal.Instant, mails: readonly Mail[]): Promise<number[]> {
  const at = now.toString();
  const numbers: number[] = [];
  for (let from = 0; from < mails.length; from += WRITTEN_AT_ONCE) {
    const rows = mails.slice(from, from + WRITTEN_AT_ONCE).map((mail) => ({
      recipient: onOneLine(mail.to),
      subject: onOneLine(mail.subject),
      content_text: writeMailText(mail),
      secret: mail.secret ?? false,
      paced: mail.paced ?? false,
      created_at: at,
      due_at: at,
    }));
    const written = await db.insertInto('kernel.mail').values(rows).returning('id').execute();
    // Numbers are given in the order of the rows.
    numbers.push(...written.map(({ id }) => id).toSorted((a, b) => a - b));
  }
  if (mails.length > 0) await publish(db, OUTBOX_CHANNEL, 'mail', {});
  return numbers;
}

/** Takes mails that still wait out of the outbox; one that is just being handed over goes out. */
export async function withdrawMails(db: Database, ids: readonly number[]): Promise<void> {
  await sql`
    delete from kernel.mail where id in (
      select id from kernel.mail where id = any(${ids}::bigint[]) and state = 'waiting' for update skip locked)`.execute(db);
}

/** Puts a mail that failed into the outbox once more; false where it is none, or its content is gone. */
export async function sendMailAgain(db: Database, now: Temporal.Instant, id: number): Promise<boolean> {
  const again = await db
    .updateTable('kernel.mail')
    .set({ state: 'waiting', tries: 0, failure: null, due_at: now.toString() })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .where('content_text', '<>', '')
    .returning('id')
    .executeTakeFirst();
  if (again) await publish(db, OUTBOX_CHANNEL, 'mail', {});
  return again !== undefined;
}

/** A line of the header holds no line break, or somebody's name would become a header of its own. */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
