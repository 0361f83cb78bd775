import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import { notifyPeopleChanged } from './people-changed.ts';

interface PinHolder {
  personnel_id: number;
  fullname: string;
  idno: string;
  from: string | null;
  until: string | null;
}

/**
 * Gives a person a PIN from a day on; others that they hold stay, since devices may number a person differently.
 * Errors: 422 on `pin` naming who holds it on or after that day.
 */
export async function givePin(
  { db }: { db: Database },
  { personnelId, pin, from }: { personnelId: number; pin: string; from: string },
): Promise<void> {
  const holders = await listHolders(db, pin, from);
  const other = holders.find((holder) => holder.personnel_id !== personnelId);
  if (other) throw invalid({ pin: [`PIN ${pin} is assigned to ${other.fullname} (${other.idno}) ${formatPeriod(other)}.`] });
  if (holders.some((holder) => holder.until === null && (holder.from === null || holder.from <= from))) return;
  // Later stretches of their own become part of the one that now begins.
  await db
    .deleteFrom('personnel.device_pin')
    .where('pin', '=', pin)
    .where('personnel_id', '=', personnelId)
    .where(sql<boolean>`lower(during) >= ${from}::date`)
    .execute();
  await sql`update personnel.device_pin set during = daterange(lower(during), ${from}::date)
    where pin = ${pin} and personnel_id = ${personnelId} and during @> ${from}::date`.execute(db);
  await db
    .insertInto('personnel.device_pin')
    .values({ pin, personnel_id: personnelId, during: sql<string>`daterange(${from}::date, null)` })
    .execute();
  await notifyPeopleChanged(db, [{ personnelId, from, until: null }]);
}

/** Takes a PIN from a person: `until` is the first day on which it is no longer theirs. Errors: 404 when they do not hold it then. */
export async function takePin(
  { db }: { db: Database },
  { personnelId, pin, until }: { personnelId: number; pin: string; until: string },
): Promise<void> {
  const held = (await listHolders(db, pin, until)).filter((holder) => holder.personnel_id === personnelId);
  if (held.length === 0) throw notFound(`PIN ${pin} is not assigned to this person.`);
  await sql`delete from personnel.device_pin where pin = ${pin} and personnel_id = ${personnelId} and lower(during) >= ${until}::date`.execute(
    db,
  );
  await sql`update personnel.device_pin set during = daterange(lower(during), ${until}::date)
    where pin = ${pin} and personnel_id = ${personnelId} and during @> ${until}::date`.execute(db);
  await notifyPeopleChanged(db, [{ personnelId, from: until, until: null }]);
}

async function listHolders(db: Database, pin: string, from: string): Promise<PinHolder[]> {
  const { rows } = await sql<PinHolder>`
    select d.personnel_id, p.fullname, p.idno, lower(d.during) as from, upper(d.during) as until
    from personnel.device_pin d join personnel.person p on p.id = d.personnel_id
    where d.pin = ${pin} and d.during && daterange(${from}::date, null) order by d.during`.execute(db);
  return rows;
}

function formatPeriod({ from, until }: PinHolder): string {
  if (from === null) return 'from the beginning';
  return until === null ? `since ${from}` : `from ${from} to before ${until}`;
}
