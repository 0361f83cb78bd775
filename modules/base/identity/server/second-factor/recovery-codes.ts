import { randomInt } from 'node:crypto';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { inGroups, RECOVERY_SIGNS } from '../../rules/challenge.ts';
import { hashCode } from './seal.ts';

const COUNT = 10;
const LENGTH = 12;

/** Ten new codes in place of the old ones; only their hashes stay. */
export async function renewRecoveryCodes(call: Pick<Call, 'server' | 'db'>, accountId: number): Promise<string[]> {
  const { db } = call;
  const codes = Array.from({ length: COUNT }, makeCode);
  const hashes = await Promise.all(codes.map((code) => hashCode(call, code, `recovery:${accountId}`)));
  await db.deleteFrom('identity.recovery_code').where('account_id', '=', accountId).execute();
  await db
    .insertInto('identity.recovery_code')
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash })))
    .execute();
  return codes.map(inGroups);
}

function makeCode(): string {
  return Array.from({ length: LENGTH }, () => RECOVERY_SIGNS[randomInt(RECOVERY_SIGNS.length)]).join('');
}
