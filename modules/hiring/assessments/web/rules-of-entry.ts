import type { Candidate } from '../contract/assessment.ts';
import type { FormFactor } from '../contract/forms.ts';
import { formatPoints } from '../rules/points.ts';

/** In what a figure is entered: the percent of an examination, the rating of a performance, else points. */
export function unitOf({ scored_by, guide_code, points }: FormFactor): string {
  if (scored_by === 'examination') return 'percent';
  if (guide_code === 'performance') return 'rating to 5';
  return `to ${formatPoints(points)}`;
}

/** What is entered of a factor, as it was typed; empty where nothing is. */
export function enteredOf({ credits }: Candidate, factor: FormFactor): string {
  const credit = credits.find(({ factor_id }) => factor_id === factor.id);
  return credit ? formatPoints(credit.measure ?? credit.points) : '';
}

/** Typed with up to two decimals as hundredths; null for nothing, NaN for what is no such number. */
export function hundredthsOf(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  const parts = /^(\d{1,4})(?:\.(\d{1,2}))?$/.exec(text);
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : Number.NaN;
}

/** The secretary's view of one applicant, at the address of the board of the post. */
export function sheetsAddress(post: { id: number; board: 'NAPB' | 'APB' }, personnelId: number): string {
  return post.board === 'NAPB'
    ? `/rsp/job_posts/${post.id}/applicant/${personnelId}/assessment/napb`
    : `/rsp/job_posts/${post.id}/list/applicant/${personnelId}/assessment/apb`;
}
