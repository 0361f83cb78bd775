import { sql } from 'kysely';
import { inForce } from '@talaan/performance/rules/dated.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Settings, TermsKind } from '../../contract/settings.ts';
import type { FollowUpTable } from '../../rules/follow-up.ts';
import type { PointsTable } from '../../rules/screening-points.ts';

type Kept = { POINTS: PointsTable & { id: number }; FOLLOW_UP: FollowUpTable & { id: number } };

/** All terms of a kind, the latest first. */
export async function readTerms<K extends TermsKind>(db: Database, kind: K): Promise<Kept[K][]> {
  const { rows } = await sql<{ id: number; effective_on: string; source: string; terms: object }>`
    select id, effective_on, source, terms from trainings.terms where kind = ${kind} order by effective_on desc`.execute(db);
  // What is kept was judged by the schema and the rules of its kind.
  return rows.map(({ terms, ...row }) => ({ ...terms, ...row }) as Kept[K]);
}

/** The points by which the committee screens on a day. */
export async function pointsOn(db: Database, day: string): Promise<Settings['points'][number]['most']> {
  return inForce(await readTerms(db, 'POINTS'), day).most;
}

/** What follows from the training `t`: what applies on its first day. */
export const followUp = sql`trainings.follow_up_on(t.first_day)`;

/** The last day for certificate, report and re-entry plan of the training `t`. */
export const reportDueOn = sql`t.last_day + (${followUp}->>'report_days')::integer`;
