import { sql } from 'kysely';
import { NOBODY } from '@talaan/kernel/server/actor.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { sendMails } from '@talaan/kernel/server/mail/mail.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import { ADMINISTRATOR } from '../../rules/ready-roles.ts';
import { keepersOfAll } from '../keepers-of-all.ts';
import { keeperNotices } from '../needs.ts';
import { issueResetLink } from '../password-reset/issue-reset-link.ts';
import { lockAdministratorRole } from './administrator-role.ts';

/** How long the printed address works. */
const LINK_MINUTES = 60;

interface Wanted {
  /** Trimmed and in lower case. */
  email: string;
  /** Turns the app and mailed codes off, where the phone is lost as well. */
  withoutSecondFactor: boolean;
}

export interface RestoredAdministrator {
  /** What was done, each a sentence; empty where the account was Administrator already. */
  done: string[];
  /** Where a password is chosen, once, within an hour. */
  address: string;
  /** Whether the second factor will be asked for at sign-in. */
  hasSecondFactor: boolean;
}

/**
 * Makes an account Administrator over the whole university, or an administrator's account usable again, as those who run the server may:
 * only what is missing is changed. Writes the audit, and tells all administrators by bell and by mail.
 */
export function restoreAdministrator(
  server: Pick<Server, 'db' | 'clock' | 'settings' | 'modules'>,
  wanted: Wanted,
): Promise<RestoredAdministrator> {
  return server.db.transaction().execute(async (db) => {
    const now = server.clock.now();
    const today = server.clock.today();
    // As the first administrator and the last one are: two runs follow each other.
    const roleId = await lockAdministratorRole(db);
    const account = (await findAccount(db, wanted.email)) ?? (await makeAccount(db, wanted.email, now));
    const done = [
      ...(account.isNew ? ['The account was made.'] : []),
      ...(await liftSuspension(db, account)),
      ...(await holdRole(db, account.id, roleId, today)),
      ...(wanted.withoutSecondFactor ? await removeSecondFactor(db, account.id) : []),
    ];
    const address = await issueResetLink(db, server, account.id, LINK_MINUTES);
    await recordChange(
      { db, actor: NOBODY, now, requestId: 'npm run administrator' },
      {
        action: 'restore an administrator',
        subject: `identity.account:${account.id}`,
        personnelId: account.personnel_id,
        after: { email: wanted.email, done },
      },
    );
    await notifyAdministrators(server, db, { ...wanted, done });
    return { done, address, hasSecondFactor: await hasSecondFactor(db, account.id) };
  });
}

interface Account {
  id: number;
  personnel_id: number | null;
  suspended_at: string | null;
  isNew: boolean;
}

async function findAccount(db: Database, email: string): Promise<Account | undefined> {
  const found = await db
    .selectFrom('identity.account')
    .select(['id', 'personnel_id', 'suspended_at'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  return found && { ...found, isNew: false };
}

/** Its owner writes their name under Account settings. */
async function makeAccount(db: Database, email: string, now: Temporal.Instant): Promise<Account> {
  const { id } = await db
    .insertInto('identity.account')
    .values({ email, name: email.slice(0, email.lastIndexOf('@')), created_at: now.toString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, personnel_id: null, suspended_at: null, isNew: true };
}

async function liftSuspension(db: Database, { id, suspended_at }: Account): Promise<string[]> {
  if (suspended_at === null) return [];
  await db.updateTable('identity.account').set({ suspended_at: null, suspended_because: null }).where('id', '=', id).execute();
  return ['The suspension was lifted.'];
}

/** From today on without an end. */
async function holdRole(db: Database, accountId: number, roleId: number, today: string): Promise<string[]> {
  const held = db
    .selectFrom('identity.account_role')
    .where('account_id', '=', accountId)
    .where('role_id', '=', roleId)
    .where('scope', '=', 'all');
  const lasting = await held
    .select('id')
    .where(sql<boolean>`during @> ${today}::date and upper_inf(during)`)
    .executeTakeFirst();
  if (lasting) return [];
  const passing = held.select('id').where(sql<boolean>`during && daterange(${today}::date, null)`);
  await db
    .deleteFrom('identity.account_role')
    .where('id', 'in', passing.where(sql<boolean>`lower(during) >= ${today}::date`))
    .execute();
  await db
    .updateTable('identity.account_role')
    .set({ during: sql`daterange(lower(during), ${today}::date)` })
    .where('id', 'in', passing)
    .execute();
  await db
    .insertInto('identity.account_role')
    .values({ account_id: accountId, role_id: roleId, scope: 'all', during: sql`daterange(${today}::date, null)` })
    .execute();
  return [`The role ${ADMINISTRATOR} over the whole university was given.`];
}

async function removeSecondFactor(db: Database, accountId: number): Promise<string[]> {
  let removed = false;
  for (const table of ['identity.authenticator', 'identity.email_factor', 'identity.recovery_code'] as const) {
    const { numDeletedRows } = await db.deleteFrom(table).where('account_id', '=', accountId).executeTakeFirst();
    removed ||= numDeletedRows > 0;
  }
  return removed ? ['The second factor was removed.'] : [];
}

async function hasSecondFactor(db: Database, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    select from identity.authenticator where account_id = ${accountId} and proven_at is not null
    union all select from identity.email_factor where account_id = ${accountId}`.execute(db);
  return rows.length > 0;
}

async function notifyAdministrators(
  server: Pick<Server, 'clock' | 'modules'>,
  db: Database,
  { email, done }: Pick<Wanted, 'email'> & { done: readonly string[] },
): Promise<void> {
  const now = server.clock.now();
  const today = server.clock.today();
  const title = 'An administrator was restored on the server';
  const said = [
    `${email} was restored as administrator with the command "npm run administrator" on the server, on ${localTime(now.toString())}.`,
    ...done,
  ];
  await contributed(server, keeperNotices)({ db, now, today }, 'ADMIN', {
    title,
    description: said.join(' '),
    link: '/settings/admin/users',
  });
  const administrators = await db
    .selectFrom('identity.account')
    .select('email')
    .where('id', 'in', [0, ...(await keepersOfAll(db, 'ADMIN', today))])
    .execute();
  await sendMails(
    db,
    now,
    administrators.map(({ email: to }) => ({
      to,
      subject: title,
      paragraphs: [said.join(' '), 'If none of you asked for this, find out who has access to the server, and suspend the account.'],
      link: { label: 'See the users', address: '/settings/admin/users' },
    })),
  );
}
