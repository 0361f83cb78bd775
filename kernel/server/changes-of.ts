const TOPICS = ['rights', 'personnel', 'notifications', 'calendar', 'documents'] as const;
export type Topic = (typeof TOPICS)[number];

/** Of each topic, how many transactions had changed what belongs to it at one moment. */
export type Changes = Readonly<Record<Topic, number>>;

/**
 * How many transactions changed what belongs to a topic, as an expression of SQL (bigint). The sum grows with the commit of each, so
 * that two snapshots with the same sum show the same rows. Which tables belong to a topic is in the tables.sql of its module
 * (`kernel.count_changes_of`).
 */
export function changesOf(topic: Topic): string {
  return `(select coalesce(sum(changes), 0)::bigint from kernel.change_count where topic = '${topic}')`;
}

/** The sums of all topics as columns of a select, under their names. */
export const ALL_CHANGES = TOPICS.map((topic) => `${changesOf(topic)} as ${topic}`).join(', ');

/** These columns of a row. */
export function readChanges({ rights, personnel, notifications, calendar, documents }: Changes): Changes {
  return { rights, personnel, notifications, calendar, documents };
}
