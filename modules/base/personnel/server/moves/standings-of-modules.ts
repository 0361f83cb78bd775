import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import { giveReason } from '@talaan/kernel/server/calls/give-reason.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { dayAfter } from '../../rules/moves/spans.ts';
import { notifyPeopleChanged } from '../people-changed.ts';

type Deciding = Pick<Call, 'db' | 'actor'>;

/** A standing that follows from a decision of another module, such as study leave that was approved; both days are counted. */
export interface StandingOfModule {
  personnelId: number;
  /** A code of `reference.personnel_status` that does not end the service. */
  statusCode: string;
  /** The decision, as the service record shows it. */
  authority: string;
  from: string;
  to: string;
}

/** Enters a standing, and gives its number. Error: 409 with the standing that is on record on some of these days. */
export async function beginStanding(call: Deciding, { personnelId, statusCode, authority, from, to }: StandingOfModule): Promise<number> {
  const { rows: others } = await sql<{ name: string; first: string }>`
    select k.name, lower(s.during) as first from personnel.standing s join reference.personnel_status k on k.code = s.status_code
    where s.personnel_id = ${personnelId} and s.during && daterange(${from}::date, ${to}::date, '[]') order by 2 limit 1`.execute(call.db);
  if (others[0])
    throw wrongState(`“${others[0].name}” is on the service record from ${longDate(others[0].first)} on. End that service status first.`);
  const { rows } = await sql<{ id: number }>`
    insert into personnel.standing (personnel_id, status_code, authority, during)
    values (${personnelId}, ${statusCode}, ${authority}, daterange(${from}::date, ${to}::date, '[]')) returning id`.execute(call.db);
  await notifyPeopleChanged(call.db, [{ personnelId, from, until: dayAfter(to) }]);
  return rows[0]!.id;
}

/**
 * Ends a standing after its last day; one that would end before it began is taken out and kept as a correction with the reason. Nothing where
 * HR has ended it earlier or taken it out.
 */
export async function endStanding(call: Deciding, id: number, lastDay: string, reason: string): Promise<void> {
  const { rows } = await sql<{ personnel_id: number; first: string; until: string | null }>`
    select personnel_id, lower(during) as first, upper(during) as until from personnel.standing where id = ${id} for update`.execute(
    call.db,
  );
  const [standing] = rows;
  const until = dayAfter(lastDay);
  if (!standing || (standing.until !== null && standing.until <= until)) return;
  if (until <= standing.first) {
    await giveReason(call, reason);
    await sql`delete from personnel.standing where id = ${id}`.execute(call.db);
  } else await sql`update personnel.standing set during = daterange(lower(during), ${until}::date) where id = ${id}`.execute(call.db);
  const from = until > standing.first ? until : standing.first;
  await notifyPeopleChanged(call.db, [{ personnelId: standing.personnel_id, from, until: standing.until }]);
}
