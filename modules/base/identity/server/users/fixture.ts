import { sql } from 'kysely';
import type { Caller, TestApp } from '@talaan/testing/app.ts';
import { listRoles } from '../../contract/roles.ts';

/** The number of the account of a demo address. */
export async function accountOf(app: TestApp, who: string): Promise<number> {
  const { id } = await app.server.db
    .selectFrom('identity.account')
    .select('id')
    .where('email', '=', `${who}@talaan.example`)
    .executeTakeFirstOrThrow();
  return id;
}

export async function personOf(app: TestApp, who: string): Promise<number> {
  const { personnel_id } = await app.server.db
    .selectFrom('identity.account')
    .select('personnel_id')
    .where('email', '=', `${who}@talaan.example`)
    .executeTakeFirstOrThrow();
  return personnel_id!;
}

export async function roleCalled(app: TestApp, name: string): Promise<number> {
  const { body } = await (await app.as('admin')).call(listRoles, { query: { per_page: 999 } });
  return body.roles.find((role) => role.name === name)!.id;
}

/** ActingPerson's tab that views Talaan as the account of this number. */
export function viewingAs(viewer: Caller, accountId: number): Caller['call'] {
  return (endpoint, input) => viewer.call(endpoint, { ...input, headers: { 'x-view-as': String(accountId) } });
}

export async function auditOf(app: TestApp, action: string) {
  const { rows } = await sql<{ account_id: number; on_behalf_of: number | null; personnel_id: number | null; subject: string }>`
    select account_id, on_behalf_of, personnel_id, subject from kernel.audit_event where action = ${action} order by id`.execute(
    app.server.db,
  );
  return rows;
}
