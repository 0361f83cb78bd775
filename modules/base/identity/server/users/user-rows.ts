import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportUsers, listUsers, type User } from '../../contract/users.ts';
import { peopleOfAccounts } from '../needs.ts';
import { IDLE_HOURS } from '../session-limits.ts';

export interface FoundUser extends Omit<User, 'number'> {
  personnel_id: number | null;
}

/** Accounts `a` with the roles that they hold today and when they signed in last. */
export function usersOn(today: string): RawBuilder<unknown> {
  return sql`identity.account a
    cross join lateral (
      select coalesce(array_agg(distinct r.name order by r.name), '{}') as roles,
        count(distinct r.id) = 1 and bool_and(lower(r.name) = 'applicant') as applicant_only
      from identity.account_role h join identity.role r on r.id = h.role_id where h.account_id = a.id and h.during @> ${today}::date) held
    cross join lateral (
      select max(t.at) as last_sign_in from identity.sign_in_try t where t.account_id = a.id and t.outcome = 'signed_in') seen`;
}

/** Invited are those who can sign in by nothing yet. */
const state = sql<User['state']>`case when a.suspended_at is not null then 'suspended'
  when a.password_hash is null and seen.last_sign_in is null then 'invited' else 'active' end`;

/** Whether account `a` has a session that is still open at a moment. */
export function isSignedIn(now: Temporal.Instant): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from identity.session s where s.account_id = a.id
    and s.last_seen_at > ${now.subtract({ hours: IDLE_HOURS }).toString()}::timestamptz)`;
}

/** Whether account `a` asks for more than a password, or signs in by a passkey. */
export const hasSecondFactor = sql<SqlBool>`(exists (select from identity.authenticator t where t.account_id = a.id and t.proven_at is not null)
  or exists (select from identity.email_factor f where f.account_id = a.id) or exists (select from identity.passkey k where k.account_id = a.id))`;

export const USER_COLUMNS = {
  id: 'a.id',
  name: 'a.name',
  email: 'a.email',
  personnel_id: 'a.personnel_id',
  state,
  roles: 'held.roles',
  applicant_only: 'held.applicant_only',
  last_sign_in: 'seen.last_sign_in',
};

/** Of an account that is no person's: its last word is taken for the surname. */
const surnameFirst = sql<string>`kernel.plain(regexp_replace(a.name, '^(.*) (\\S+)$', '\\2, \\1'))`;

const STATES = { active: 'Active', invited: 'Invited', suspended: 'Suspended' } as const;

export const userRows = rows(listUsers, exportUsers, 'users', ({ db, server, now, today }) => {
  const people = contributed(server, peopleOfAccounts);
  return {
    from: usersOn(today),
    columns: { ...USER_COLUMNS, avatar: 'a.avatar_path' },
    reach: sql`not a.is_service`,
    search: [sql`kernel.plain_names(a.name || ' ' || a.email)`, people.searchedAs('a.personnel_id')],
    sort: {
      name: sql`coalesce(${people.sortedAs('a.personnel_id')}, ${surnameFirst})`,
      email: 'a.email',
      last_sign_in: 'seen.last_sign_in',
    },
    unsorted: 'name',
    filters: {
      role: (role) =>
        sql`exists (select from identity.account_role h where h.account_id = a.id and h.role_id = ${role} and h.during @> ${today}::date)`,
      state: (wanted) => sql`${state} = ${wanted}`,
      has_person: (wanted) => sql`(a.personnel_id is not null) = ${wanted === 'yes'}`,
      signed_in: (wanted) => sql`${isSignedIn(now)} = ${wanted === 'yes'}`,
      second_factor: (wanted) => sql`${hasSecondFactor} = ${wanted === 'yes'}`,
      applicant_only: (wanted) => sql`coalesce(held.applicant_only, false) = ${wanted === 'yes'}`,
    },
    describe: async (found: (FoundUser & { avatar: string | null })[]) => {
      const ids = found.flatMap(({ personnel_id }) => personnel_id ?? []);
      const persons = await people.namePeople(db, ids, today);
      return found.map((row) => {
        const person = persons.get(row.personnel_id ?? 0);
        return { ...row, number: person?.idno ?? null, office_acronym: person?.acronym ?? null };
      });
    },
    sheet: {
      name: 'Users',
      cells: {
        Name: (row) => row.name,
        'E-mail': (row) => row.email,
        'Employee number': (row) => row.number,
        Roles: (row) => row.roles.join(', '),
        State: (row) => STATES[row.state],
        'Last sign-in': (row) => row.last_sign_in && localTime(row.last_sign_in),
      },
    },
  };
});
