import type { RecordRow } from '../contract/submissions.ts';

/** What submits these records; without remarks the head is asked for nothing. */
export function wishOf(rows: readonly RecordRow[], remarks: string | null) {
  return { records: rows.map(({ personnel_id, from }) => ({ personnel_id, from })), remarks };
}
