import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { keep } from '@talaan/kernel/server/kept/kept.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { valuesOn, type AgencySettings, type SetValue } from '../rules/agency-settings.ts';
import type { Connection } from '@talaan/kernel/server/database/connection.ts';

/** What applies on each date, by one statement for all of them. */
export async function loadAgencySettings<K extends string>(
  client: Connection,
  settings: AgencySettings<K>,
): Promise<(date: string) => Record<K, number>> {
  const { rows } = await client.query<SetValue>(
    'select name, effective_on as "from", value from attendance.agency_setting where module = $1',
    [settings.module],
  );
  return byDate(settings, rows);
}

type SetValueOf = SetValue & { module: string };
const allSettings = keep<readonly SetValueOf[]>({ name: 'What the agency set', topics: ['settings'], most: 1 });

/** What applies on one date, as it was set when the call came in, or since. */
export async function keptAgencySettings<K extends string>(
  { db, server, actor }: Pick<Call, 'db' | 'server' | 'actor'>,
  settings: AgencySettings<K>,
  date: string,
): Promise<Record<K, number>> {
  const set = await allSettings(server).answer({ seen: actor.seen, db }, '', async () => {
    const { rows } = await sql<SetValueOf>`select module, name, effective_on as "from", value from attendance.agency_setting`.execute(db);
    return rows;
  });
  return valuesOn(
    settings,
    set.filter(({ module }) => module === settings.module),
    date,
  );
}

/** What applies on one date, for who has no call at hand. */
export async function agencySettingsOn<K extends string>(
  db: Database,
  settings: AgencySettings<K>,
  date: string,
): Promise<Record<K, number>> {
  const { rows } = await sql<SetValue>`
    select name, effective_on as "from", value from attendance.agency_setting where module = ${settings.module} and effective_on <= ${date}`.execute(
    db,
  );
  return valuesOn(settings, rows, date);
}

/** Remembers what it worked out: a chunk of days asks for the same dates thousands of times. */
function byDate<K extends string>(settings: AgencySettings<K>, set: readonly SetValue[]): (date: string) => Record<K, number> {
  const known = new Map<string, Record<K, number>>();
  return (date) => {
    const found = known.get(date) ?? valuesOn(settings, set, date);
    known.set(date, found);
    return found;
  };
}
