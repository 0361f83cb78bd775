import { sql } from 'kysely';
import type { ReadRow } from '@talaan/imports/rules/read-rows.ts';
import { countRows, importSource, type Asking, type Imports } from '@talaan/imports/server/public.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { userImports } from '../../contract/user-imports.ts';
import { judgeUsers, type AccountHere, type HeldHere, type UserGround, type UserPlan } from '../../rules/user-import/judge-users.ts';
import { userFields, type UserValues } from '../../rules/user-import/user-fields.ts';
import { peopleOfAccounts } from '../needs.ts';
import { writeUsers } from './write-users.ts';

/** Accounts with their roles. Nothing is mailed: they are invited afterwards. */
const userSource = importSource<UserValues, unknown, UserGround, UserPlan>({
  section: 'users',
  title: 'Users',
  fields: userFields,
  about: 'email',
  named: 'Name',
  ground: readGround,
  plan: (rows, ground) =>
    judgeUsers(rows, ground).map(({ known, ...judged }) => ({ ...judged, subjectId: known?.id ?? null, isNew: known === null })),
  write: writeUsers,
  undo: {
    subject: 'identity.account',
    // The account itself has the digest of a password, which an import does not copy.
    tables: [{ table: 'identity.account_role', column: 'account_id', inPlace: true }],
    refuse: async ({ db }, subjects) =>
      findUsed(
        db,
        subjects.flatMap(({ id, isAdded }) => (isAdded ? [id] : [])),
      ),
  },
  step: {
    place: 100,
    brings: 'Accounts with their roles. Nothing is mailed until they are invited.',
    noun: ['account', 'accounts'],
    count: countRows(sql<{ here: number }>`select count(*) as here from identity.account`),
  },
  screen: '/settings/admin/users/import',
  next: [
    { label: 'Invite those who are on record', to: '/settings/admin/invitations?state=none' },
    { label: 'Open the users who have not signed in yet', to: '/settings/admin/users?state=invited' },
  ],
});

export const userSpreadsheets: Imports = { calls: userImports, sources: [userSource] };

async function readGround({ server, db, today, account, lock }: Asking, rows: readonly ReadRow<UserValues>[]): Promise<UserGround> {
  const given = (field: 'email' | 'idno') => [...new Set(rows.flatMap(({ values }) => values[field] ?? []))];
  const people = await contributed(server, peopleOfAccounts).findByNumbers(db, given('idno'));
  if (lock) await sql`lock table identity.account_role in share row exclusive mode`.execute(db);
  const { rows: accounts } = await sql<AccountHere>`
    select id, email, name, personnel_id from identity.account where email = any(${given('email')}::text[])
      or personnel_id = any(${[...people.values()].map(({ id }) => id)}::integer[]) order by id`.execute(db);
  return {
    today,
    importer: account,
    accounts,
    people,
    held: await readHeld(
      db,
      accounts.map(({ id }) => id),
      today,
    ),
    roles: await db.selectFrom('identity.role').select(['id', 'name']).orderBy('name').execute(),
    offices: await db.selectFrom('organization.office_view').select(['id', 'fullname', 'acronym', 'campus_id']).execute(),
    campuses: await db.selectFrom('organization.campus_view').select(['id', 'name', 'acronym']).orderBy('id').execute(),
  };
}

async function readHeld(db: Database, accountIds: readonly number[], today: string): Promise<HeldHere[]> {
  const { rows } = await sql<HeldHere>`
    select account_id, role_id, scope, office_id, campus_id, lower(during)::text as from, upper(during)::text as until
    from identity.account_role where account_id = any(${[...accountIds]}::integer[]) and during && daterange(${today}::date, null)
    order by id`.execute(db);
  return rows;
}

/** New accounts that someone has begun to use. */
async function findUsed(db: Database, added: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number }>`
    select a.id from identity.account a where a.id = any(${[...added]}::integer[])
      and (a.password_hash is not null or exists (select from identity.sign_in_try t where t.account_id = a.id and t.outcome = 'signed_in'))`.execute(
    db,
  );
  return new Map(rows.map(({ id }) => [id, 'the account is in use']));
}
