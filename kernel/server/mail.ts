import type { Database } from './database.ts';

/** A mail of ours: a few plain sentences and, where there is something to do, one link. */
export interface Mail {
  to: string;
  subject: string;
  paragraphs: readonly string[];
  /** The button, and the address below it; an address of PUBLIC_URL. */
  link?: { label: string; address: string };
}

/** Writes a mail into the outbox within the transaction at hand: it goes out after the commit, or never. */
export async function sendMail(db: Database, now: Temporal.Instant, { to, subject, paragraphs, link }: Mail): Promise<void> {
  const lines = link ? [...paragraphs, `${link.label}: ${link.address}`] : paragraphs;
  await db
    .insertInto('kernel.mail')
    .values({ recipient: to, subject, content_text: lines.join('\n\n'), content_html: '', created_at: now.toString() })
    .execute();
}
