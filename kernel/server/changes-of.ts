/**
 * How many transactions changed what belongs to a topic, as an expression of SQL (bigint). The sum grows with the commit of each, so
 * that two snapshots with the same sum show the same rows. Which tables belong to a topic is in the tables.sql of its module
 * (`kernel.count_changes_of`).
 */
export function changesOf(topic: 'rights' | 'personnel_list'): string {
  return `(select coalesce(sum(changes), 0)::bigint from kernel.change_count where topic = '${topic}')`;
}
