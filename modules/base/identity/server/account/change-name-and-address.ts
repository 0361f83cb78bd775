import { randomInt } from 'node:crypto';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, tooManyTries } from '@talaan/kernel/server/errors.ts';
import { sendMail } from '@talaan/kernel/server/mail/mail.ts';
import type { AnswerOf, BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import { accountInfo, type updateInfo as endpoint } from '../../contract/account.ts';
import { requirePassword } from '../require-password.ts';
import { hashCode } from '../second-factor/seal.ts';

type Given = BodyOf<typeof endpoint>;
const WAIT_SECONDS = 30;

/**
 * Changes one's name at once; another e-mail address waits for the code that is sent to it.
 * Errors: 422 on `name` where the personnel record gives it, on `email` and on `current_password`.
 */
export async function changeNameAndAddress(call: Call<unknown, Given, Given>): Promise<AnswerOf<typeof endpoint>> {
  const { server, db, actor, now, requestId, query, body } = call;
  const given = accountInfo.parse({ ...query, ...body });
  const name = given.name === actor.name ? undefined : given.name;
  const email = given.email === actor.email ? undefined : given.email;
  if (name !== undefined && actor.personnelId !== null)
    throw invalid({ name: ['Your name follows your personnel record. Ask HR to correct it there.'] });
  if (email !== undefined) await requireOwner(call, given.current_password);
  await db.transaction().execute(async (tx) => {
    if (name !== undefined) await rename({ db: tx, actor, now, requestId }, name);
    if (email !== undefined) await askForAddress({ server, db: tx, actor, now }, email);
  });
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

async function requireOwner(call: Call, password: string | undefined): Promise<void> {
  if (!password) throw invalid({ current_password: ['Enter your password to change the e-mail address.'] });
  await requirePassword(call.db, call, password, 'current_password');
}

async function rename(call: Pick<Call, 'db' | 'actor' | 'now' | 'requestId'>, name: string): Promise<void> {
  const { db, actor } = call;
  await db.updateTable('identity.account').set({ name }).where('id', '=', actor.accountId).execute();
  await recordChange(call, {
    action: 'change the name',
    subject: `account:${actor.accountId}`,
    before: { name: actor.name },
    after: { name },
  });
}

async function askForAddress(call: Pick<Call, 'server' | 'db' | 'actor' | 'now'>, email: string): Promise<void> {
  const { db, actor, now } = call;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const values = { email, code_hash: await hashCode(call, code, `address:${actor.accountId}`), tries: 0, asked_at: now.toString() };
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
    subject: taken ? 'An attempt to use your e-mail address' : 'Your code for Talaan',
    paragraphs: taken
      ? [
          'There was an attempt to change the e-mail address of another account to yours. Nothing has changed, and you need not do anything.',
        ]
      : [`Enter the code ${code} in Account settings to change your account to this address. It is valid for 30 minutes.`],
  });
}
