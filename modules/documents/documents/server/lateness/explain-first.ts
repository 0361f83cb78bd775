import type { StepOf } from '../../contract/steps.ts';
import type { LockedDocument } from '../steps/lock-documents.ts';
import type { Moving } from '../steps/stepping.ts';
import { explain } from './explanations.ts';

/** Whether a stay is late and has no explanation, or one that was returned: a late stay is forwarded only with an explanation (A5). */
export function isUnexplained({ state, hop, explanation }: LockedDocument, now: Temporal.Instant): boolean {
  const isLate = state === 'RECEIVED' && hop?.due_at != null && Temporal.Instant.compare(hop.due_at, now) < 0;
  return isLate && (explanation === null || explanation.state === 'RETURNED');
}

/** Files the explanation that comes with a forward for each stay that lacks one. */
export async function explainFirst(call: Moving, documents: readonly LockedDocument[], { explanation }: StepOf<'forward'>): Promise<void> {
  const late = documents.filter((document) => isUnexplained(document, call.now));
  if (explanation === null || late.length === 0) return;
  await explain(
    call,
    late.map(({ hop, tracking_no: number, explanation: before }) => ({
      hopId: hop!.id,
      officeId: hop!.office_id,
      trackingNo: number!,
      explanationId: before?.id ?? null,
    })),
    { ...explanation, fileId: null },
  );
}
