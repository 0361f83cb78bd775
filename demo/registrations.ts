import type { ClientBase } from 'pg';
import { writeMailText } from '@talaan/kernel/server/mail/mail-template.ts';
import { plainLetters } from '@talaan/personnel/demo/names.ts';

interface Asked {
  /** Seat in the list of those without an account; absent where the number is nobody's. */
  person?: number;
  hoursAgo: number;
  state: 'for_hr' | 'dismissed';
  reason: 'unknown_number' | 'wrong_birth_date';
  /** Of the person, where it says nothing else. */
  email?: string;
  idno?: string;
  birthDate: string;
  tries?: number;
}

const asked: readonly Asked[] = [
  { person: 3, hoursAgo: 2, state: 'for_hr', reason: 'wrong_birth_date', birthDate: '1988-03-12', tries: 2 },
  { person: 9, hoursAgo: 20, state: 'for_hr', reason: 'wrong_birth_date', birthDate: '1979-11-02' },
  {
    hoursAgo: 27,
    state: 'for_hr',
    reason: 'unknown_number',
    email: 'jomar.tolentino@mailbox.example',
    idno: '2026-0412',
    birthDate: '2001-07-30',
  },
  {
    hoursAgo: 70,
    state: 'dismissed',
    reason: 'unknown_number',
    email: 'win-a-prize@mailbox.example',
    idno: '12345',
    birthDate: '1990-01-01',
    tries: 3,
  },
];

/** Tries to register of the last days that did not match the records, for HR to settle. */
export async function loadRegistrations(client: ClientBase, now: Temporal.Instant): Promise<void> {
  const free = await client.query<{ id: number; idno: string; name: string; office_id: number }>(
    `select p.id, p.idno, p.first_name || ' ' || p.surname as name, a.office_id from personnel.person p
     join personnel.appointment a on a.personnel_id = p.id and a.during @> kernel.date_of($1::timestamptz)
     where not exists (select from identity.account c where c.personnel_id = p.id) order by p.id limit 10`,
    [now.toString()],
  );
  for (const { person, hoursAgo, state, reason, email, idno, birthDate, tries = 1 } of asked) {
    const whose = person === undefined ? undefined : free.rows[person];
    const at = now.subtract({ hours: hoursAgo }).toString();
    await client.query(
      `insert into identity.registration
         (kind, email, name, idno, birth_date, state, reason, personnel_id, office_id, tries, created_at, last_at, settled_at, settled_by)
       values ('staff', $1, $2, $3, $11, $4, $5, $6, $7, $8, $9, $9, $10,
         (select id from identity.account where email = 'hr@talaan.example' and $10::timestamptz is not null))`,
      [
        email ?? `${plainLetters(whose!.name)}@mailbox.example`,
        whose?.name ?? '',
        whose?.idno ?? idno,
        state,
        reason,
        whose?.id ?? null,
        whose?.office_id ?? null,
        tries,
        at,
        state === 'dismissed' ? now.subtract({ hours: hoursAgo - 3 }).toString() : null,
        birthDate,
      ],
    );
  }
}

/** What the system mailed before the demo began, when it still had a mail server. */
export async function loadMails(client: ClientBase, now: Temporal.Instant): Promise<void> {
  for (const { hoursAgo, failure, ...mail } of mails) {
    const at = now.subtract({ hours: hoursAgo }).toString();
    await client.query(
      `insert into kernel.mail (recipient, subject, content_text, state, tries, failure, created_at, due_at, sent_at)
       values ($1, $2, $3, $4, 1, $5, $6, $6, $7)`,
      [mail.to, mail.subject, writeMailText(mail), failure ? 'failed' : 'sent', failure ?? null, at, failure ? null : at],
    );
  }
}

const mails = [
  {
    hoursAgo: 21,
    to: 'employee@talaan.example',
    subject: 'New sign-in to Talaan',
    paragraphs: [
      'Somebody has signed in to your account from a browser in which you had not signed in before.',
      'If it was you, there is nothing to do. If it was not, change your password at once and end the other sessions under Account settings.',
    ],
  },
  {
    hoursAgo: 44,
    to: 'm.reyes@old-mailbox.example',
    subject: 'You have an account with Talaan',
    failure: 'Can’t send mail - all recipients were rejected: 550 5.1.1 No such mailbox here',
    paragraphs: [
      'There was an attempt to register with this e-mail address, which already has an account.',
      'If it was you, sign in with it. If you have forgotten the password, choose ‘Forgot password?’ on the sign-in page.',
    ],
    link: { label: 'Sign in', address: 'http://localhost:3000/login' },
  },
  {
    hoursAgo: 68,
    to: 'clerk@talaan.example',
    subject: 'Your password has been changed',
    paragraphs: [
      'The password of your account has been changed, and your other sessions have ended.',
      'If this was not you, set a new password at once with ‘Forgot password?’ on the sign-in page, and notify the administrator.',
    ],
  },
];
