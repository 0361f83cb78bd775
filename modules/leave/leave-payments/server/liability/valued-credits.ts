import { sql, type RawBuilder } from 'kysely';
import { agencySettingsOn } from '@talaan/attendance/server/public.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { SL, VL } from '@talaan/leave/rules/books.ts';
import { LEAVE_OF_AGENCY } from '@talaan/leave/rules/settings.ts';

/** Of centavos, thousandths of a day and ten-millionths of the factor. */
const PARTS = 10_000_000_000;

/**
 * The credits of those who serve, as of a day, and what they are worth in centavos (DBM BC 2016-2), rounded once, half up, for each person: as
 * `w as materialized (…)` with personnel_id, office_id, vl, sl, monthly and value.
 */
export async function valuedCredits(db: Database, on: string): Promise<RawBuilder<unknown>> {
  const { constantFactor } = await agencySettingsOn(db, LEAVE_OF_AGENCY, on);
  const credits = (book: string) => sql`coalesce((select sum(e.amount) from ledger.lot l join ledger.entry e on e.lot_id = l.id
    where l.personnel_id = s.personnel_id and l.book = ${book} and e.effective_on <= ${on}::date), 0)::bigint`;
  return sql`w as materialized (
      select s.*, floor(coalesce(s.monthly, 0)::numeric * (s.vl + s.sl) * ${constantFactor}::integer / ${PARTS}::numeric + 0.5)::bigint as value from (
        select s.personnel_id, s.office_id, ${credits(VL.code)} as vl, ${credits(SL.code)} as sl,
          (select max(g.amount) from personnel.salary_view g where g.personnel_id = s.personnel_id and lower(g.during) <= ${on}::date) as monthly
        from leave.stays_within(daterange(${on}::date, ${on}::date, '[]')) s where s.earns <> 'NONE') s
      where s.vl + s.sl > 0)`;
}
