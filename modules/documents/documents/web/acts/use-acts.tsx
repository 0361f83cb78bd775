import { useState } from 'react';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/use-call.ts';
import { takeSteps, type StepResult } from '../../contract/steps.ts';
import { ActDialog, CHANGED, type Acting } from './act-dialog.tsx';
import { AT_ONCE, bodyOfAct, type ActValues } from './act-values.ts';
import { ResultsDialog } from './results-dialog.tsx';

const NOTHING = { reason: '' } as ActValues;

/** Does things with papers: at once, or after a dialog; and tells of those that could not be done, and of outgoing numbers. */
export function useActs() {
  const [acting, setActing] = useState<Acting>();
  const [results, setResults] = useState<StepResult[]>();
  const tell = (told: StepResult[]) =>
    (told.some(({ outcome }) => outcome !== 'done') || told.filter(({ outgoing_no: number }) => number).length > 1) && setResults(told);
  const send = useSend(takeSteps, {
    alsoRefresh: CHANGED,
    onDone: (answer) => {
      showSuccess(answer.message);
      tell(answer.results);
    },
  });
  const act = (wanted: Acting) => {
    if (!AT_ONCE.includes(wanted.act)) return setActing(wanted);
    send.mutate({ body: bodyOfAct(wanted.act, NOTHING, { office_id: wanted.office, ids: wanted.papers.map(({ id }) => id) }) });
  };
  const dialogs = (
    <>
      {acting && <ActDialog acting={acting} onClose={() => setActing(undefined)} onTold={tell} />}
      {results && <ResultsDialog results={results} onClose={() => setResults(undefined)} />}
    </>
  );
  return { act, dialogs, isPending: send.isPending };
}
