import { sql } from 'kysely';
import type { HomeFigure } from '@talaan/kernel/server/home-figure.ts';
import { isSignedIn, hasSecondFactor } from './user-rows.ts';

const ADMINISTRATORS = ['ADMIN'] as const;

/** Accounts that have an open session. */
export const signedInNow: HomeFigure = {
  name: 'identity.signed-in',
  title: 'Signed in now',
  groups: ADMINISTRATORS,
  place: 1,
  link: '/settings/admin/users?signed_in=yes',
  count: async ({ db, now }) => {
    const { rows } = await sql<{ count: number; of: number }>`
      select count(*) filter (where ${isSignedIn(now)}) as count, count(*) as of from identity.account a where a.suspended_at is null and not a.is_service`.execute(
      db,
    );
    return rows[0]!;
  },
};

/** Accounts that can sign in with a password alone. */
export const withoutSecondFactor: HomeFigure = {
  name: 'identity.no-second-factor',
  title: 'Accounts without second factor',
  groups: ADMINISTRATORS,
  place: 3,
  link: '/settings/admin/users?state=active&second_factor=no',
  count: async ({ db }) => {
    const { rows } = await sql<{ count: number; of: number }>`
      select count(*) filter (where not ${hasSecondFactor}) as count, count(*) as of
      from identity.account a where a.suspended_at is null and a.password_hash is not null`.execute(db);
    return rows[0]!;
  },
};
