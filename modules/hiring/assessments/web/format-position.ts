import type { Candidate } from '../contract/assessment.ts';

/** `Administrative Officer IV, SG 15 · next-in-rank`; empty for an applicant from outside. */
export function formatPosition({ position, salary_grade, is_next_in_rank, is_internal }: Candidate): string {
  const held = [position, position && salary_grade !== null && `SG\u00A0${salary_grade}`].filter(Boolean).join(', ');
  return [held, is_next_in_rank ? 'next-in-rank' : is_internal && 'employee'].filter(Boolean).join(' · ');
}
