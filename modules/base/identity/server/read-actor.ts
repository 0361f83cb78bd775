import { hash } from 'node:crypto';
import type pg from 'pg';
import { PAYROLL_GROUPS } from '@talaan/kernel/contract/groups.ts';
import type { Actor, Grant } from '@talaan/kernel/server/actor.ts';
import { ALL_CHANGES, readChanges, type Changes } from '@talaan/kernel/server/kept/changes-of.ts';
import type { Clock } from '@talaan/kernel/server/clock.ts';
import { Refusal } from '@talaan/kernel/server/errors.ts';
import { keep } from '@talaan/kernel/server/kept/kept.ts';
import type { OpenedSessions } from '@talaan/kernel/server/calls/sessions.ts';
import { inBatches } from './in-batches.ts';
import { readRights, type Rights } from './rights/read-rights.ts';
import { IDLE_HOURS, LONGEST_DAYS } from './session-limits.ts';
import { mayViewAs } from './users/may-view-as.ts';

const SEEN_EVERY_MS = 60_000;
/** One takes some kilobytes. */
const rightsOf = keep<Rights>({ name: 'What an account may do', topics: ['rights'], most: 2000 });

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** An account, and the sums of changes when it was read. */
interface AccountRow extends Changes {
  account_id: number;
  email: string;
  name: string;
  avatar_path: string | null;
  language: string | null;
}

interface SessionRow extends AccountRow {
  token_hash: Buffer;
  last_seen_at: string;
}

// A session `s` of an account `a`, at the moment $2.
const IS_LIVE = `a.suspended_at is null
    and s.last_seen_at > $2::timestamptz - interval '${IDLE_HOURS} hours'
    and s.created_at > $2::timestamptz - interval '${LONGEST_DAYS} days'`;

const READ_SESSIONS = `
  select s.token_hash, s.account_id, a.email, a.name, a.avatar_path, a.language, s.last_seen_at, c.*
  from identity.session s join identity.account a on a.id = s.account_id cross join ${ALL_CHANGES} c
  where s.token_hash = any($1) and ${IS_LIVE}`;

const READ_LIVE = `
  select s.token_hash from identity.session s join identity.account a on a.id = s.account_id
  where s.token_hash = any($1) and ${IS_LIVE}`;

const READ_VIEWED = `
  select a.id as account_id, a.email, a.name, a.avatar_path, a.language, c.*
  from identity.viewing v join identity.account a on a.id = v.account_id cross join ${ALL_CHANGES} c
  where v.token_hash = $1 and v.account_id = $2::integer`;

/**
 * Who is signed in, for one process. Calls that come in at the same moment, or while the sessions of others are asked for, ask for
 * theirs by one statement, each after it came in, and with it for the sums of changes, by which what is kept of them holds or not.
 */
export function openSessions(pool: pg.Pool, clock: Clock): OpenedSessions {
  const findSession = inBatches(async (hashes: readonly string[]) => {
    const values = [hashes.map((hash) => Buffer.from(hash, 'base64url')), clock.now().toString()];
    const { rows } = await pool.query<SessionRow>({ name: 'read-sessions', text: READ_SESSIONS, values });
    return new Map(rows.map((row) => [row.token_hash.toString('base64url'), row]));
  });
  const toActor = async (row: AccountRow, tokenHash: Buffer | null): Promise<Actor> => {
    const { account_id: accountId, email, name, avatar_path: avatarPath, language } = row;
    const seen = readChanges(row);
    const day = clock.today();
    const { personnelId, grants } = await rightsOf(pool).answer({ seen }, [accountId, day], () => readRights(pool, accountId, day));
    return { accountId, personnelId, email, name, avatarPath, language, grants, tokenHash, seen };
  };
  return {
    readActor: async (token) => {
      const tokenHash = hashToken(token);
      const row = await findSession(tokenHash.toString('base64url'));
      if (!row) return null;
      const now = clock.now();
      if (now.epochMilliseconds - Date.parse(row.last_seen_at) > SEEN_EVERY_MS) {
        await pool.query('update identity.session set last_seen_at = $2 where token_hash = $1', [tokenHash, now.toString()]);
      }
      return toActor(row, tokenHash);
    },
    readViewed: async (viewer, accountId) => {
      const known = Number.isSafeInteger(accountId) && accountId > 0 && accountId < 2 ** 31 && mayViewAs(viewer);
      const values = [viewer.tokenHash, accountId];
      const found = known ? await pool.query<AccountRow>({ name: 'read-viewed', text: READ_VIEWED, values }) : undefined;
      const row = found?.rows[0];
      if (!row) throw new Refusal(403, { message: 'You are not viewing as this user any more.' });
      const viewed = await toActor(row, null);
      return { ...viewed, grants: viewed.grants.map(asViewed), viewedBy: { accountId: viewer.accountId, name: viewer.name } };
    },
    readLiveSessions: async (sessions) => {
      const hashes = sessions.map((session) => Buffer.from(session, 'base64url'));
      const values = [hashes, clock.now().toString()];
      const { rows } = await pool.query<{ token_hash: Buffer }>({ name: 'read-live-sessions', text: READ_LIVE, values });
      return new Set(rows.map(({ token_hash }) => token_hash.toString('base64url')));
    },
  };
}

const NOT_VIEWED: readonly string[] = [...PAYROLL_GROUPS, 'COVIDVACCINATION'];

/** Payroll is shown to its seats alone and a vaccination to its owner, and neither to who views as one of them (decisions 323 and 341). */
function asViewed(grant: Grant): Grant {
  return { ...grant, groups: grant.groups.filter((group) => !NOT_VIEWED.includes(group)) };
}
