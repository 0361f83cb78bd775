import type { SheetOnPaper } from '@talaan/pds/contract/sheet.ts';
import type { CountedRow, Judgment, Marks } from './elements.ts';
import { plain } from './plain.ts';
import { keyOfRow } from './row-key.ts';

/**
 * Hours of relevant training (domain page, sections 6 and 14.8), in hundredths: a certificate counts once, with the hours that HR verified;
 * what is only claimed may be enough after verification, and never makes the standard met.
 */
export function countTraining({ training }: Pick<SheetOnPaper, 'training'>, { hours, marks }: { hours: number; marks: Marks }): Judgment {
  const rows: CountedRow[] = [];
  const seen = new Set<string>();
  let verified = 0;
  let claimed = 0;
  for (const one of training) {
    const row = keyOfRow('training', one);
    const mark = marks.get(row);
    const certificate = [plain(one.title), one.from, one.to].join('|');
    if (mark?.is_relevant === false) {
      rows.push({ row, counted: 0, why: 'Not relevant' });
    } else if (seen.has(certificate)) {
      rows.push({ row, counted: 0, why: 'The same certificate again' });
    } else {
      seen.add(certificate);
      const known = mark?.verified_hours ?? null;
      if (known !== null) verified += known;
      else claimed += one.hours ?? 0;
      rows.push({ row, counted: known ?? one.hours ?? 0, why: known === null ? 'Claimed, not verified' : '' });
    }
  }
  const all = verified + claimed;
  const result = verified >= hours ? 'MET' : all >= hours ? 'FOR_VERIFICATION' : 'NOT_MET';
  return { result, figure: result === 'MET' ? verified : all, note: formatFoundHours({ hours, verified, all, result }), rows };
}

/** `12.5` of 1250. */
export function formatHours(hundredths: number): string {
  return (hundredths / 100).toLocaleString('en-PH', { maximumFractionDigits: 2 });
}

function formatFoundHours({
  hours,
  verified,
  all,
  result,
}: {
  hours: number;
  verified: number;
  all: number;
  result: Judgment['result'];
}): string {
  if (hours === 0) return 'None required';
  if (result === 'FOR_VERIFICATION')
    return `${formatHours(all)} of ${formatHours(hours)} hours claimed, ${formatHours(verified)} of them verified`;
  return `${formatHours(result === 'MET' ? verified : all)} of ${formatHours(hours)} hours`;
}
