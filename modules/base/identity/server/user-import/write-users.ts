import { sql } from 'kysely';
import type { Accepted, Writing, Written } from '@talaan/imports/server/public.ts';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import type { UserPlan } from '../../rules/user-import/judge-users.ts';
import type { UserValues } from '../../rules/user-import/user-fields.ts';

type Row = Accepted<UserValues, UserPlan>;

/** Makes the new accounts, without a password and without a mail, and gives the roles, set by set. */
export async function writeUsers(writing: Writing, rows: readonly Row[]): Promise<Written> {
  const made = await makeAccounts(writing, rows);
  await giveRoles(writing, rows, ({ plan: { account, email } }) => ('id' in account ? account.id : made.get(email)!));
  return {
    added: rows.flatMap(({ row, plan, personnelId }) =>
      'id' in plan.account ? [] : [{ line: row.line, id: made.get(plan.email)!, personnelId }],
    ),
  };
}

/** The numbers of the new accounts, by address. */
async function makeAccounts(writing: Writing, rows: readonly Row[]): Promise<Map<string, number>> {
  const accounts = new Map(
    rows.flatMap(({ plan: { account, email } }) => ('id' in account ? [] : [[email, { email, ...account }] as const])),
  );
  const { rows: made } = await sql<{ id: number; email: string; personnel_id: number | null }>`
    insert into identity.account (email, name, personnel_id) select email, name, personnel_id
    from jsonb_to_recordset(${JSON.stringify([...accounts.values()])}::jsonb) as n(email text, name text, personnel_id integer)
    returning id, email, personnel_id`.execute(writing.db);
  await recordChanges(
    writing,
    made.map(({ id, email, personnel_id: personnelId }) => ({
      action: 'add a user by import',
      subject: `identity.account:${id}`,
      personnelId,
      after: accounts.get(email),
    })),
  );
  return new Map(made.map(({ id, email }) => [email, id]));
}

async function giveRoles(writing: Writing, rows: readonly Row[], accountOf: (row: Row) => number): Promise<void> {
  const grants = rows.flatMap((row) =>
    row.plan.grant ? [{ ...row.plan.grant, account_id: accountOf(row), personnelId: row.personnelId }] : [],
  );
  await sql`insert into identity.account_role (account_id, role_id, scope, office_id, campus_id, during)
    select account_id, role_id, scope, office_id, campus_id, daterange("from", "to", '[]')
    from jsonb_to_recordset(${JSON.stringify(grants)}::jsonb)
      as g(account_id integer, role_id integer, scope text, office_id integer, campus_id integer, "from" date, "to" date)`.execute(
    writing.db,
  );
  await recordChanges(
    writing,
    grants.map(({ account_id: id, personnelId, role, scope, office_id, campus_id, from, to }) => ({
      action: 'assign a role',
      subject: `identity.account:${id}`,
      personnelId,
      after: { role, scope, office_id, campus_id, from, to },
    })),
  );
}
