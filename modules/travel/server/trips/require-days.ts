import { sql } from 'kysely';
import { sayValue } from '@talaan/attendance/rules/agency-settings.ts';
import { agencySettingsOn } from '@talaan/attendance/server/public.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { TRAVEL_OF_AGENCY } from '../../rules/settings.ts';
import { faultsOfDays } from '../../rules/trip-days.ts';
import { findClash } from './travel-hours.ts';
import type { TripValues } from './trip-facts.ts';

/** Errors: 422 on the days, on `companions` for too many people or those who do not serve then, on `first_day` for what clashes. */
export async function requireDays(
  { db, today }: Pick<Call, 'db' | 'today'>,
  values: TripValues,
  people: readonly number[],
  except?: number,
): Promise<void> {
  const settings = await agencySettingsOn(db, TRAVEL_OF_AGENCY, today);
  if (people.length > settings.mostTravelers)
    throw invalid({ companions: [`One order names at most ${sayValue({ unit: 'people' }, settings.mostTravelers)}.`] });
  const faults = Object.entries(faultsOfDays(values, today, settings)).map(([field, fault]) => [field, [fault]]);
  if (faults.length > 0) throw invalid(Object.fromEntries(faults) as Record<string, string[]>);
  const [away] = await findNotServing(db, people, values.first_day, values.last_day);
  if (away) throw invalid({ companions: [`${away} is not in service on all of these days.`] });
  const clash = await findClash(db, { people, days: values, except });
  if (clash) throw invalid({ first_day: [clash] });
}

async function findNotServing(db: Database, people: readonly number[], first: string, last: string): Promise<string[]> {
  const { rows } = await sql<{ fullname: string }>`
    select coalesce(p.fullname, 'One of the people') as fullname
    from unnest(${[...people]}::integer[]) asked (id) left join personnel.person p on p.id = asked.id and p.merged_into is null
    where p.id is null or not (select coalesce(range_agg(a.during), '{}') @> daterange(${first}::date, ${last}::date, '[]')
      from personnel.appointment a where a.personnel_id = p.id)`.execute(db);
  return rows.map(({ fullname }) => fullname);
}
