import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { RequestState } from '@talaan/requests/web/parts/request-state.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import type { ApplicationRow } from '../../contract/applications.ts';
import { leaveFlow } from '../../workflow.ts';

type Shown = Pick<ApplicationRow, 'state' | 'deemed_due_on' | 'is_deemed'>;

/** The state of an application; where it may be deemed approved (Section 49), that is said with it and refuses nothing. */
export function LeaveStateBadge({ leave: { state, deemed_due_on, is_deemed } }: { leave: Shown }) {
  const isWaiting = (WAITING as readonly string[]).includes(state);
  if (isWaiting && deemed_due_on !== null)
    return <StatusBadge tone="warning">{say('{words}, overdue (may be deemed approved)', { words: leaveFlow.words[state] })}</StatusBadge>;
  if (state === 'APPROVED') return <StatusBadge tone="good">{is_deemed ? say('Deemed approved') : leaveFlow.words.APPROVED}</StatusBadge>;
  if (state === 'SHORTENED' || state === 'TAKEN') return <StatusBadge tone="good">{leaveFlow.words[state]}</StatusBadge>;
  return <RequestState state={state} words={leaveFlow.words[state]} isClosed={leaveFlow.ends.includes(state)} />;
}

const WAITING = ['SUBMITTED', 'CERTIFIED', 'RECOMMENDED'] as const;
