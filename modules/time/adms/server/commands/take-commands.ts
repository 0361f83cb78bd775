import { sql } from 'kysely';
import type { Server } from '@talaan/kernel/server/server.ts';
import { PUSH_SETTINGS } from '../../rules/settings.ts';
import { commandLine } from '../../rules/write-command.ts';
import { refreshScreens } from '../refresh-screens.ts';

/** A device reads its answer into a small memory. */
const MOST_AT_ONCE = 20;

/** The next commands of a device as the answer to its poll; without any `OK`, since an empty answer is an error to some. */
export async function takeCommands(server: Server, deviceId: number): Promise<string> {
  const now = server.clock.now();
  const again = now.subtract({ minutes: PUSH_SETTINGS.resendMinutes }).toString();
  // The worker that says so in the record may be away.
  const expired = now.subtract({ hours: PUSH_SETTINGS.commandHours }).toString();
  const { rows } = await sql<{ id: number; text: string }>`
    with next as (
      select id from adms.command
      where device_id = ${deviceId} and state in ('QUEUED', 'SENT') and queued_at >= ${expired}::timestamptz
        -- Its result may be lost on the way. To start twice would be worse than not at all.
        and (state = 'QUEUED' or (sent_at < ${again}::timestamptz and kind <> 'REBOOT'))
      order by id limit ${MOST_AT_ONCE} for update skip locked
    )
    update adms.command c set state = 'SENT', sent_at = ${now.toString()} from next where c.id = next.id returning c.id, c.text`.execute(
    server.db,
  );
  if (rows.length === 0) return 'OK';
  refreshScreens(server);
  return rows
    .toSorted((one, other) => one.id - other.id)
    .map(({ id, text }) => commandLine(id, text))
    .join('');
}
