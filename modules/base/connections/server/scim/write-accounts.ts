import { sql } from 'kysely';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import {
  joinProvisioned,
  lockAccount,
  nameAccount,
  openAccount,
  peopleOfAccounts,
  provisionAccount,
  suspendAccount,
} from '@talaan/identity/server/public.ts';
import { nameOf } from '../../rules/directory-request.ts';
import { ENTERPRISE, scimError } from './library.ts';
import { findAccount, type ScimCall } from './read-accounts.ts';

/** A user as the library has read it. */
export interface WantedUser {
  externalId?: string;
  userName: string;
  displayName?: string;
  name?: { formatted?: string; givenName?: string; familyName?: string };
  active?: boolean;
  [ENTERPRISE]?: { employeeNumber?: string };
}

/** Makes an account, or takes one up again that this directory deleted. Errors: 400, 403, 409 for a taken address, number or external id. */
export async function addUser(call: ScimCall, wanted: WantedUser): Promise<number> {
  const email = addressOf(wanted);
  const deleted = await deletedAccount(call, email);
  if (deleted !== null) {
    await call.db
      .updateTable('connections.directory_account')
      .set({ deleted_at: null })
      .where('directory_id', '=', call.actor.accountId)
      .where('account_id', '=', deleted)
      .execute();
    await changeUser(call, deleted, wanted);
    return deleted;
  }
  const person = await personOf(call, wanted);
  const id = await provisionAccount(call, { email, name: person?.name ?? nameOf(wanted), person });
  await keep(call, id, wanted);
  if (wanted.active === false) await suspend(call, { id, personnel_id: person?.id ?? null });
  return id;
}

/** Makes an account what the directory says. Errors: 400, 403 for one that it may not change, 404, 409. */
export async function changeUser(call: ScimCall, id: number, wanted: WantedUser): Promise<void> {
  const account = await lockForChange(call, id);
  const seen = await findAccount(call, id);
  const number = wanted[ENTERPRISE]?.employeeNumber?.trim();
  if (account.personnel_id !== null && number && number !== seen.idno)
    throw scimError(400, 'mutability', `The account is that of employee ${seen.idno}. Another person is joined to it in Talaan.`);
  // How a person is called stands in the record, which HR keeps.
  const named = { email: addressOf(wanted), name: account.personnel_id === null ? nameOf(wanted) : account.name };
  if (named.email !== account.email) await requirePlainAccount(call, account);
  if (named.email !== account.email || named.name !== account.name) await nameAccount(call, account, named);
  const person = account.personnel_id === null ? await personOf(call, wanted) : null;
  if (person) await joinProvisioned(call, id, person);
  await keep(call, id, wanted);
  if (wanted.active === false && account.suspended_at === null) await suspend(call, account);
  if (wanted.active !== false && account.suspended_at !== null) await lift(call, account);
}

/** Suspends the account, which the directory does not see any more until it adds it again. Errors: 403, 404. */
export async function deleteUser(call: ScimCall, id: number): Promise<void> {
  const account = await lockForChange(call, id);
  const seen = await findAccount(call, id);
  await keep(call, id, { userName: seen.email, name: { givenName: seen.given_name, familyName: seen.family_name } });
  if (account.suspended_at === null) await suspend(call, account);
  await call.db
    .updateTable('connections.directory_account')
    .set({ deleted_at: call.now.toString() })
    .where('directory_id', '=', call.actor.accountId)
    .where('account_id', '=', id)
    .execute();
}

/** Errors: 404; 403 for who looks after accounts and roles: they are administrators' alone, so that no directory locks all of them out. */
async function lockForChange(call: ScimCall, id: number) {
  const account = await lockAccount(call.db, id);
  if (!account) throw scimError(404, null, `There is no user ${id}.`);
  const { rows } = await sql`
    select from identity.account_role_view h join identity.role_group_view g on g.role_id = h.role_id
    where h.account_id = ${id} and g.group_name in ('ADMIN', 'USERS', 'ROLES') and h.during && daterange(${call.today}::date, null) limit 1`.execute(
    call.db,
  );
  if (rows.length > 0)
    throw scimError(403, null, `${account.name} looks after accounts or roles. Such accounts are changed in Talaan alone.`);
  return account;
}

/**
 * By its address an account is opened, through a forgotten password: that of who reads or decides beyond the own record is changed in Talaan.
 * Error: 403.
 */
async function requirePlainAccount({ db, today }: ScimCall, { id, name }: Locked): Promise<void> {
  const { rows } = await sql`
    select from identity.account_role_view h
    where h.account_id = ${id} and h.scope <> 'self' and h.during && daterange(${today}::date, null) limit 1`.execute(db);
  if (rows.length > 0) throw scimError(403, null, `${name} holds roles beyond the own record. Such an address is changed in Talaan alone.`);
}

type Locked = Awaited<ReturnType<typeof lockForChange>>;

async function suspend(call: ScimCall, account: Pick<Locked, 'id' | 'personnel_id'>): Promise<void> {
  await suspendAccount(call, account, `Not active in ${call.actor.name}.`);
  await noteSuspension(call, account.id, call.now.toString());
}

/** Error: 403 where someone else suspended it. */
async function lift(call: ScimCall, account: Locked): Promise<void> {
  const { rows } = await sql`
    select from connections.directory_account
    where directory_id = ${call.actor.accountId} and account_id = ${account.id} and suspended_at = ${account.suspended_at}`.execute(
    call.db,
  );
  if (rows.length === 0) throw scimError(403, null, `${account.name} was suspended in Talaan, which lifts it.`);
  await openAccount(call, account);
  await noteSuspension(call, account.id, null);
}

function noteSuspension({ db, actor }: ScimCall, id: number, at: string | null) {
  return db
    .updateTable('connections.directory_account')
    .set({ suspended_at: at })
    .where('directory_id', '=', actor.accountId)
    .where('account_id', '=', id)
    .execute();
}

/** What the directory calls the account. */
async function keep({ db, actor }: ScimCall, id: number, { externalId, name }: WantedUser): Promise<void> {
  const called = { external_id: externalId || null, given_name: name?.givenName ?? '', family_name: name?.familyName ?? '' };
  await db
    .insertInto('connections.directory_account')
    .values({ directory_id: actor.accountId, account_id: id, ...called })
    .onConflict((conflict) => conflict.columns(['directory_id', 'account_id']).doUpdateSet(called))
    .execute();
}

/** The person with the employee number that is named; null where none is. Error: 400 for a number that nobody has. */
async function personOf({ server, db, today }: ScimCall, wanted: WantedUser) {
  const number = wanted[ENTERPRISE]?.employeeNumber?.trim();
  if (!number) return null;
  const person = await contributed(server, peopleOfAccounts).readPersonToJoin(db, { idno: number }, today);
  if (!person) throw scimError(400, 'invalidValue', `No employee has the number ${number}.`);
  return person;
}

/** Error: 400 for what is no address. */
function addressOf({ userName }: WantedUser): string {
  const email = userName.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > 254)
    throw scimError(400, 'invalidValue', 'userName is the e-mail address by which the person signs in.');
  return email;
}

async function deletedAccount({ db, actor }: { db: Database; actor: ScimCall['actor'] }, email: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select a.id from connections.directory_account d join identity.account_view a on a.id = d.account_id
    where d.directory_id = ${actor.accountId} and d.deleted_at is not null and a.email = ${email}`.execute(db);
  return rows[0]?.id ?? null;
}
