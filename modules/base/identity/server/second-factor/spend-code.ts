import { timingSafeEqual } from 'node:crypto';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { readTypedCode, TRIES } from '../../rules/challenge.ts';
import type { FactorMethod } from '../../contract/sign-in.ts';
import type { CodePurpose } from './mail-code.ts';
import { hashCode } from './seal.ts';
import { openSecret, stepOf } from './totp.ts';

type CallPart = Pick<Call, 'server' | 'db' | 'now'>;

/** Takes a code for good if it is right, by whichever of the account's methods it belongs to: no code counts twice. */
export async function spendCode(
  call: CallPart,
  accountId: number,
  typed: string,
  methods: readonly FactorMethod[],
): Promise<FactorMethod | null> {
  const { kind, code } = readTypedCode(typed);
  if (kind === 'recovery') return methods.includes('recovery') && (await spendRecoveryCode(call, accountId, code)) ? 'recovery' : null;
  if (kind === 'neither') return null;
  if (methods.includes('app') && (await spendAppCode(call, accountId, code))) return 'app';
  return methods.includes('email') && (await spendMailedCode(call, accountId, 'sign-in', code)) ? 'email' : null;
}

/** The database moves the last time step on, only forward: of two calls with one code, one finds it moved already. */
export async function spendAppCode(call: CallPart, accountId: number, code: string): Promise<boolean> {
  const { db } = call;
  const app = await db.selectFrom('identity.authenticator').select('sealed_secret').where('account_id', '=', accountId).executeTakeFirst();
  if (!app) return false;
  const step = stepOf(await openSecret(call, accountId, app.sealed_secret), code);
  if (step === null) return false;
  const moved = await db
    .updateTable('identity.authenticator')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('sealed_secret', '=', app.sealed_secret)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

export async function spendMailedCode(call: CallPart, accountId: number, purpose: CodePurpose, code: string): Promise<boolean> {
  const { db, now } = call;
  const mailed = await db
    .updateTable('identity.mailed_code')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('tries', '<', TRIES)
    .where('expires_at', '>', now.toString())
    .returning('code_hash')
    .executeTakeFirst();
  if (!mailed || !timingSafeEqual(mailed.code_hash, await hashCode(call, code, `${purpose}:${accountId}`))) return false;
  await db.deleteFrom('identity.mailed_code').where('account_id', '=', accountId).where('purpose', '=', purpose).execute();
  return true;
}

async function spendRecoveryCode(call: CallPart, accountId: number, code: string): Promise<boolean> {
  const spent = await call.db
    .updateTable('identity.recovery_code')
    .set({ used_at: call.now.toString() })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', await hashCode(call, code, `recovery:${accountId}`))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return spent.numUpdatedRows > 0n;
}
