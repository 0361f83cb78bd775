import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { sendMail } from '@talaan/kernel/server/mail/mail.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { forgetRememberedBrowsers } from '../known-browsers.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';

type Owner = Pick<Call, 'server' | 'db' | 'actor' | 'now' | 'requestId'>;

const NAMES = { app: 'The authenticator app', email: 'Codes by e-mail' };
export type Factor = keyof typeof NAMES;

/** What follows from a factor that was turned on; returns the recovery codes where it is the first one. */
export async function afterTurningOn(call: Owner, factor: Factor): Promise<string[]> {
  await notifyAndRecord(call, factor, 'on');
  const { db, actor } = call;
  const kept = await db
    .selectFrom('identity.recovery_code')
    .select('code_hash')
    .where('account_id', '=', actor.accountId)
    .limit(1)
    .execute();
  return kept.length ? [] : renewRecoveryCodes(call, actor.accountId);
}

/** What follows from a factor that was turned off; with the last one the recovery codes go too. */
export async function afterTurningOff(call: Owner, factor: Factor): Promise<void> {
  await notifyAndRecord(call, factor, 'off');
  await dropIdleRecoveryCodes(call.db, call.actor.accountId);
}

/** The other sessions may be somebody else's: they end, and every browser is asked for a code again. */
async function notifyAndRecord(call: Owner, factor: Factor, turned: 'on' | 'off'): Promise<void> {
  const { db, actor, now } = call;
  await db.deleteFrom('identity.session').where('account_id', '=', actor.accountId).where('token_hash', '!=', actor.tokenHash).execute();
  await forgetRememberedBrowsers(db, actor.accountId);
  await recordChange(call, {
    action: `turn ${turned} a second factor`,
    subject: `account:${actor.accountId}`,
    personnelId: actor.personnelId,
    after: { factor, is_on: turned === 'on' },
  });
  await sendMail(db, now, {
    to: actor.email,
    subject: `${NAMES[factor]} ${factor === 'app' ? 'was' : 'were'} turned ${turned}`,
    paragraphs: [
      `${NAMES[factor]} as the second step of your sign-in ${factor === 'app' ? 'was' : 'were'} turned ${turned}. Your other sessions have ended.`,
      'If this was not you, change your password at once, and notify the administrator.',
    ],
  });
}

async function dropIdleRecoveryCodes(db: Database, accountId: number): Promise<void> {
  await sql`
    delete from identity.recovery_code where account_id = ${accountId}
      and not exists (select from identity.authenticator where account_id = ${accountId} and proven_at is not null)
      and not exists (select from identity.email_factor where account_id = ${accountId})`.execute(db);
}
