import { sql } from 'kysely';
import type { ConditionPart, ConditionReading } from './condition-part.ts';
import { countOf, formatDuration } from '../format-amounts.ts';

const LONG_SECONDS = 15 * 60;
const VERY_LONG_SECONDS = 4 * 3600;
const FAILED_DAYS = 7;

interface Found {
  isSet: boolean;
  demo: boolean;
  waiting: number;
  failed: number;
  /** In seconds, of the one that waits longest. */
  oldest: number;
}

const isHeld = sql`state = 'waiting' and (not paced or tries > 0)`;

/** The outbox: whether a mail server is set, what is pending and what failed. */
export const mailPart: ConditionPart = {
  name: 'mail',
  title: 'Mail',
  place: 50,
  link: { label: 'Mail', to: '/settings/admin/mail' },
  read: async ({ db, settings, clock }) => {
    const now = clock.now();
    // Paced mail is meant to wait, until the mail server does not take it.
    const { rows } = await sql<{ waiting: number; paced: number; failed: number; oldest: string | null }>`
      select count(*) filter (where ${isHeld}) as waiting, count(*) filter (where state = 'waiting' and not (${isHeld})) as paced,
        min(created_at) filter (where ${isHeld}) as oldest,
        count(*) filter (where state = 'failed' and created_at > ${now.subtract({ hours: FAILED_DAYS * 24 }).toString()}::timestamptz) as failed
      from kernel.mail where state in ('waiting', 'failed')`.execute(db);
    const { waiting, paced, failed, oldest } = rows[0]!;
    const seconds = oldest ? Math.max(0, (now.epochMilliseconds - Date.parse(oldest)) / 1000) : 0;
    const found = { isSet: Boolean(settings.smtpUrl), demo: settings.demo, waiting, failed, oldest: seconds };
    return {
      ...judgeMail(found),
      facts: [
        { label: 'Mail server', value: found.isSet ? 'set' : 'not set' },
        { label: 'Waiting', value: waiting ? `${waiting}, the oldest for ${formatDuration(seconds)}` : '0' },
        { label: 'Paced', value: paced ? `${paced}, at ${settings.mailPerHour} an hour` : '0' },
        { label: `Failed within ${FAILED_DAYS} days`, value: String(failed) },
      ],
      figures: [
        { name: 'talaan_mails_waiting', help: 'Mails that wait to be handed to the mail server.', value: waiting },
        { name: 'talaan_mails_paced', help: 'Mails that wait for room within MAIL_PER_HOUR, such as invitations.', value: paced },
        { name: 'talaan_mails_oldest_waiting_seconds', help: 'Age of the mail that waits longest.', value: seconds },
        { name: 'talaan_mails_failed', help: `Mails of the last ${FAILED_DAYS} days that could not be handed over.`, value: failed },
      ],
    };
  },
};

export function judgeMail({ isSet, demo, waiting, failed, oldest }: Found): Pick<ConditionReading, 'state' | 'says'> {
  if (!isSet && demo) return { state: 'fine', says: 'No mail goes out of a demo: it is kept, and read under Mail.' };
  if (!isSet)
    return {
      state: 'act',
      says: 'No mail goes out: SMTP_URL is not set. Codes, links and notices reach no one until it is; set it and restart.',
    };
  const held = `${countOf(waiting, 'mail')} could not be handed over, the oldest for ${formatDuration(oldest)}.`;
  if (oldest > VERY_LONG_SECONDS)
    return { state: 'act', says: `${held} Mail opens what the mail server answered; see whether SMTP_URL is right.` };
  if (oldest > LONG_SECONDS)
    return { state: 'look', says: `${held} It is tried again automatically; Mail opens what the mail server answered.` };
  if (failed > 0)
    return {
      state: 'look',
      says: `${countOf(failed, 'mail')} failed for good within ${FAILED_DAYS} days. Mail opens why, and sends one again.`,
    };
  return { state: 'fine', says: waiting > 0 ? `It goes out; ${countOf(waiting, 'mail is', 'mails are')} on the way.` : 'It goes out.' };
}
