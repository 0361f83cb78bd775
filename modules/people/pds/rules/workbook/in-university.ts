import { plainText } from '../same-plain.ts';
import type { WorkRow } from '../internal-work.ts';
import { isToldOfWork, textsOfWork } from '../university-work.ts';
import type { RowThere } from './compare-row.ts';
import { rowOf, type Boxes, type ReadRow } from './read-row.ts';

/**
 * Whether a row of work experience is the university’s own, which the service record writes: it names the university, or says a
 * position of the record at the same time under whatever name of the employer.
 */
export function isInUniversity(boxes: Boxes, record: readonly WorkRow[], university: string): boolean {
  const [at, home] = [plainText(String(boxes.company ?? '')), plainText(university)];
  if (home !== '' && (at === home || at.includes(home))) return true;
  return workOnRecord(boxes, record) !== undefined;
}

/** The work on record of this position at the same time; of several the one that begins on the same day, else the latest. */
function workOnRecord({ from, to, position }: Boxes, record: readonly WorkRow[]): WorkRow | undefined {
  const begins = String(from ?? '');
  const ends = String(to ?? '9999');
  const found = record.filter(
    (row) =>
      plainText(row.position) === plainText(String(position ?? '')) &&
      begins !== '' &&
      begins <= (row.to ?? '9999') &&
      ends >= (row.from ?? ''),
  );
  return found.find((row) => row.from === begins) ?? found[0];
}

interface BesideWork {
  record: readonly WorkRow[];
  university: string;
  /** What the sheet tells already of work in the university. */
  there: readonly RowThere[];
}

/**
 * Parts what a file tells of work in the university (supervisor, accomplishments, duties) from what the record says of it: the first is
 * taken into the sheet as any other row. It stays where it is, and is not taken, where the record has no such work.
 */
export function partUniversityWork(
  work: readonly ReadRow[],
  { record, university, there }: BesideWork,
): Record<'work' | 'told', ReadRow[]> {
  const texts = there.map(({ fields: { from, position } }) => ({ from, position }));
  const { of } = textsOfWork(record, texts);
  const left = new Set(record);
  const told: ReadRow[] = [];
  const kept = work.map((row) => {
    const written = Object.entries(row.boxes).filter(([name]) => isToldOfWork(name));
    const known = isInUniversity(row.boxes, record, university) ? workOnRecord(row.boxes, [...left]) : undefined;
    if (!known || written.length === 0) return row;
    left.delete(known);
    told.push(rowOf({ from: of.get(known)?.from ?? known.from, position: known.position, ...Object.fromEntries(written) }));
    return rowOf(Object.fromEntries(Object.entries(row.boxes).filter(([name]) => !isToldOfWork(name))), row.question);
  });
  return { work: kept, told };
}
