import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { whereOf } from '@talaan/vacancies/rules/format-vacancy.ts';
import type { PostLine } from '../contract/words.ts';

/** `Accounting Office · Main Campus · SG 18`; a place that names the office stands for it. */
export function describePost({ office, place, salary_grade }: PostLine): string {
  return [whereOf({ office, place }), salary_grade && `SG\u00A0${salary_grade}`].filter(Boolean).join(' · ');
}

export function formatClosing({ closes_at }: PostLine): string {
  return closes_at === null ? '' : `Closes ${formatInstant(closes_at)}`;
}
