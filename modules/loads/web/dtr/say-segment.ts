import { formatDuration } from '@talaan/attendance/web/days/format-figures.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { MonthSegment, SegmentOfDay } from '../../contract/faculty-dtr.ts';
import { SEGMENT_KINDS } from '../../rules/segment-kinds.ts';

/** `MATH 21, BSCE 1A`; what has no subject is named by its kind. */
export function nameSegment({ kind, subject, section }: Pick<MonthSegment, 'kind' | 'subject' | 'section'>): string {
  return [subject, section].filter(Boolean).join(', ') || SEGMENT_KINDS[kind];
}

/** Why the minutes are what they are: `Late 12 min; missed 30 min; Bonifacio Day`. */
export function explainSegment(one: SegmentOfDay): string {
  return [
    one.late > 0 && `Late ${formatDuration(one.late)}`,
    one.early > 0 && `left ${formatDuration(one.early)} early`,
    one.missed > 0 && one.missed !== one.late + one.early && `missed ${formatDuration(one.missed)}`,
    one.made_up > 0 && `${formatDuration(one.made_up)} made up on ${longDate(one.made_up_on!)}`,
    ...one.excuses,
    one.state === 'UNCLEAR' && 'the time record of the day lacks a punch',
  ]
    .filter(Boolean)
    .join('; ')
    .replace(/^./, (letter) => letter.toUpperCase());
}
