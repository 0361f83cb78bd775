import { sql } from 'kysely';
import type { Transporter } from 'nodemailer';
import { onePoint } from '../../contract/contributions.ts';
import { contributed } from '../contributed.ts';
import type { Database } from '../database/database.ts';
import { startQuietJob, type Job } from '../jobs/jobs.ts';
import { OUTBOX_CHANNEL, type Mail } from './mail.ts';
import { writeMailHtml, writeMailText } from './mail-template.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { Server } from '../server.ts';
import type { Settings } from '../settings.ts';

/** How long a mail that could not be handed over waits before each further try; after the last it has failed. */
const WAITS_MINUTES = [1, 5, 15, 60, 240];
const PATIENCE_MS = 20_000;

/** The name of the university as of a day. */
export const universityName = onePoint<(db: Database, onDate: string) => Promise<string>>('the name of the university');

/** Hands waiting mail to the mail server, one after another. Woken by each new mail, and every minute for what was put off. */
export const sendWaitingMailJob: Job<object> = {
  kind: 'send-waiting-mail',
  cron: '* * * * *',
  atStart: true,
  run: async ({ server }) => {
    const { db, settings, clock, http } = server;
    await nameHost(db, settings.publicUrl);
    if (!settings.smtpUrl) return storeMail(db, settings.demo);
    const university = await contributed(server, universityName)(db, clock.today());
    const post = await openPost(settings.smtpUrl);
    try {
      while (await sendNextMail(db, post, { settings, university, now: clock.now(), log: http.log }));
    } finally {
      post.close();
    }
  },
};

/** Sends new mail as soon as its transaction has ended; whatever is missed here goes out with the next minute. */
export function watchOutbox(server: Server, realtime: Realtime): void {
  const { settings, db, http } = server;
  realtime.hear(OUTBOX_CHANNEL, () => {
    startQuietJob(server, db, sendWaitingMailJob, {}, 'outbox').catch((error: unknown) =>
      http.log.warn({ err: error }, 'the outbox waits a minute'),
    );
  });
  if (!settings.smtpUrl && !settings.demo)
    http.log.warn('No mail goes out: SMTP_URL is not set. Mail is kept, and an administrator sees it under /settings/admin/mail.');
}

/** A link to a screen gets the address under which browsers reach it. */
async function nameHost(db: Database, publicUrl: string): Promise<void> {
  await sql`
    update kernel.mail set content_text = regexp_replace(content_text, ${String.raw`:\n/(\S*)$`}, ${`:\n${publicUrl}/\\1`})
    where state = 'waiting' and content_text ~ ${String.raw`:\n/\S*$`}`.execute(db);
}

/** Without a mail server mail is kept, and read by an administrator; secrets of people are no reading outside a demo. */
async function storeMail(db: Database, demo: boolean): Promise<void> {
  await db
    .updateTable('kernel.mail')
    .set((eb) => ({
      state: 'kept',
      content_text: demo ? eb.ref('content_text') : eb.case().when('secret', '=', true).then('').else(eb.ref('content_text')).end(),
    }))
    .where('state', '=', 'waiting')
    .execute();
}

async function openPost(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url: smtpUrl, connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS });
}

/** Whom mail comes from. */
export function senderOf(settings: Settings, university: string): string | { name: string; address: string } {
  return settings.mailFrom ?? { name: university, address: `no-reply@${new URL(settings.publicUrl).hostname}` };
}

/**
 * Hands a letter to the mail server while the caller waits, past the outbox, in which it is then found as sent; for trying the settings.
 * Error: what the mail server or the connection said.
 */
export async function sendAtOnce(
  server: Pick<Server, 'db' | 'settings' | 'clock' | 'modules'>,
  smtpUrl: string,
  letter: Mail,
): Promise<void> {
  const { db, settings, clock } = server;
  const university = await contributed(server, universityName)(db, clock.today());
  const text = writeMailText(letter);
  const post = await openPost(smtpUrl);
  try {
    await post.sendMail({
      from: senderOf(settings, university),
      to: { name: '', address: letter.to },
      subject: letter.subject,
      text,
      html: writeMailHtml(university, letter.subject, text),
    });
  } finally {
    post.close();
  }
  const at = clock.now().toString();
  const sent = { state: 'sent', tries: 1, created_at: at, due_at: at, sent_at: at };
  await db
    .insertInto('kernel.mail')
    .values({ recipient: letter.to, subject: letter.subject, content_text: text, ...sent })
    .execute();
}

interface Sending {
  settings: Settings;
  university: string;
  now: Temporal.Instant;
  log: Server['http']['log'];
}

/**
 * Sends the mail that is due longest, under its lock: two processes never send one mail. If this process ends after the
 * mail server took it and before the commit, it goes out a second time under the same Message-ID.
 */
async function sendNextMail(db: Database, post: Transporter, { settings, university, now, log }: Sending): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const mail =
      (await takeDueMail(tx, now, false)) ??
      ((await hasRoomForPaced(tx, now, settings.mailPerHour)) ? await takeDueMail(tx, now, true) : undefined);
    if (!mail) return false;
    const host = new URL(settings.publicUrl).hostname;
    const failure = await post
      .sendMail({
        from: senderOf(settings, university),
        // As an object, so that a comma in it does not make a second recipient.
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        messageId: `<mail.${mail.id}.${Date.parse(mail.created_at)}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        text: mail.content_text,
        html: writeMailHtml(university, mail.subject, mail.content_text),
      })
      .then(
        () => undefined,
        (error: MailError) => error,
      );
    const tries = mail.tries + 1;
    const wait = WAITS_MINUTES[mail.tries];
    const content_text = mail.secret && !settings.demo ? '' : mail.content_text;
    const outcome = !failure
      ? { state: 'sent', sent_at: now.toString(), failure: null, content_text }
      : isFinal(failure) || wait === undefined
        ? { state: 'failed', failure: failure.message, content_text }
        : { failure: failure.message, due_at: now.add({ minutes: wait }).toString() };
    // Without the words of the mail server, which may repeat the address.
    if (failure) log.warn({ mail: mail.id, tries, code: failure.code, answer: failure.responseCode }, 'a mail could not be handed over');
    else log.debug({ mail: mail.id, tries }, 'a mail went out');
    await tx
      .updateTable('kernel.mail')
      .set({ ...outcome, tries })
      .where('id', '=', mail.id)
      .execute();
    return true;
  });
}

/**
 * The mail that is due longest, locked: of the urgent ones, or of those that are paced, while no urgent one is due or is just being handed
 * over. That is asked by the same statement: what is written together is seen together.
 */
function takeDueMail(tx: Database, now: Temporal.Instant, paced: boolean) {
  const urgent = sql`select from kernel.mail where state = 'waiting' and not paced and due_at <= ${now.toString()}::timestamptz`;
  return tx
    .selectFrom('kernel.mail')
    .select(['id', 'recipient', 'subject', 'content_text', 'secret', 'tries', 'created_at'])
    .where('state', '=', 'waiting')
    .where('paced', '=', paced)
    .where('due_at', '<=', now.toString())
    .$if(paced, (due) => due.where(sql<boolean>`not exists (${urgent})`))
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/**
 * Whether a paced mail may go out: all mail of the last hour counts, and no more than a minute's share of paced ones goes out in a minute.
 * Asked by one process at a time, which keeps the answer true until its transaction ends.
 */
async function hasRoomForPaced(tx: Database, now: Temporal.Instant, perHour: number): Promise<boolean> {
  const { rows } = await sql<{ has_room: boolean }>`
    select case when pg_try_advisory_xact_lock(hashtext('kernel.mail paced')) then (
      select count(*) < ${perHour}::integer
        and count(*) filter (where paced and sent_at > ${now.subtract({ minutes: 1 }).toString()}::timestamptz) < ${Math.ceil(perHour / 60)}::integer
      from kernel.mail where sent_at > ${now.subtract({ hours: 1 }).toString()}::timestamptz
    ) else false end as has_room`.execute(tx);
  return rows[0]!.has_room;
}

interface MailError extends Error {
  responseCode?: number;
  code?: string;
}

/** A 5xx about this mail will be the same tomorrow; one about our password or connection may be repaired. */
function isFinal({ responseCode = 500, code }: MailError): boolean {
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
