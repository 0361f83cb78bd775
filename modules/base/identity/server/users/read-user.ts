import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { HeldRole, UserDetail } from '../../contract/users.ts';
import { nameDevice } from '../account/name-device.ts';
import type { PeopleOfAccounts } from '../needs.ts';
import { IDLE_HOURS } from '../session-limits.ts';
import { mayViewAs } from './may-view-as.ts';
import { beyond, groupsOf } from './require-standing.ts';
import { saidScope, scopePlaces } from './format-scope.ts';
import { USER_COLUMNS, usersOn, type FoundUser } from './user-rows.ts';

type Found = FoundUser & Pick<UserDetail, 'suspended_at' | 'suspended_because' | 'created_at' | 'has_second_factor'>;

/** One account with its roles, past and coming ones too, and where it is signed in. */
export async function readUser(call: Call<{ id: number }>, people: PeopleOfAccounts): Promise<UserDetail> {
  const { db, actor, params, today } = call;
  const { rows } = await sql<Found>`
    select ${selected(USER_COLUMNS)}, a.suspended_at, a.suspended_because, a.created_at,
      exists (select from identity.authenticator t where t.account_id = a.id and t.proven_at is not null)
        or exists (select from identity.email_factor e where e.account_id = a.id) as has_second_factor
    from ${usersOn(today)} where a.id = ${params.id} and not a.is_service`.execute(db);
  const user = rows[0];
  if (!user) throw notFound('There is no such user.');
  const [held, acting_for, sessions, groups, persons, record] = await Promise.all([
    listHeldRoles(call),
    listActing(call, user.personnel_id),
    listSessionsOf(call),
    groupsOf(db, user.id, today),
    people.namePeople(db, user.personnel_id === null ? [] : [user.personnel_id], today),
    user.personnel_id === null ? null : people.readPersonToJoin(db, { id: user.personnel_id }, today),
  ]);
  const named = persons.get(user.personnel_id ?? 0);
  const person = named ? { ...named, email: record?.email ?? null } : null;
  const may_view_as = mayViewAs(actor) && user.id !== actor.accountId && beyond(actor, groups).length === 0;
  return { ...user, number: person?.idno ?? null, person, held, acting_for, sessions, may_view_as };
}

async function listHeldRoles({ db, params, today }: Call<{ id: number }>): Promise<HeldRole[]> {
  const { rows } = await sql<HeldRole>`
    select h.id, r.name as role, h.scope, ${saidScope} as over, lower(h.during) as from, upper(h.during) - 1 as to,
      case when h.during @> ${today}::date then 'current' when lower(h.during) > ${today}::date then 'coming' else 'past' end as state
    from identity.account_role h join identity.role r on r.id = h.role_id ${scopePlaces}
    where h.account_id = ${params.id} order by upper(h.during) desc nulls first, lower(h.during) desc, r.name`.execute(db);
  return rows;
}

async function listActing({ db, today }: Call<{ id: number }>, personnelId: number | null): Promise<UserDetail['acting_for']> {
  if (personnelId === null) return [];
  const { rows } = await sql<UserDetail['acting_for'][number]>`
    select o.fullname as department, upper(d.during) - 1 as until from organization.head_view d join organization.office_view o on o.id = d.office_id
    where d.personnel_id = ${personnelId} and d.is_acting and d.during @> ${today}::date order by o.tree_from`.execute(db);
  return rows;
}

const SESSIONS_SHOWN = 50;

async function listSessionsOf({ db, params, now }: Call<{ id: number }>): Promise<UserDetail['sessions']> {
  const rows = await db
    .selectFrom('identity.session')
    .select(['id', 'device', 'address', 'last_seen_at'])
    .where('account_id', '=', params.id)
    .where('last_seen_at', '>', now.subtract({ hours: IDLE_HOURS }).toString())
    .orderBy('last_seen_at', 'desc')
    .limit(SESSIONS_SHOWN)
    .execute();
  return rows.map((row) => ({ ...row, device: nameDevice(row.device ?? ''), address: row.address ?? '' }));
}
