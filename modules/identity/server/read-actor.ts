import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Actor, Grant, Scope } from '@talaan/kernel/server/actor.ts';
import type { Clock } from '@talaan/kernel/server/clock.ts';

/** A session ends after 8 hours without a call, and after 30 days in any case. */
const IDLE_HOURS = 8;
const LONGEST_DAYS = 30;
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
  }[];
}

// One statement a request: the session, the account, and the roles held today with the places that they reach.
const READ_ACTOR = `
  select s.account_id, a.personnel_id, a.email, a.name, a.avatar_path, s.last_seen_at,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'role', r.name, 'scope', h.scope, 'campus_id', h.campus_id,
        'groups', (select coalesce(jsonb_agg(g.group_name), '[]') from identity.role_group g where g.role_id = r.id),
        'spans', case h.scope
          when 'office' then (select jsonb_agg(jsonb_build_object('from', o.tree_from, 'to', o.tree_to)) from organization.office o where o.id = h.office_id)
          when 'headed' then (
            select coalesce(jsonb_agg(jsonb_build_object('from', o.tree_from, 'to', o.tree_to)), '[]')
            from organization.head d join organization.office o on o.id = d.office_id
            where d.personnel_id = a.personnel_id and d.during @> $3::date)
          else '[]' end))
      from identity.account_role h join identity.role r on r.id = h.role_id
      where h.account_id = a.id and h.during @> $3::date), '[]') as grants
  from identity.session s join identity.account a on a.id = s.account_id
  where s.token_hash = $1 and a.suspended_at is null
    and s.last_seen_at > $2::timestamptz - interval '${IDLE_HOURS} hours'
    and s.created_at > $2::timestamptz - interval '${LONGEST_DAYS} days'`;

/** Finds who holds a token, with what he may do today; null when the session is unknown or has ended. */
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

function toGrant({ role, groups, scope, campus_id, spans }: ActorRow['grants'][number]): Grant {
  return { role, groups, scope: toScope(scope, campus_id, spans) };
}

function toScope(kind: ActorRow['grants'][number]['scope'], campusId: number | null, spans: { from: number; to: number }[]): Scope {
  if (kind === 'office' || kind === 'headed') return { kind: 'offices', spans };
  if (kind === 'campus' && campusId !== null) return { kind: 'campus', campusId };
  return kind === 'all' ? { kind: 'all' } : { kind: 'self' };
}
