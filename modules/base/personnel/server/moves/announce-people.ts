import { sql } from 'kysely';
import { z } from 'zod';
import { announce, eventKind } from '@talaan/connections/server/public.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { onPeopleChanged, type PersonPeriod } from '../people-changed.ts';

export const personChanged = eventKind({
  kind: 'person.changed',
  title: 'Service of a person changed',
  says: 'Office, position, status or service of a person comes out differently from a day on: appointed, moved, separated, a record put right. Read the person again.',
  groups: ['PERSONNELS'],
  holds: z.object({ personnel_id: z.number().int(), from: z.string().nullable() }),
});

export const personSeparated = eventKind({
  kind: 'person.separated',
  title: 'Service of a person ends',
  says: 'A separation was recorded, of today or of a day to come. Should it be withdrawn, the event that the person changed says so.',
  groups: ['PERSONNELS'],
  holds: z.object({ personnel_id: z.number().int(), last_day: z.string() }),
});

let announcing: Server | undefined;

/** Other systems hear of changed people as the modules above do. One listener a process, however often a server is built. */
export function announcePeople(server: Server): void {
  if (!announcing) onPeopleChanged((db, periods) => announceChanged(db, announcing!.clock.now(), periods));
  announcing = server;
}

async function announceChanged(db: Database, now: Temporal.Instant, periods: readonly PersonPeriod[]): Promise<void> {
  const offices = await officesOf(db, periods);
  await announce(
    db,
    now,
    personChanged,
    periods.map(({ personnelId, from }) => ({ offices: offices.get(personnelId) ?? [], holds: { personnel_id: personnelId, from } })),
  );
}

export async function announceSeparated({ db, now }: Pick<Call, 'db' | 'now'>, personnelId: number, lastDay: string): Promise<void> {
  const offices = await officesOf(db, [{ personnelId, from: lastDay }]);
  const holds = { personnel_id: personnelId, last_day: lastDay };
  await announce(db, now, personSeparated, [{ offices: offices.get(personnelId) ?? [], holds }]);
}

/** Where people serve from the day before a change on: who watches the office that a person leaves hears of it too. */
async function officesOf(db: Database, periods: readonly Pick<PersonPeriod, 'personnelId' | 'from'>[]): Promise<Map<number, number[]>> {
  const asked = periods.map(({ personnelId, from }) => ({ id: personnelId, from }));
  const { rows } = await sql<{ id: number; offices: number[] }>`
    select n.id, array_agg(distinct a.office_id) as offices
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as n(id integer, "from" date)
    join personnel.appointment a on a.personnel_id = n.id and a.during && daterange(n."from" - 1, null) group by n.id`.execute(db);
  return new Map(rows.map(({ id, offices }) => [id, offices]));
}
