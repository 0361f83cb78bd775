import { randomBytes } from 'node:crypto';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { sendMail } from '@talaan/kernel/server/mail/mail.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { CONFIRM_HOURS } from '../../contract/registration.ts';
import { hashToken } from '../read-actor.ts';

/** `name` only from the records: what visitors call themselves would be mail of their own to whomever they like. Mails the link that confirms a registration; returns what of it is kept. The token stands after #, which browsers keep to themselves. */
export async function mailLink(
  db: Database,
  { clock, settings }: Pick<Server, 'clock' | 'settings'>,
  { email, name }: { email: string; name: string | null },
): Promise<{ token_hash: Buffer; expires_at: string }> {
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  await sendMail(db, now, {
    to: email,
    subject: 'Confirm your registration with Talaan',
    paragraphs: [
      `Good day${name === null ? '' : `, ${name}`}. An account with Talaan was requested under this e-mail address.`,
      `If it was you, open this link within ${CONFIRM_HOURS} hours and choose your password. Only the newest link works.`,
      'If it was not you, do nothing: no account is created without the link.',
    ],
    link: { label: 'Confirm and choose a password', address: `${settings.publicUrl}/confirm_registration#${token}` },
    secret: true,
  });
  return { token_hash: hashToken(token), expires_at: now.add({ hours: CONFIRM_HOURS }).toString() };
}

/** An older link of the same address dies. */
export async function endOlderLink(db: Database, email: string): Promise<void> {
  await db.deleteFrom('identity.registration').where('email', '=', email).where('state', '=', 'mailed').execute();
}
