import { sql } from 'kysely';
import { type LockedDocument, type Moving, nameOf, type SaidOf } from '@talaan/documents/server/public.ts';
import type { StepOf } from '@talaan/documents/contract/steps.ts';
import type { ExplanationState } from '../workflow.ts';
import { explain } from './explanations.ts';

interface Late {
  document: LockedDocument;
  /** The explanation that was returned; null where none is written. */
  explanationId: number | null;
}

/** Documents that are late where they are, without an explanation or with one that was returned. */
async function findUnexplained({ db, now }: Pick<Moving, 'db' | 'now'>, documents: readonly LockedDocument[]): Promise<Late[]> {
  const late = documents.filter(
    ({ state, hop }) => state === 'RECEIVED' && hop?.due_at != null && Temporal.Instant.compare(hop.due_at, now) < 0,
  );
  if (late.length === 0) return [];
  const { rows } = await sql<{ id: number; hop_id: number; state: ExplanationState }>`
    select id, hop_id, state from documents.explanation where hop_id = any(${late.map(({ hop }) => hop!.id)}::integer[])`.execute(db);
  const found = new Map(rows.map((row) => [row.hop_id, row]));
  return late.flatMap((document) => {
    const before = found.get(document.hop!.id);
    return before === undefined || before.state === 'RETURNED' ? [{ document, explanationId: before?.id ?? null }] : [];
  });
}

/** A late stay is forwarded only with an explanation (A5). */
export async function hinderUnexplained(
  call: Pick<Moving, 'db' | 'now'>,
  documents: readonly LockedDocument[],
  { explanation }: StepOf<'forward'>,
): Promise<SaidOf> {
  const late = explanation === null ? await findUnexplained(call, documents) : [];
  return new Map(
    late.map(({ document }) => [document.id, `${nameOf(document)} is late in this office. Explain why before you forward it.`]),
  );
}

/** Files the explanation that comes with a forward for each stay that lacks one. */
export async function explainFirst(call: Moving, documents: readonly LockedDocument[], { explanation }: StepOf<'forward'>): Promise<void> {
  const late = explanation === null ? [] : await findUnexplained(call, documents);
  if (explanation === null || late.length === 0) return;
  await explain(
    call,
    late.map(({ document: { hop, tracking_no: number }, explanationId }) => ({
      hopId: hop!.id,
      officeId: hop!.office_id,
      trackingNo: number!,
      explanationId,
    })),
    { ...explanation, fileId: null },
  );
}
