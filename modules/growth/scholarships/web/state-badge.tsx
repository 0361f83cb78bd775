import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { scholarshipFlow, type ScholarshipState } from '../workflow.ts';

const TONES: Partial<Record<ScholarshipState, Tone>> = {
  APPLIED: 'waiting',
  ENDORSED: 'waiting',
  DELIBERATED: 'waiting',
  APPROVED: 'info',
  RETURNED: 'warning',
  COMPLETED: 'good',
  FULFILLED: 'good',
  SETTLED: 'good',
  BREACHED: 'bad',
  DISAPPROVED: 'bad',
  WITHDRAWN: 'past',
  RELEASED: 'past',
};

export function ScholarshipBadge({ state }: { state: ScholarshipState }) {
  return <StatusBadge tone={TONES[state] ?? 'neutral'}>{scholarshipFlow.wordsOf(state)}</StatusBadge>;
}
