import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { WeakAct } from '../../contract/people.ts';
import { judgeWeakRatings, type WatchedPeriod, type WeakJudged } from '../../rules/after/judge-weak-ratings.ts';
import type { Level } from '../../rules/levels.ts';
import type { Period } from '../../rules/period/period.ts';

interface RecordedAct {
  id: number;
  period_id: number;
  period: string;
  kind: WeakAct;
  on_day: string;
  details: string;
  entered_by: string;
}

/** What weak ratings of a person ask for today, and what was done about them, the latest first. */
export async function readWeak(
  call: Pick<Call, 'db' | 'today'>,
  personnelId: number,
  periods: readonly Period[],
): Promise<{ acts: RecordedAct[]; judged: WeakJudged }> {
  const { rows: acts } = await sql<RecordedAct>`
    select a.id, a.period_id, q.name as period, a.kind, a.on_day, a.details, p.fullname as entered_by
    from performance.weak_act a join performance.period q on q.id = a.period_id join personnel.person_view p on p.id = a.entered_by
    where a.personnel_id = ${personnelId} order by a.on_day desc, a.id desc`.execute(call.db);
  return { acts, judged: judgeWeakRatings(await watchPeriods(call, personnelId, periods, acts), call.today) };
}

/** The periods of a person up to today, in their order, with their rating: of several forms the last one that is rated. */
async function watchPeriods(
  { db, today }: Pick<Call, 'db' | 'today'>,
  personnelId: number,
  periods: readonly Period[],
  acts: readonly { period_id: number; kind: WeakAct; on_day: string }[],
): Promise<WatchedPeriod[]> {
  const { rows } = await sql<{ period_id: number; level: Level | null; is_not_rated: boolean }>`
    select distinct on (period_id) period_id, case when state in ('FINAL', 'CALIBRATED', 'APPEALED', 'RESOLVED', 'CLOSED') then level end as level,
      state = 'NOT_RATED' as is_not_rated
    from performance.form where personnel_id = ${personnelId} order by period_id, level nulls last, id desc`.execute(db);
  const { rows: past } = await sql<{ name: string; from: string; to: string; level: Level }>`
    select paper as name, lower(during) as from, upper(during) - 1 as to, level from performance.past_rating where personnel_id = ${personnelId}`.execute(
    db,
  );
  const dayOf = (period: number, kind: WeakAct) => acts.find((one) => one.period_id === period && one.kind === kind)?.on_day ?? null;
  const own = periods
    .filter(({ from }) => from <= today)
    .map((period) => {
      const found = rows.find(({ period_id }) => period_id === period.id);
      return {
        period,
        level: found?.level ?? null,
        is_not_rated: found?.is_not_rated ?? false,
        poor_early: dayOf(period.id, 'POOR_EARLY') !== null,
        intervened_on: dayOf(period.id, 'INTERVENTION'),
        noticed_on: dayOf(period.id, 'NOTICE'),
      };
    });
  const before = past.map(({ name, from, to, level }) => ({
    period: { name, from, to },
    level,
    is_not_rated: false,
    poor_early: false,
    intervened_on: null,
    noticed_on: null,
  }));
  return [...before, ...own].toSorted((one, other) => one.period.from.localeCompare(other.period.from));
}
