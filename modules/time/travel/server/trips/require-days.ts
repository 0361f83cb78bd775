import { sql } from 'kysely';
import { formatValue } from '@talaan/attendance/rules/agency-settings.ts';
import { agencySettingsOn } from '@talaan/attendance/server/public.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { whyNotAtWork } from '@talaan/personnel/server/public.ts';
import { TRAVEL_OF_AGENCY } from '../../rules/settings.ts';
import { faultsOfDays } from '../../rules/trip-days.ts';
import { findClash } from './travel-hours.ts';
import type { TripValues } from './trip-facts.ts';

/** Errors: 422 on the days, on `companions` for too many people or those who do not serve then, on `first_day` for what clashes. */
export async function requireDays(
  { db, today }: Pick<Call, 'db' | 'today'>,
  values: TripValues,
  people: readonly number[],
  { except, mayBeLate }: { except?: number; mayBeLate: boolean },
): Promise<void> {
  const settings = await agencySettingsOn(db, TRAVEL_OF_AGENCY, today);
  if (people.length > settings.mostTravelers)
    throw invalid({ companions: [`One order names at most ${formatValue({ unit: 'people' }, settings.mostTravelers)}.`] });
  const faults = Object.entries(faultsOfDays(values, { today, mayBeLate }, settings)).map(([field, fault]) => [field, [fault]]);
  if (faults.length > 0) throw invalid(Object.fromEntries(faults) as Record<string, string[]>);
  await requireKnown(db, people);
  const days = people.map((personnelId) => ({ id: personnelId, personnelId, from: values.first_day, to: values.last_day }));
  const [away] = (await whyNotAtWork(db, days)).values();
  if (away) throw invalid({ companions: [away] });
  const clash = await findClash(db, { people, days: values, except });
  if (clash) throw invalid({ first_day: [clash] });
}

async function requireKnown(db: Database, people: readonly number[]): Promise<void> {
  const { rows } = await sql`
    select from personnel.person_view where id = any(${[...people]}::integer[]) and merged_into is null`.execute(db);
  if (rows.length < people.length) throw invalid({ companions: ['One of the people is not on record.'] });
}
