import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Acting, Actor, Grant, Scope } from '@talaan/kernel/server/actor.ts';
import type { Clock } from '@talaan/kernel/server/clock.ts';
import { Refusal } from '@talaan/kernel/server/errors.ts';
import { HEAD_ROLE } from '../rules/ready-roles.ts';
import { IDLE_HOURS, LONGEST_DAYS } from './session-limits.ts';
import { mayViewAs } from './view-as/may-view-as.ts';

const SEEN_EVERY_MS = 60_000;

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

interface ActorRow {
  account_id: number;
  personnel_id: number | null;
  email: string;
  name: string;
  avatar_path: string | null;
  last_seen_at: string;
  grants: {
    role: string;
    groups: string[];
    scope: 'self' | 'headed' | 'office' | 'campus' | 'all';
    campus_id: number | null;
    spans: { from: number; to: number }[];
    acting: Acting | null;
  }[];
}

// The roles held on the day ($3) with the places that they reach; who is officer in charge of an office has there what its head has.
const GRANTS = `
    (select coalesce(jsonb_agg(held.held), '[]') from (
      select jsonb_build_object(
        'role', r.name, 'scope', h.scope, 'campus_id', h.campus_id,
        'groups', (select coalesce(jsonb_agg(g.group_name), '[]') from identity.role_group g where g.role_id = r.id),
        'spans', case h.scope
          when 'office' then (select jsonb_agg(jsonb_build_object('from', o.tree_from, 'to', o.tree_to)) from organization.office o where o.id = h.office_id)
          when 'headed' then (
            select coalesce(jsonb_agg(jsonb_build_object('from', o.tree_from, 'to', o.tree_to)), '[]')
            from organization.head d join organization.office o on o.id = d.office_id
            where d.personnel_id = a.personnel_id and not d.is_acting and d.during @> $3::date)
          else '[]' end) as held
      from identity.account_role h join identity.role r on r.id = h.role_id
      where h.account_id = a.id and h.during @> $3::date
      union all
      select jsonb_build_object(
        'role', '${HEAD_ROLE}', 'scope', 'headed', 'campus_id', null,
        'groups', (
          select coalesce(jsonb_agg(distinct g.group_name), '[]') from identity.role_group g join identity.role r on r.id = g.role_id
          where r.name = '${HEAD_ROLE}' or exists (
            select from identity.account_role h where h.account_id = a.id and h.role_id = r.id and h.scope = 'headed' and h.during @> $3::date)),
        'spans', jsonb_build_array(jsonb_build_object('from', o.tree_from, 'to', o.tree_to)),
        'acting', jsonb_build_object('officeId', o.id, 'office', o.fullname, 'until', upper(d.during) - 1,
          'headId', (select p.personnel_id from organization.head p where p.office_id = o.id and not p.is_acting and p.during @> $3::date)))
      from organization.head d join organization.office o on o.id = d.office_id
      where d.personnel_id = a.personnel_id and d.is_acting and d.during @> $3::date) held) as grants`;

// A session `s` of an account `a`, at the moment $2.
const IS_LIVE = `a.suspended_at is null
    and s.last_seen_at > $2::timestamptz - interval '${IDLE_HOURS} hours'
    and s.created_at > $2::timestamptz - interval '${LONGEST_DAYS} days'`;

// One statement a request: the session, the account, and what it may do today.
const READ_ACTOR = `
  select s.account_id, a.personnel_id, a.email, a.name, a.avatar_path, s.last_seen_at, ${GRANTS}
  from identity.session s join identity.account a on a.id = s.account_id
  where s.token_hash = $1 and ${IS_LIVE}`;

const READ_LIVE = `
  select s.token_hash from identity.session s join identity.account a on a.id = s.account_id
  where s.token_hash = any($1) and ${IS_LIVE}`;

const READ_VIEWED = `
  select a.id as account_id, a.personnel_id, a.email, a.name, a.avatar_path, v.started_at as last_seen_at, ${GRANTS}
  from identity.viewing v join identity.account a on a.id = v.account_id
  where v.token_hash = $1 and v.account_id = $2::integer`;

/** Finds who holds a token, with what they may do today; null when the session is unknown or has ended. */
export async function readActor(pool: pg.Pool, clock: Clock, token: string): Promise<Actor | null> {
  const tokenHash = hashToken(token);
  const now = clock.now();
  const values = [tokenHash, now.toString(), clock.today()];
  const { rows } = await pool.query<ActorRow>({ name: 'read-actor', text: READ_ACTOR, values });
  const row = rows[0];
  if (!row) return null;
  if (now.epochMilliseconds - Date.parse(row.last_seen_at) > SEEN_EVERY_MS) {
    await pool.query('update identity.session set last_seen_at = $2 where token_hash = $1', [tokenHash, now.toString()]);
  }
  return toActor(row, tokenHash);
}

/** Which of these sessions, by the base64url of the hash of their tokens, have not ended. */
export async function readLiveSessions(pool: pg.Pool, clock: Clock, sessions: readonly string[]): Promise<ReadonlySet<string>> {
  const hashes = sessions.map((session) => Buffer.from(session, 'base64url'));
  const values = [hashes, clock.now().toString()];
  const { rows } = await pool.query<{ token_hash: Buffer }>({ name: 'read-live-sessions', text: READ_LIVE, values });
  return new Set(rows.map(({ token_hash }) => token_hash.toString('base64url')));
}

/** The account whom an administrator views Talaan as, with what it may do today. Error: 403 where the session has not begun to view it, or they may no longer. */
export async function readViewed(pool: pg.Pool, clock: Clock, viewer: Actor, accountId: number): Promise<Actor> {
  const known = Number.isSafeInteger(accountId) && accountId > 0 && accountId < 2 ** 31 && mayViewAs(viewer);
  const values = [viewer.tokenHash, accountId, clock.today()];
  const row = known ? (await pool.query<ActorRow>({ name: 'read-viewed', text: READ_VIEWED, values })).rows[0] : undefined;
  if (!row) throw new Refusal(403, { message: 'You are not viewing as this user any more.' });
  return { ...toActor(row, null), viewedBy: { accountId: viewer.accountId, name: viewer.name } };
}

function toActor(row: ActorRow, tokenHash: Buffer | null): Actor {
  return {
    accountId: row.account_id,
    personnelId: row.personnel_id,
    email: row.email,
    name: row.name,
    avatarPath: row.avatar_path,
    grants: row.grants.map(toGrant),
    tokenHash,
  };
}

function toGrant({ role, groups, scope, campus_id, spans, acting }: ActorRow['grants'][number]): Grant {
  return { role, groups, scope: toScope(scope, campus_id, spans), ...(acting ? { actingFor: acting } : {}) };
}

function toScope(kind: ActorRow['grants'][number]['scope'], campusId: number | null, spans: { from: number; to: number }[]): Scope {
  if (kind === 'office' || kind === 'headed') return { kind: 'offices', spans };
  if (kind === 'campus' && campusId !== null) return { kind: 'campus', campusId };
  return kind === 'all' ? { kind: 'all' } : { kind: 'self' };
}
