import { formatFrom, type Span } from '../moves/spans.ts';

/** A dated row as it is, or as it is to be. */
export interface DatedRow<F> extends Span {
  /** Null for a new one. */
  id: number | null;
  personnelId: number;
  fields: F;
}

/** What a line of the file asks for. An absent `until` keeps that on record; a new row is in force until further notice then. */
export interface WantedRow<F> {
  line: number;
  personnelId: number;
  from: string;
  until: string | null | undefined;
  fields: F;
  /** The fields whose cells were not empty: an empty one changes nothing. */
  given: Partial<F>;
}

/** Rows with the same key cannot overlap; `other` is what is said of one that does. */
export interface Exclusion {
  key: string;
  column: string;
  other: string;
}

export interface SettledRow<F> {
  line: number;
  was: DatedRow<F> | null;
  plan: DatedRow<F>;
  error: { column: string; message: string } | null;
}

/**
 * Holds the lines of a file against the rows on record: one that begins on the same day is corrected, any other is new, and nothing may
 * overlap in the end. A line that is refused leaves the row on record as it was, so this goes round until it settles.
 */
export function planDatedRows<F extends object>(
  wanted: readonly WantedRow<F>[],
  onRecord: readonly DatedRow<F>[],
  exclusionsOf: (row: Pick<DatedRow<F>, 'personnelId' | 'fields'>) => readonly Exclusion[],
): SettledRow<F>[] {
  const known = new Map(onRecord.map((row) => [beginning(row, exclusionsOf), row]));
  const settled = wanted.map((line): SettledRow<F> => {
    const was = known.get(beginning(line, exclusionsOf)) ?? null;
    const until = line.until === undefined ? (was?.until ?? null) : line.until;
    const fields = was ? { ...was.fields, ...line.given } : line.fields;
    return {
      line: line.line,
      was,
      plan: { id: was?.id ?? null, personnelId: line.personnelId, from: line.from, until, fields },
      error: null,
    };
  });
  while (refuseOverlaps(settled, onRecord, exclusionsOf));
  return settled;
}

/** On whom and from when: what a row on record is recognized by. */
function beginning<F>(
  row: Pick<DatedRow<F>, 'personnelId' | 'fields' | 'from'>,
  exclusionsOf: (row: Pick<DatedRow<F>, 'personnelId' | 'fields'>) => readonly Exclusion[],
): string {
  return `${exclusionsOf(row)[0]!.key} from ${row.from}`;
}

interface Standing extends Span {
  line: number | null;
}

function refuseOverlaps<F>(
  settled: readonly SettledRow<F>[],
  onRecord: readonly DatedRow<F>[],
  exclusionsOf: (row: Pick<DatedRow<F>, 'personnelId' | 'fields'>) => readonly Exclusion[],
): boolean {
  const accepted = settled.filter(({ error }) => error === null);
  const corrected = new Set(accepted.flatMap(({ was }) => (was ? [was.id] : [])));
  const standing = new Map<string, Standing[]>();
  const add = (row: DatedRow<F>, line: number | null) => {
    for (const { key } of exclusionsOf(row)) standing.getOrInsertComputed(key, () => []).push({ line, from: row.from, until: row.until });
  };
  for (const row of onRecord) if (!corrected.has(row.id)) add(row, null);
  for (const { line, plan } of accepted) add(plan, line);
  let refused = false;
  for (const one of accepted) {
    for (const { key, column, other } of exclusionsOf(one.plan)) {
      const clash = standing.get(key)!.find((row) => row.line !== one.line && overlap(row, one.plan));
      if (!clash || one.error) continue;
      one.error = { column, message: `${other} ${formatFrom(clash)}${clash.line === null ? ', on record' : `, in row ${clash.line}`}.` };
      refused = true;
    }
  }
  return refused;
}

function overlap(one: Span, other: Span): boolean {
  return (one.until === null || other.from < one.until) && (other.until === null || one.from < other.until);
}
