import { longDate } from '@talaan/kernel/contract/dates.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import type { Mail } from '@talaan/kernel/server/mail/mail.ts';

interface Letter {
  name: string;
  email: string;
  token: string;
  expires: Temporal.Instant;
  publicUrl: string;
  isReminder: boolean;
}

/** The letter that invites a person. Its token stands after #, which browsers keep from servers, proxies and their logs. */
export function writeLetter({ name, email, token, expires, publicUrl, isReminder }: Letter): Mail {
  return {
    to: email,
    subject: isReminder ? 'Reminder: your account in Talaan' : 'Your account in Talaan',
    paragraphs: [
      `Good day, ${name}.`,
      'You are invited to Talaan, the human-resource information system of the university. Your personnel record and your daily time record are there for you to see.',
      `Open this link and choose a password; you then sign in with ${email}. The link works once, until ${lastDay(expires)}, and only the newest one works.`,
      `If you are not ${name}, please notify the HR office and do not open the link.`,
    ],
    link: { label: 'Choose a password', address: `${publicUrl}/invitation#${token}` },
    secret: true,
    paced: true,
  };
}

/** The end of the day that is so many days from now, so that what says 'until 24 Dec' works on that whole day. */
export function endOfDay(now: Temporal.Instant, days: number): Temporal.Instant {
  const day = now.toZonedDateTimeISO(ZONE).toPlainDate().add({ days });
  return day.toZonedDateTime({ timeZone: ZONE, plainTime: '23:59:59' }).toInstant();
}

/** The day of a moment as people here read it. */
export function lastDay(moment: Temporal.Instant): string {
  return longDate(moment.toZonedDateTimeISO(ZONE).toPlainDate().toString());
}
