import { sql } from 'kysely';
import { inForce } from '@talaan/performance/rules/dated.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { TERMS_KINDS, type Settings } from '../../contract/settings.ts';
import type { FollowUpTable } from '../../rules/follow-up.ts';
import type { PointsTable } from '../../rules/screening-points.ts';
import { datedTerms } from './dated-terms.ts';

/** Points of the screening, and what follows a training. */
export const trainingTerms = datedTerms<{ POINTS: PointsTable; FOLLOW_UP: FollowUpTable }>({
  table: 'trainings.terms',
  of: 'trainings',
  names: TERMS_KINDS,
});

/** The points by which the committee screens on a day. */
export async function pointsOn(db: Database, day: string): Promise<Settings['points'][number]['most']> {
  return inForce((await trainingTerms.read(db)).POINTS, day).most;
}

/** What follows from the training `t`: what applies on its first day. */
export const followUp = sql`trainings.follow_up_on(t.first_day)`;

/** The last day for certificate, report and re-entry plan of the training `t`. */
export const reportDueOn = sql`t.last_day + (${followUp}->>'report_days')::integer`;
