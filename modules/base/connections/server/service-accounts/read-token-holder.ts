import type pg from 'pg';
import type { Actor, Scope } from '@talaan/kernel/server/actor.ts';
import type { TokenHolders } from '@talaan/kernel/server/calls/sessions.ts';
import type { Clock } from '@talaan/kernel/server/clock.ts';
import { tooManyTries } from '@talaan/kernel/server/errors.ts';
import { hashToken } from '@talaan/identity/server/public.ts';
import { isForServices } from '../../rules/service-groups.ts';

/** By it a token that leaked is found in logs and repositories, and told from that of a session. */
export const TOKEN_PREFIX = 'talaan_';

interface HolderRow {
  account_id: number;
  name: string;
  email: string;
  groups: string[];
  scope: 'office' | 'campus' | 'all';
  campus_id: number | null;
  spans: { from: number; to: number }[];
  calls_a_minute: number;
  counted_calls: number;
}

// The holder of a token at the moment $2, on the day $3; in the same statement the call is counted.
const READ_HOLDER = `
  with found as (
    select t.id, t.last_used_at, s.account_id, a.name, a.email, s.scope, s.campus_id, s.calls_a_minute,
      array(select g from unnest(s.groups) g where not exists (select from identity.closed_group_view c where c.group_name = g)) as groups,
      (select coalesce(jsonb_agg(jsonb_build_object('from', o.tree_from, 'to', o.tree_to)), '[]') from organization.office_view o where o.id = s.office_id) as spans
    from connections.token t join connections.service_account s on s.account_id = t.account_id join identity.account_view a on a.id = s.account_id
    where t.token_hash = $1 and t.revoked_at is null and t.expires_on >= $3::date and s.ended_at is null),
  counted as (
    update connections.service_account s set counted_minute = date_trunc('minute', $2::timestamptz),
      counted_calls = case when s.counted_minute = date_trunc('minute', $2::timestamptz) then s.counted_calls + 1 else 1 end
    from found where s.account_id = found.account_id returning s.counted_calls),
  used as (
    update connections.token t set last_used_at = $2::timestamptz from found
    where t.id = found.id and (found.last_used_at is null or found.last_used_at < $2::timestamptz - interval '1 minute'))
  select found.*, counted.counted_calls from found cross join counted`;

/** Who calls by a token of a service account. */
export function readTokenHolders(pool: pg.Pool, clock: Clock): TokenHolders {
  return {
    prefix: TOKEN_PREFIX,
    readActor: async (token) => {
      const now = clock.now();
      const values = [hashToken(token), now.toString(), clock.today()];
      const { rows } = await pool.query<HolderRow>({ name: 'read-token-holder', text: READ_HOLDER, values });
      const [holder] = rows;
      if (!holder) return null;
      if (holder.counted_calls > holder.calls_a_minute)
        throw tooManyTries(`${holder.name} may call ${holder.calls_a_minute} times a minute.`, secondsLeft(now));
      return toActor(holder);
    },
  };
}

function toActor({ account_id: accountId, name, email, groups, ...place }: HolderRow): Actor {
  const grant = { role: 'Service account', groups: groups.filter(isForServices), scope: toScope(place) };
  return { accountId, personnelId: null, email, name, avatarPath: null, grants: [grant], tokenHash: null, seen: null, isService: true };
}

function toScope({ scope, campus_id, spans }: Pick<HolderRow, 'scope' | 'campus_id' | 'spans'>): Scope {
  if (scope === 'office') return { kind: 'offices', spans };
  return scope === 'campus' ? { kind: 'campus', campusId: campus_id! } : { kind: 'all' };
}

function secondsLeft(now: Temporal.Instant): number {
  return 60 - Math.floor((now.epochMilliseconds % 60_000) / 1000);
}
