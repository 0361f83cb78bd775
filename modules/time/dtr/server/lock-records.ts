import { sql } from 'kysely';
import { lockDays, unlockDays } from '@talaan/attendance/server/public.ts';
import { sumMonth } from '@talaan/attendance/rules/sum-month.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';
import { digestOf } from './digest.ts';
import { asShown, loadDays } from './load-days.ts';
import type { Submission } from './read-submissions.ts';

/** Locks the days of records and freezes what they came to; set by set. Error: 409 where a day is being computed again. */
export async function lockRecords(call: StepCall, submissions: readonly Submission[]): Promise<void> {
  await lockDays(call, submissions);
  const days = await loadDays(call.db, submissions);
  const frozen = submissions.map(({ id, personnelId, from, to }, at) => {
    const shown = asShown(days[at]!);
    const { equivalent, ...totals } = sumMonth(shown);
    return {
      submission_id: id,
      personnel_id: personnelId,
      from,
      to,
      ...totals,
      short_thousandths: equivalent.thousandths,
      digest: digestOf(shown),
      rules_versions: [...new Set(days[at]!.map(({ rules_version }) => rules_version))],
    };
  });
  await sql`
    insert into dtr.frozen_month (submission_id, personnel_id, during, late_minutes, late_times, undertime_minutes, undertime_times, short_thousandths,
      absent_thousandths, night_minutes, days, digest, rules_versions, frozen_at)
    select submission_id, personnel_id, daterange("from", "to", '[]'), late_minutes, late_times, undertime_minutes, undertime_times, short_thousandths,
      absent_thousandths, night_minutes, days, digest, rules_versions, ${call.now.toString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(frozen)}::jsonb) as f (submission_id integer, personnel_id integer, "from" date, "to" date,
      late_minutes integer, late_times integer, undertime_minutes integer, undertime_times integer, short_thousandths integer,
      absent_thousandths integer, night_minutes integer, days jsonb, digest text, rules_versions text[])`.execute(call.db);
}

/** Supersedes what was frozen and lets the days be computed again. */
export async function reopenRecords(call: StepCall, submissions: readonly Submission[]): Promise<void> {
  await sql`
    update dtr.frozen_month set superseded_at = ${call.now.toString()}::timestamptz
    where submission_id = any(${submissions.map(({ id }) => id)}::integer[]) and superseded_at is null`.execute(call.db);
  await unlockDays(call, submissions);
}
