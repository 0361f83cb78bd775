import type { DisposalLine } from '../contract/disposal.ts';
import { DISPOSAL_MANNERS } from '../contract/words.ts';
import { formatPeriod } from './retention.ts';

/** The columns of NAP Form No. 3. */
export const FORM_HEADINGS = [
  'Item No.',
  'Records Series Title and Description',
  'Period Covered',
  'Retention Period',
  'Authority / Item of the Records Disposition Schedule',
  'Disposition',
] as const;

/** A request for authority to dispose of records as lines of NAP Form No. 3: one for each records series. */
export function linesOfForm(lines: readonly DisposalLine[], manner: keyof typeof DISPOSAL_MANNERS): [number, ...string[]][] {
  return lines.map((line, at) => [
    at + 1,
    `${line.type} (${line.code}), ${line.papers} ${line.papers === 1 ? 'paper' : 'papers'}`,
    formatPeriod(line.from_day, line.until_day),
    `${line.retention_years} ${line.retention_years === 1 ? 'year' : 'years'} after the year of closing`,
    line.schedule_item || 'Not in a schedule',
    DISPOSAL_MANNERS[manner],
  ]);
}

/** What the head of the agency certifies with it. */
export const CERTIFIED =
  'This is to certify that the records above are no longer needed, that their retention periods have passed, and that they are not involved in or connected with any administrative or judicial case.';
