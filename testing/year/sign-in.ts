import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { University } from './university.ts';

/** A session for each account that has none of its own yet, by a token: of those who serve on the first day, and of who comes later. */
export async function signIn(owner: pg.Pool, { ofPerson, ofName }: University['tokens']): Promise<void> {
  const { rows } = await owner.query<{ id: number; person: number | null; name: string }>(
    `select id, personnel_id as person, split_part(email, '@', 1) as name from identity.account where suspended_at is null order by id`,
  );
  const signed = rows
    .filter(({ person, name }) => !ofName.has(name) || (person !== null && !ofPerson.has(person)))
    .map((row) => ({ ...row, token: randomBytes(32).toString('base64url') }));
  await owner.query(
    `insert into identity.session (token_hash, account_id, created_at, last_seen_at)
     select hash, account, now(), now() from unnest($1::bytea[], $2::integer[]) as u (hash, account)`,
    [signed.map(({ token }) => createHash('sha256').update(token).digest()), signed.map(({ id }) => id)],
  );
  for (const { person, name, token } of signed) {
    if (person !== null) ofPerson.set(person, token);
    ofName.set(name, token);
  }
}
