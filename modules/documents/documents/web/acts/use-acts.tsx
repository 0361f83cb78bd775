import { useState } from 'react';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { takeSteps, type StepBody, type StepResult } from '../../contract/steps.ts';
import { ActDialog } from './act-dialog.tsx';
import type { Act, Acting } from './act-form.ts';
import { ResultsDialog } from './results-dialog.tsx';

/** Done at once, without a question. */
const AT_ONCE: readonly Act[] = ['register', 'receive', 'resume', 'cancel_forward'];

/** Does things with papers: at once, or after a dialog; and tells of those that could not be done, and of outgoing numbers. */
export function useActs() {
  const [acting, setActing] = useState<Acting>();
  const [results, setResults] = useState<StepResult[]>();
  const tell = (told: StepResult[]) =>
    (told.some(({ outcome }) => outcome !== 'done') || told.filter(({ outgoing_no: number }) => number).length > 1) && setResults(told);
  const send = useSend(takeSteps, {
    onDone: (answer) => {
      showSuccess(answer.message);
      tell(answer.results);
    },
  });
  const act = (wanted: Acting) => {
    if (!AT_ONCE.includes(wanted.act)) return setActing(wanted);
    const body = { action: wanted.act, office_id: wanted.office, ids: wanted.papers.map(({ id }) => id), reason: '' };
    send.mutate({ body: body as StepBody });
  };
  const dialogs = (
    <>
      {acting && <ActDialog acting={acting} onClose={() => setActing(undefined)} onTold={tell} />}
      {results && <ResultsDialog results={results} onClose={() => setResults(undefined)} />}
    </>
  );
  return { act, dialogs, isPending: send.isPending };
}
