import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { NOW } from './databases.ts';

/** Signs people in who have no account yet, each with the role of an employee; the token of each. */
export async function signInPeople(pool: pg.Pool, people: readonly number[]): Promise<string[]> {
  const tokens = people.map(() => randomBytes(32).toString('base64url'));
  const { rows } = await pool.query<{ id: number }>(
    `insert into identity.account (email, name, personnel_id) select 'bench' || p.id || '@talaan.example', p.fullname, p.id
     from unnest($1::integer[]) with ordinality u (id, place) join personnel.person p using (id) order by place returning id`,
    [people],
  );
  const accounts = rows.map(({ id }) => id);
  await pool.query(
    `insert into identity.account_role (account_id, role_id, scope, during)
     select account, r.id, 'self', '[2020-01-01,)' from unnest($1::integer[]) account join identity.role r on r.name = 'Employee'`,
    [accounts],
  );
  await pool.query(
    `insert into identity.session (token_hash, account_id, created_at, last_seen_at)
     select hash, account, $3::timestamptz, $3::timestamptz from unnest($1::bytea[], $2::integer[]) as u (hash, account)`,
    [tokens.map((token) => createHash('sha256').update(token).digest()), accounts, NOW],
  );
  return tokens;
}
