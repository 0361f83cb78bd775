import { sql } from 'kysely';
import { formatTaker, type StepTaker } from '@talaan/kernel/contract/step-taker.ts';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { takerOf } from '@talaan/personnel/server/public.ts';
import type { DocumentPage } from '../../contract/documents.ts';
import { STEPS_DONE, type DocumentAction } from '../../workflow.ts';
import { stepLabels, type StepLabel } from '../points.ts';

export type StoredStep = Omit<DocumentPage['steps'][number], 'label' | 'action' | 'by'> & { action: DocumentAction; taker: StepTaker };

/** The steps of a document `d`, the newest first. */
export const stepColumn = sql<
  StoredStep[]
>`coalesce((select jsonb_agg(jsonb_build_object('no', e.no, 'action', e.action, 'at', e.at, 'taker', ${takerOf('e')},
    'office', eo.acronym, 'reason', e.reason, 'details', e.details) order by e.no desc)
  from documents.step e left join documents.hop eh on eh.id = e.hop_id
  left join organization.office_view eo on eo.id = eh.office_id where e.document_id = d.id), '[]')`;

export function describeSteps(server: Pick<Server, 'modules'>, steps: readonly StoredStep[]): DocumentPage['steps'] {
  const labels = allContributed(server, stepLabels);
  return steps.map(({ taker, ...step }) => ({ ...step, by: formatTaker(taker), label: labelOf(step, labels) }));
}

function labelOf({ action, details }: Pick<StoredStep, 'action' | 'details'>, labels: readonly StepLabel[]): string {
  return labels.find((one) => one.action === action)?.label(details) ?? STEPS_DONE[action];
}
