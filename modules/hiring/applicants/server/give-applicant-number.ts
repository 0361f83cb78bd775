import { sql } from 'kysely';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';

/** The next number of an applicant, A-YYYY-NNNNN; the year's number is held until the end of the transaction. */
export async function giveApplicantNumber({ db, now }: Pick<Call, 'db' | 'now'>): Promise<string> {
  const { year } = now.toZonedDateTimeISO(ZONE);
  const { rows } = await sql<{ number: string }>`
    insert into applicants.number_year (year, last_applicant) values (${year}, 1)
    on conflict (year) do update set last_applicant = number_year.last_applicant + 1
    returning 'A-' || year || '-' || lpad(last_applicant::text, 5, '0') as number`.execute(db);
  return rows[0]!.number;
}
