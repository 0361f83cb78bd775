import { plainText } from '../same-plain.ts';
import type { WorkRow } from '../internal-work.ts';
import type { Boxes } from './read-row.ts';

/**
 * Whether a row of work experience is the university’s own, which the service record writes: it names the university, or says a
 * position of the record at the same time under whatever name of the employer.
 */
export function isInUniversity({ from, to, position, company }: Boxes, record: readonly WorkRow[], university: string): boolean {
  const [at, home] = [plainText(String(company ?? '')), plainText(university)];
  if (home !== '' && (at === home || at.includes(home))) return true;
  const begins = String(from ?? '');
  const ends = String(to ?? '9999');
  return record.some(
    (row) =>
      plainText(row.position) === plainText(String(position ?? '')) &&
      begins !== '' &&
      begins <= (row.to ?? '9999') &&
      ends >= (row.from ?? ''),
  );
}
