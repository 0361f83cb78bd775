import { sql } from 'kysely';
import type { Database } from '../database.ts';

const TOPICS = ['rights', 'personnel', 'calendar', 'faces'] as const;
export type Topic = (typeof TOPICS)[number];

/**
 * Of each topic, how many transactions had changed what belongs to it at one moment. A sum grows with the commit of each, so that two
 * snapshots with the same sum show the same rows. Which tables belong to a topic is in the tables.sql of its module
 * (`kernel.count_changes_of`).
 */
export type Changes = Readonly<Record<Topic, number>>;

/** The sums of all topics as columns of a select, under their names. */
export const ALL_CHANGES = TOPICS.map(
  (topic) => `(select coalesce(sum(changes), 0)::bigint from kernel.change_count where topic = '${topic}') as ${topic}`,
).join(', ');

/** These columns of a row. */
export function readChanges({ rights, personnel, calendar, faces }: Changes): Changes {
  return { rights, personnel, calendar, faces };
}

/** The sums of now, for who comes without a session. */
export async function changesNow(db: Database): Promise<Changes> {
  const { rows } = await sql<Changes>`select ${sql.raw(ALL_CHANGES)}`.execute(db);
  return rows[0]!;
}
