import { randomInt } from 'node:crypto';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { sendMail } from '@talaan/kernel/server/mail/mail.ts';
import { LIFE_MINUTES, RESEND_SECONDS, secondsUntilResend } from '../../rules/challenge.ts';
import { hashCode } from './seal.ts';

export type CodePurpose = 'sign-in' | 'turn-on';

interface Wanted {
  accountId: number;
  purpose: CodePurpose;
  /** To whom. */
  address: string;
}

/** Mails a new code, unless one went out less than 30 seconds ago: then that one still counts. `wait`: seconds until another may be asked for. */
export async function mailCode(
  call: Pick<Call, 'server' | 'db' | 'now'>,
  { accountId, purpose, address }: Wanted,
): Promise<{ sent: boolean; wait: number }> {
  const { db, now } = call;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const fresh = {
    code_hash: await hashCode(call, code, `${purpose}:${accountId}`),
    sent_at: now.toString(),
    expires_at: now.add({ minutes: LIFE_MINUTES }).toString(),
    tries: 0,
  };
  // The database decides whether 30 seconds are over, so that two at the same moment mail one code.
  const written = await db
    .insertInto('identity.mailed_code')
    .values({ account_id: accountId, purpose, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'purpose'])
        .doUpdateSet(fresh)
        .where('identity.mailed_code.sent_at', '<=', now.subtract({ seconds: RESEND_SECONDS }).toString()),
    )
    .executeTakeFirst();
  if (!written.numInsertedOrUpdatedRows) {
    const last = await db
      .selectFrom('identity.mailed_code')
      .select('sent_at')
      .where('account_id', '=', accountId)
      .where('purpose', '=', purpose)
      .executeTakeFirst();
    return { sent: false, wait: secondsUntilResend(last?.sent_at, now) };
  }
  await sendMail(db, now, {
    to: address,
    secret: true,
    subject: 'Your code for Talaan',
    paragraphs: [
      purpose === 'sign-in' ? 'Type this code to sign in:' : 'Type this code to turn on codes by e-mail:',
      code,
      `It counts once, for ${LIFE_MINUTES} minutes. No one from the university will ever ask you for it. If you did not ask for it, someone knows your password: change it.`,
    ],
  });
  return { sent: true, wait: RESEND_SECONDS };
}
