import { Text } from '@mantine/core';
import { today } from '@talaan/kernel/web/clock.ts';
import { Dialog } from '@talaan/kernel/web/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/form-shell.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { listDocuments, readDocument } from '../../contract/documents.ts';
import { countLists } from '../../contract/offices.ts';
import { takeSteps, type StepResult } from '../../contract/steps.ts';
import type { KINDS } from '../../contract/words.ts';
import { documentFlow } from '../../workflow.ts';
import { ActFields } from './act-fields.tsx';
import { bodyOfAct, type Act, type ActValues } from './act-values.ts';

export interface Acting {
  act: Act;
  office: number;
  papers: readonly { id: number; tracking_no: string | null; kind: keyof typeof KINDS; must_explain: boolean }[];
  /** The office to which it usually goes next, where one paper is forwarded. */
  next: { id: number; fullname: string } | null;
}

/** What changes when something is done with papers. */
export const CHANGED = [listDocuments, readDocument, countLists];
/** Proposed where a paper is circulated. */
const DAYS_TO_ACKNOWLEDGE = 7;
const DANGERS: readonly Act[] = ['reject', 'refuse'];

/** Asks what an act needs, and does it with all of these papers. */
export function ActDialog({ acting, onClose, onTold }: { acting: Acting; onClose: () => void; onTold: (results: StepResult[]) => void }) {
  const { act, office, papers, next } = acting;
  const { label } = documentFlow.steps[act];
  const late = papers.filter(({ must_explain: must }) => must).length;
  const initial: ActValues = {
    to: next ? [next.id] : [],
    to_person_id: null,
    instruction: 'appropriate_action',
    note: '',
    circle: 'chosen',
    campus: null,
    due_on: today().add({ days: DAYS_TO_ACKNOWLEDGE }).toString(),
    explanation: late === 0 ? null : { cause: null, text: '' },
    reason: '',
    cause: null,
    back_to: 'previous',
    claimant: '',
    signed_by: '',
    paper: null,
    claimed_on: today().toString(),
    mode: 'hand',
    courier: '',
    tracking: '',
    days: '',
    letter: null,
    certified_by: '',
    copy: null,
    duplicate_of: '',
  };
  const [only] = papers;
  return (
    <Dialog title={`${label}: ${papers.length === 1 ? (only!.tracking_no ?? 'draft') : count(papers.length, 'paper')}`} onClose={onClose}>
      <FormShell
        endpoint={takeSteps}
        initial={initial}
        body={(values) => bodyOfAct(act, values, { office_id: office, ids: papers.map(({ id }) => id) })}
        draft={`documents:${act}:${papers.map(({ id }) => id).join('-')}`}
        submit={label}
        danger={DANGERS.includes(act)}
        success={({ message }) => message}
        alsoRefresh={CHANGED}
        onDone={({ results }) => {
          onClose();
          onTold(results);
        }}
      >
        {(form) => (
          <>
            {papers.length > 1 && (
              <Text size="sm" c="dimmed">
                {papers.map(({ tracking_no }) => tracking_no ?? 'draft').join(', ')}
              </Text>
            )}
            <ActFields act={act} form={form} next={next} late={late} hasClient={papers.some(({ kind }) => kind === 'EXTERNAL_IN')} />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
