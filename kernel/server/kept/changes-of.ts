import { CompiledQuery, sql } from 'kysely';
import type { Database } from '../database/database.ts';

const TOPICS = ['rights', 'personnel', 'calendar', 'settings', 'faces'] as const;
export type Topic = (typeof TOPICS)[number];

/**
 * Of each topic, how many transactions had changed what belongs to it at one moment. A sum grows with the commit of each, so that two
 * snapshots with the same sum show the same rows. Which tables belong to a topic is in the tables.sql of its module
 * (`kernel.count_changes_of`).
 */
export type Changes = Readonly<Record<Topic, number>>;

const sumOf = (topic: Topic) => `coalesce(sum(changes) filter (where topic = '${topic}'), 0)::bigint as ${topic}`;

/** The sums of all topics as a table of one row, whose columns have their names. One look at the counts: each call waits for it. */
export const ALL_CHANGES = `(select ${TOPICS.map(sumOf).join(', ')} from kernel.change_count)`;

/** These columns of a row. */
export function readChanges({ rights, personnel, calendar, settings, faces }: Changes): Changes {
  return { rights, personnel, calendar, settings, faces };
}

/** As `kernel.count_change` marks a transaction that changed one of these topics. */
const changedHere = (topics: readonly Topic[]) =>
  topics.map((topic) => `coalesce(current_setting('talaan.counted_${topic}', true), '') <> ''`).join(' or ');

/**
 * The sums of this moment (`Changes`) as one value of a select, for a transaction that waited for a lock: those of its session may be older
 * than what it waited for. Null where it changed a topic itself, so that what it reads is its own until it commits.
 */
export const CHANGES_HERE = `(select case when not (${changedHere(TOPICS)}) then to_jsonb(c) end from ${ALL_CHANGES} c)`;

/** Whether the transaction at hand changed one of these topics. */
export async function changesItself(db: Database, topics: readonly Topic[]): Promise<boolean> {
  const { rows } = await db.executeQuery<{ is: boolean }>(CompiledQuery.raw(`select ${changedHere(topics)} as is`));
  return rows[0]!.is;
}

/** The sums of now, for who comes without a session. */
export async function changesNow(db: Database): Promise<Changes> {
  const { rows } = await sql<Changes>`select * from ${sql.raw(ALL_CHANGES)} c`.execute(db);
  return rows[0]!;
}
