import { RequestState } from '@talaan/requests/web/parts/request-state.tsx';
import { runFlow, type RunState } from '../../workflow.ts';

export function RunBadge({ state }: { state: RunState }) {
  const isClosed = (runFlow.ends as readonly string[]).includes(state);
  return <RequestState state={state} words={runFlow.wordsOf(state)} isClosed={isClosed} />;
}
