import { sql } from 'kysely';
import { formatTaker, type StepTaker } from '@talaan/kernel/contract/step-taker.ts';
import { takerOf } from '@talaan/personnel/server/public.ts';
import type { DocumentPage } from '../../contract/documents.ts';
import { STEPS_DONE, type DocumentAction } from '../../workflow.ts';
import type { WithdrawnFrom } from '../circulation/find-withdrawn.ts';

export type StoredStep = Omit<DocumentPage['steps'][number], 'label' | 'action' | 'by'> & { action: DocumentAction; taker: StepTaker };

/** The steps of a document `d`, the newest first. */
export const stepColumn = sql<
  StoredStep[]
>`coalesce((select jsonb_agg(jsonb_build_object('no', e.no, 'action', e.action, 'at', e.at, 'taker', ${takerOf('e')},
    'office', eo.acronym, 'reason', e.reason, 'details', e.details) order by e.no desc)
  from documents.step e left join documents.hop eh on eh.id = e.hop_id
  left join organization.office_view eo on eo.id = eh.office_id where e.document_id = d.id), '[]')`;

export function describeSteps(steps: readonly StoredStep[]): DocumentPage['steps'] {
  return steps.map(({ taker, ...step }) => ({ ...step, by: formatTaker(taker), label: labelOf(step) }));
}

const NAMED = 5;

/** A withdrawal names its offices, few of many. */
function labelOf({ action, details }: Pick<StoredStep, 'action' | 'details'>): string {
  if (action !== 'withdraw') return STEPS_DONE[action];
  const offices = (details as { withdrawn: WithdrawnFrom[] }).withdrawn.map(({ office }) => office);
  const others = offices.length - NAMED;
  return `${STEPS_DONE.withdraw} from ${others > 0 ? `${offices.slice(0, NAMED).join(', ')} and ${others} more` : offices.join(', ')}`;
}
