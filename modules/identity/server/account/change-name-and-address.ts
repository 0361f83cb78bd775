import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import { recordChange } from '@talaan/kernel/server/audit.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import { invalid, tooManyTries } from '@talaan/kernel/server/errors.ts';
import { sendMail } from '@talaan/kernel/server/mail.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { accountInfo, type updateInfo as endpoint } from '../../contract/account.ts';
import { requirePassword } from '../require-password.ts';
import { hashCode } from '../second-factor/seal.ts';

type Given = z.output<typeof endpoint.body>;
const WAIT_SECONDS = 30;

/**
 * Changes one's name at once; another e-mail address waits for the code that is sent to it.
 * Errors: 422 on `name` where the personnel record gives it, on `email` and on `current_password`.
 */
export async function changeNameAndAddress(call: Call<unknown, Given, Given>): Promise<z.input<typeof endpoint.response>> {
  const { db, actor, query, body } = call;
  const given = accountInfo.parse({ ...query, ...body });
  if (given.name !== undefined && given.name !== actor.name) await rename(call, given.name);
  if (given.email !== undefined && given.email !== actor.email) await askForAddress(call, given.email, given.current_password);
  const user = await db
    .selectFrom('identity.account')
    .select(['id', 'email', 'name'])
    .where('id', '=', actor.accountId)
    .executeTakeFirstOrThrow();
  const waiting = await db.selectFrom('identity.email_change').select('email').where('account_id', '=', actor.accountId).executeTakeFirst();
  return {
    message: waiting ? `We have sent a code to ${waiting.email}. Enter it to change to that address.` : 'Your account has been updated.',
    user,
    email_waits: waiting?.email ?? null,
  };
}

async function rename({ db, actor, now, requestId }: Call, name: string): Promise<void> {
  if (actor.personnelId !== null) throw invalid({ name: ['Your name follows your personnel record. Ask HR to correct it there.'] });
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('identity.account').set({ name }).where('id', '=', actor.accountId).execute();
    await recordChange(
      { db: tx, actor, now, requestId },
      { action: 'change the name', subject: `account:${actor.accountId}`, before: { name: actor.name }, after: { name } },
    );
  });
}

async function askForAddress(call: Call, email: string, password: string | undefined): Promise<void> {
  const { db, actor, now } = call;
  if (!password) throw invalid({ current_password: ['Give your password to change the e-mail address.'] });
  await requirePassword(db, call, password, 'current_password');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const code_hash = await hashCode(call, code, `address:${actor.accountId}`);
  await db.transaction().execute((tx) => mailCode(tx, { email, code, code_hash }, { actor, now }));
}

async function mailCode(
  db: Database,
  { email, code, code_hash }: { email: string; code: string; code_hash: Buffer },
  { actor, now }: Pick<Call, 'actor' | 'now'>,
): Promise<void> {
  const values = { email, code_hash, tries: 0, asked_at: now.toString() };
  const kept = await db
    .insertInto('identity.email_change')
    .values({ account_id: actor.accountId, ...values })
    .onConflict((clash) =>
      clash
        .column('account_id')
        .doUpdateSet(values)
        .where('identity.email_change.asked_at', '<=', now.subtract({ seconds: WAIT_SECONDS }).toString()),
    )
    .executeTakeFirst();
  if (!kept.numInsertedOrUpdatedRows) throw tooManyTries(`A code has just been sent. Please wait ${WAIT_SECONDS} seconds.`, WAIT_SECONDS);
  // Whether the address belongs to somebody is told to its owner alone.
  const taken = await db.selectFrom('identity.account').select('id').where('email', '=', email).executeTakeFirst();
  await sendMail(db, now, {
    to: email,
    secret: true,
    subject: taken ? 'Somebody tried to use your e-mail address' : 'Your code for Talaan',
    paragraphs: taken
      ? ['Somebody tried to change the e-mail address of another account to yours. Nothing has changed, and you need not do anything.']
      : [`Enter the code ${code} in Account settings to change your account to this address. It holds for 30 minutes.`],
  });
}
