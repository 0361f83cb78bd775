import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { RULES_VERSION } from '../../rules/settings.ts';
import type { PersonDates } from './lock-days.ts';
import { previewDays } from './preview-days.ts';

/**
 * Days without data that become final are computed as if all devices had been whole: who did not punch was absent. Within the caller's
 * transaction.
 */
export async function settleSilentDays(
  { server, db, now }: Pick<Call, 'server' | 'db' | 'now'>,
  periods: readonly PersonDates[],
): Promise<void> {
  const { rows: people } = await sql<{ personnelId: number; dates: string[] }>`
    select d.personnel_id as "personnelId", array_agg(d.date::text order by d.date) as dates
    from jsonb_to_recordset(${JSON.stringify(periods)}::jsonb) as s ("personnelId" integer, "from" date, "to" date)
    join attendance.day d on d.personnel_id = s."personnelId" and d.date between s."from" and s."to" and d.status = 'NO_DATA'
    group by 1`.execute(db);
  if (people.length === 0) return;
  const computed = await previewDays(server, people, { isWhole: true });
  const days = [...computed].flatMap(([id, results]) =>
    results.map(({ reasons, ...figures }) => ({ id, ...figures, schedule: undefined, reasons: JSON.stringify(reasons) })),
  );
  await sql`
    update attendance.day d set status = n.status, word = n.word, am_word = n.am_word, pm_word = n.pm_word, late_minutes = n.late_minutes,
      late_times = n.late_times, undertime_minutes = n.undertime_minutes, undertime_times = n.undertime_times,
      absent_thousandths = n.absent_thousandths, reasons = n.reasons::jsonb, rules_version = ${RULES_VERSION}, computed_at = ${now.toString()}
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as n (id integer, date date, status text, word text, am_word text, pm_word text,
      late_minutes smallint, late_times smallint, undertime_minutes smallint, undertime_times smallint, absent_thousandths smallint, reasons text)
    where d.personnel_id = n.id and d.date = n.date`.execute(db);
}
