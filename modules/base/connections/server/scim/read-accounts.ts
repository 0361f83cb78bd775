import { sql } from 'kysely';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { peopleOfAccounts } from '@talaan/identity/server/public.ts';
import type { Condition } from './filter-accounts.ts';
import { BASE, ENTERPRISE, Schemas, scimError } from './library.ts';

const VERSION = sql`coalesce((select max(e.id) from kernel.audit_event e where e.subject = 'identity.account:' || u.id), 0)`;

/** The call of a directory: who asks is its service account. */
export type ScimCall = Pick<Call, 'server' | 'db' | 'actor' | 'now' | 'today' | 'requestId'>;

export interface DirectoryAccount {
  id: number;
  email: string;
  name: string;
  personnel_id: number | null;
  is_active: boolean;
  external_id: string | null;
  given_name: string;
  family_name: string;
  /** The employee number. */
  idno: string | null;
  /** The number of the last change in the audit trail. */
  version: number;
}

/**
 * The accounts that the directory sees, as `u`: those of everyone who signs in, but for applicants and for what it deleted itself.
 */
function seen({ server, actor, today }: ScimCall) {
  const idno = contributed(server, peopleOfAccounts).numberOf('a.personnel_id');
  return sql`u as (
    select a.id, a.email, a.name, a.personnel_id, a.suspended_at is null as is_active, d.external_id, coalesce(d.given_name, '') as given_name,
      coalesce(d.family_name, '') as family_name, ${idno} as idno
    from identity.account_view a left join connections.directory_account d on d.account_id = a.id and d.directory_id = ${actor.accountId}
    where not a.is_service and d.deleted_at is null and not exists (
      select from identity.account_role_view h join identity.role_view r on r.id = h.role_id
      where h.account_id = a.id and r.name = 'Applicant' and h.during @> ${today}::date))`;
}

interface Page {
  offset: number;
  limit: number;
}

/** A page of the accounts that match, by their number, and how many do. */
export async function readAccounts(call: ScimCall, where: Condition, { offset, limit }: Page) {
  const { rows } = await sql<DirectoryAccount>`
    with ${seen(call)} select u.*, ${VERSION} as version from u where ${where} order by u.id offset ${offset} limit ${limit}`.execute(
    call.db,
  );
  const { rows: counted } = await sql<{ total: number }>`
    with ${seen(call)} select count(*)::integer as total from u where ${where}`.execute(call.db);
  return { accounts: rows, total: counted[0]!.total };
}

/** Error: 404. */
export async function findAccount(call: ScimCall, id: number): Promise<DirectoryAccount> {
  const { rows } = await sql<DirectoryAccount>`with ${seen(call)} select u.*, ${VERSION} as version from u where u.id = ${id}`.execute(
    call.db,
  );
  if (!rows[0]) throw scimError(404, null, `There is no user ${id}.`);
  return rows[0];
}

/** An account as the protocol shows it. */
export function toScimUser({ server }: Pick<Call, 'server'>, account: DirectoryAccount) {
  const { id, email, name, given_name, family_name, external_id, is_active, idno, version } = account;
  return new Schemas.User(
    {
      id: String(id),
      ...(external_id !== null && { externalId: external_id }),
      userName: email,
      displayName: name,
      name: { formatted: name, ...(given_name && { givenName: given_name }), ...(family_name && { familyName: family_name }) },
      active: is_active,
      emails: [{ value: email, type: 'work', primary: true }],
      ...(idno && { [ENTERPRISE]: { employeeNumber: idno } }),
      meta: { resourceType: 'User', version: etagOf(version) },
    },
    'out',
    `${server.settings.publicUrl}${BASE}/Users`,
  );
}

export function etagOf(version: number): string {
  return `W/"${version}"`;
}
