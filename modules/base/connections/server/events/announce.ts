import { sql } from 'kysely';
import type { z } from 'zod';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { isForServices } from '../../rules/service-groups.ts';
import type { EventKind } from './event-kind.ts';

export interface Announced<S extends z.ZodObject> {
  /** Where it happened; none where that is no office, so that only services over the whole university hear of it. */
  offices: readonly (number | null)[];
  /** Where the kind leaves it to each event. */
  groups?: readonly Group[];
  holds: z.input<S>;
}

/**
 * Puts what happened into the outbox of the webhooks that want its kind, of services that have one of its view groups and reach one of its offices. It
 * goes out after the commit of the transaction at hand, or never. One statement for any number of events.
 */
export async function announce<S extends z.ZodObject>(
  db: Database,
  now: Temporal.Instant,
  { kind, groups: usual, holds }: EventKind<S>,
  events: readonly Announced<S>[],
): Promise<void> {
  const told = events
    .map(({ offices, groups = usual, holds: said }) => ({ offices, groups: groups.filter(isForServices), data: holds.parse(said) }))
    .filter(({ groups }) => groups.length > 0);
  if (told.length === 0) return;
  await sql`
    insert into connections.delivery (webhook_id, kind, data, happened_at, due_at)
    select w.id, ${kind}, n.data, ${now.toString()}::timestamptz, ${now.toString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as n(offices integer[], groups text[], data jsonb)
    join connections.webhook w on ${kind} = any(w.kinds) and w.paused_at is null
    join connections.service_account s on s.account_id = w.account_id and s.ended_at is null and s.groups && n.groups
    left join organization.office_view h on h.id = s.office_id
    where s.scope = 'all' or exists (
      select from organization.office_view o where o.id = any(n.offices)
        and (s.scope = 'campus' and o.campus_id = s.campus_id or s.scope = 'office' and o.tree_from between h.tree_from and h.tree_to))`.execute(
    db,
  );
}
