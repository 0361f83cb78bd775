import { clockTime } from '../../contract/dates.ts';
import type { RefusedRow } from '../../contract/field-edits.ts';
import { ZONE } from '../../contract/zone.ts';

/** A chosen row, with the number of its last change as the caller saw it; without one whatever it is. */
export interface WantedRow {
  id: number;
  seen?: number;
}

/** The last change of a record; number 0 before the first. */
export interface LastChange {
  version: number;
  at: string | null;
}

export interface FoundRow {
  id: number;
  name: string;
}

export const NOT_YOURS = 'It is not on record, or not among those that you may edit.';

/**
 * What may be written of chosen rows, in their order, and why the others stay: one that the caller does not reach, one that anybody
 * changed after it was seen (whatever was changed: they may have relied on the rest), and one that the rule of the single edit refuses.
 * The preview asks it without versions, the edit with those of the preview, and undoing with those that the edit left behind.
 */
export function splitRows<R extends FoundRow>(
  wanted: readonly WantedRow[],
  found: readonly R[],
  lastChanges: ReadonlyMap<number, LastChange>,
  whyNot: (row: R) => string | null,
): { open: R[]; refused: RefusedRow[] } {
  const foundOf = new Map(found.map((row) => [row.id, row]));
  const open: R[] = [];
  const refused: RefusedRow[] = [];
  for (const { id, seen } of wanted) {
    const row = foundOf.get(id);
    const why = row ? (whyChanged(lastChanges.get(id), seen) ?? whyNot(row)) : NOT_YOURS;
    if (row && why === null) open.push(row);
    else refused.push({ id, name: row?.name ?? `No. ${id}`, why: why ?? NOT_YOURS });
  }
  return { open, refused };
}

function whyChanged(last: LastChange | undefined, seen: number | undefined): string | null {
  if (seen === undefined || last === undefined || last.version <= seen) return null;
  const { hour, minute } = Temporal.Instant.from(last.at!).toZonedDateTimeISO(ZONE);
  return `It was changed at ${clockTime(hour * 60 + minute)}, after you saw it.`;
}
