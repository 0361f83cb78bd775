import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { RequestState } from '@talaan/requests/web/parts/request-state.tsx';
import type { NominationRow } from '../../contract/nominations.ts';
import { trainingFlow } from '../../workflow.ts';

/** The state of a nomination; a report that is overdue is told with it. */
export function NominationState({ nomination }: { nomination: Pick<NominationRow, 'state' | 'report_due_on'> }) {
  const { state, report_due_on: due } = nomination;
  const today = useToday();
  if (due !== null && due < today) return <StatusBadge tone="bad">{say('Report overdue')}</StatusBadge>;
  if (due !== null) return <StatusBadge tone="warning">{say('Report due {due}', { due: longDate(due) })}</StatusBadge>;
  if (state === 'APPROVED' || state === 'CLOSED') return <StatusBadge tone="good">{trainingFlow.words[state]}</StatusBadge>;
  return <RequestState state={state} words={trainingFlow.words[state]} isClosed={trainingFlow.ends.some((end) => end === state)} />;
}
