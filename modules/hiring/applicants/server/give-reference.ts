import { sql } from 'kysely';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';

/**
 * Gives an application its reference (APP-YYYY-NNNNN), of the year in which it was received, and the moment of its submission. The year's
 * number is held until the end of the transaction, so that there is neither a gap nor a double; call it late.
 */
export async function giveReference({ db }: Pick<Call, 'db'>, id: number, received: Temporal.Instant): Promise<string> {
  const { year } = received.toZonedDateTimeISO(ZONE);
  const { rows } = await sql<{ reference: string }>`
    with numbered as (
      insert into applicants.number_year (year, last_application) values (${year}, 1)
      on conflict (year) do update set last_application = number_year.last_application + 1 returning last_application
    )
    update applicants.application a set reference = 'APP-' || ${year}::integer || '-' || lpad(n.last_application::text, 5, '0'), submitted_at = ${received.toString()}
    from numbered n where a.id = ${id} returning a.reference`.execute(db);
  return rows[0]!.reference;
}
