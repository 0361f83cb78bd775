import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import type { SubjectRequest } from '../../contract/subject-requests.ts';
import { SUBJECT_STATE_WORDS } from '../../rules/subject-words.ts';

const TONES: Readonly<Record<SubjectRequest['state'], Tone>> = {
  waiting: 'waiting',
  overdue: 'bad',
  in_time: 'good',
  late: 'warning',
  withdrawn: 'past',
};

export function RequestState({ state }: { state: SubjectRequest['state'] }) {
  return <StatusBadge tone={TONES[state]}>{SUBJECT_STATE_WORDS[state]}</StatusBadge>;
}
