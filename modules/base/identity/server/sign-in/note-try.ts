import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Visit } from './open-session.ts';

export type Outcome = 'wrong_password' | 'suspended' | 'password_right' | 'wrong_code' | 'signed_in';

const DEVICE_LENGTH = 300;

/** As much of a browser's name for itself as is kept. */
export function deviceOf({ device }: Visit): string {
  return device.slice(0, DEVICE_LENGTH);
}

/** Writes a step of a sign-in into the history of an account. */
export async function noteTry(db: Database, accountId: number, visit: Visit, outcome: Outcome): Promise<void> {
  await sql`
    insert into identity.sign_in_try (at, email, account_id, address, network, device, outcome)
    select ${visit.now.toString()}::timestamptz, email, id, ${visit.address}, ${visit.network}, ${deviceOf(visit)}, ${outcome}
    from identity.account where id = ${accountId}`.execute(db);
}
