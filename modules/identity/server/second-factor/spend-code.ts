import { timingSafeEqual } from 'node:crypto';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { readTypedCode, TRIES } from '../../rules/challenge.ts';
import type { FactorMethod } from '../../contract/sign-in.ts';
import type { CodePurpose } from './mail-code.ts';
import { hashCode } from './seal.ts';
import { openSecret, stepOf } from './totp.ts';

type House = Pick<Call, 'server' | 'db' | 'now'>;

/** Takes a code for good if it is right, by whichever of the account's methods it belongs to: no code counts twice. */
export async function spendCode(
  house: House,
  accountId: number,
  typed: string,
  methods: readonly FactorMethod[],
): Promise<FactorMethod | null> {
  const { kind, code } = readTypedCode(typed);
  if (kind === 'recovery') return methods.includes('recovery') && (await spendRecoveryCode(house, accountId, code)) ? 'recovery' : null;
  if (kind === 'neither') return null;
  if (methods.includes('app') && (await spendAppCode(house, accountId, code))) return 'app';
  return methods.includes('email') && (await spendMailedCode(house, accountId, 'sign-in', code)) ? 'email' : null;
}

/** The database moves the last time step on, only forward: of two calls with one code, one finds it moved already. */
export async function spendAppCode(house: House, accountId: number, code: string): Promise<boolean> {
  const { db } = house;
  const app = await db.selectFrom('identity.authenticator').select('sealed_secret').where('account_id', '=', accountId).executeTakeFirst();
  if (!app) return false;
  const step = stepOf(await openSecret(house, accountId, app.sealed_secret), code);
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

export async function spendMailedCode(house: House, accountId: number, purpose: CodePurpose, code: string): Promise<boolean> {
  const { db, now } = house;
  const mailed = await db
    .updateTable('identity.mailed_code')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('tries', '<', TRIES)
    .where('expires_at', '>', now.toString())
    .returning('code_hash')
    .executeTakeFirst();
  if (!mailed || !timingSafeEqual(mailed.code_hash, await hashCode(house, code, `${purpose}:${accountId}`))) return false;
  await db.deleteFrom('identity.mailed_code').where('account_id', '=', accountId).where('purpose', '=', purpose).execute();
  return true;
}

async function spendRecoveryCode(house: House, accountId: number, code: string): Promise<boolean> {
  const spent = await house.db
    .updateTable('identity.recovery_code')
    .set({ used_at: house.now.toString() })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', await hashCode(house, code, `recovery:${accountId}`))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return spent.numUpdatedRows > 0n;
}
