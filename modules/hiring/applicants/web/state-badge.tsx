import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { applicationFlow, type ApplicationState } from '../workflow.ts';

const TONES: Partial<Record<ApplicationState, Tone>> = {
  DRAFT: 'neutral',
  SUBMITTED: 'waiting',
  INCOMPLETE: 'warning',
  SCREENED_QUALIFIED: 'good',
  SCREENED_DISQUALIFIED: 'bad',
  NO_SHOW: 'bad',
  SELECTED: 'good',
  DEEP_SELECTED: 'good',
  APPOINTED: 'good',
  ASSUMED: 'good',
  NOT_SELECTED: 'past',
  NOT_RECOMMENDED: 'past',
  WITHDRAWN: 'past',
  DECLINED: 'past',
  INVALIDATED: 'bad',
};

/** What a state is called where its applicant reads it. */
const TO_APPLICANT: Partial<Record<ApplicationState, string>> = { RANKED: 'Assessed' };

export function StateBadge({ state, toApplicant = false }: { state: ApplicationState; toApplicant?: boolean }) {
  return <StatusBadge tone={TONES[state] ?? 'info'}>{(toApplicant && TO_APPLICANT[state]) || applicationFlow.words[state]}</StatusBadge>;
}
