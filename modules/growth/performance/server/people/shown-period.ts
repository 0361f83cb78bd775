import { sql, type RawBuilder } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { addDays } from '../../rules/period/days.ts';
import type { Period } from '../../rules/period/period.ts';
import { readTerms, termsOn, type TermsOfPeriod } from '../settings/read-terms.ts';
import { readPeriods } from '../settings/write-settings.ts';

export interface ShownPeriod {
  shown: Period | null;
  periods: Period[];
  /** Of the shown period. */
  terms: TermsOfPeriod | null;
}

/**
 * The period that is asked for, or the one in which there is most to do: what has begun and whose final forms are still due, the earliest first; else the
 * last that has begun. Error: 404 for one that is not there.
 */
export async function findShownPeriod({ db, today }: Pick<Call, 'db' | 'today'>, asked: number | undefined): Promise<ShownPeriod> {
  const periods = await readPeriods(db);
  const all = await readTerms(db);
  const begun = periods.filter(({ from }) => from <= today);
  const due = begun.filter(({ from, to }) => addDays(to, termsOn(all, from).deadlines.final) >= today);
  const shown = asked === undefined ? (due.at(-1) ?? begun[0] ?? periods.at(-1) ?? null) : periods.find(({ id }) => id === asked);
  if (shown === undefined) throw notFound('There is no such period.');
  return { shown, periods, terms: shown && termsOn(all, shown.from) };
}

/** Who serves long enough in a period to be rated, by office, and all forms of the period: `s` (personnel_id, office_id). */
export function whoIsRated({ shown, terms }: ShownPeriod): RawBuilder<unknown> {
  if (!shown || !terms) return sql`(select null::integer as personnel_id, null::integer as office_id where false) s`;
  const during = sql`daterange(${shown.from}::date, ${shown.to}::date, '[]')`;
  return sql`(
    select b.personnel_id, b.office_id from (
      select a.personnel_id, a.office_id, sum(sum(upper(a.during * ${during}) - lower(a.during * ${during}))) over (partition by a.personnel_id) as days
      from personnel.appointment_view a join reference.appointment_status k on k.code = a.status_code and k.government_service
      where a.during && ${during} group by a.personnel_id, a.office_id) b
    where b.days >= ${terms.deadlines.least_days} and not exists (
      select from personnel.standing_view w where w.personnel_id = b.personnel_id and w.status_code in ('STUDY', 'SABB') and w.during @> ${during})
    union select personnel_id, office_id from performance.form where period_id = ${shown.id}) s`;
}
