import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { MonthSegment, SegmentOfDay } from '../contract/faculty-dtr.ts';
import { SEGMENT_KINDS } from './segment-kinds.ts';

/** `MATH 21, BSCE 1A`; what has no subject is named by its kind. */
export function nameSegment({ kind, subject, section }: Pick<MonthSegment, 'kind' | 'subject' | 'section'>): string {
  return [subject, section].filter(Boolean).join(', ') || SEGMENT_KINDS[kind];
}

/** What its state does not say: `Late 12 min; missed 30 min`, `Bonifacio Day`. */
export function explainSegment(one: SegmentOfDay): string {
  return [
    one.late > 0 && `Late ${formatDuration(one.late)}`,
    one.early > 0 && `left ${formatDuration(one.early)} early`,
    one.state === 'PARTLY' && one.missed > 0 && one.missed !== one.late + one.early && `missed ${formatDuration(one.missed)}`,
    one.made_up > 0 && `${formatDuration(one.made_up)} made up on ${longDate(one.made_up_on!)}`,
    ...one.excuses,
  ]
    .filter(Boolean)
    .join('; ')
    .replace(/^./, (letter) => letter.toUpperCase());
}

/** `1 h 30 min`. */
export function formatDuration(minutes: number): string {
  const parts = [minutes >= 60 && `${Math.floor(minutes / 60)} h`, (minutes % 60 > 0 || minutes === 0) && `${minutes % 60} min`];
  return parts.filter(Boolean).join(' ');
}
