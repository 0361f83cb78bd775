export type FieldValue = string | number | boolean | null;
export type Fields = Record<string, FieldValue>;

export interface Conflict {
  field: string;
  mine: FieldValue;
  theirs: FieldValue;
}

/**
 * Merges a form into a record that others may have changed since it was opened, field by field: `was` is what the form began
 * with, `mine` what it holds now, `theirs` what is on record. What only I changed is written; what both changed to different
 * values is a conflict. A field without `was` counts as begun from what is on record.
 */
export function mergeFields(was: Fields, mine: Fields, theirs: Fields): { changes: Fields; conflicts: Conflict[] } {
  const changes: Fields = {};
  const conflicts: Conflict[] = [];
  for (const [field, value] of Object.entries(mine)) {
    const onRecord = theirs[field] ?? null;
    const began = field in was ? was[field]! : onRecord;
    if (value === began || value === onRecord) continue;
    if (onRecord === began) changes[field] = value;
    else conflicts.push({ field, mine: value, theirs: onRecord });
  }
  return { changes, conflicts };
}
