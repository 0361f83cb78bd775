import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { writeCommand, type Order } from '../../rules/write-command.ts';

export interface Queued {
  deviceId: number;
  order: Order;
  /** Whom it is about. */
  personnelId?: number | null;
}

/** Queues commands within the transaction at hand; each device takes its own with its next poll. `accountId` is null where Talaan asks by itself. */
export async function queueCommands(
  db: Database,
  { now, accountId }: { now: Temporal.Instant; accountId: number | null },
  commands: readonly Queued[],
): Promise<void> {
  if (commands.length === 0) return;
  const rows = commands.map(({ deviceId, order, personnelId = null }) => ({
    device_id: deviceId,
    kind: order.kind,
    text: writeCommand(order),
    pin: 'pin' in order ? order.pin : null,
    personnel_id: personnelId,
  }));
  await sql`
    insert into adms.command (device_id, kind, text, pin, personnel_id, queued_by, queued_at)
    select c.device_id, c.kind, c.text, c.pin, c.personnel_id, ${accountId}, ${now.toString()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (device_id integer, kind text, text text, pin text, personnel_id integer)`.execute(
    db,
  );
}
