import { sql } from 'kysely';
import type { Place } from '@talaan/kernel/server/acting.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { stepLog } from '@talaan/kernel/server/steps/step-log.ts';
import { documentFlow, type DocumentAction, type DocumentState } from '../../workflow.ts';

export interface WrittenStep {
  id: number;
  action: DocumentAction;
  from: DocumentState;
  to: DocumentState;
  place: Place;
  hopId: number | null;
  reason?: string;
  details?: Record<string, unknown> | null;
}

const CLOSED: readonly DocumentState[] = ['RELEASED', 'REJECTED', 'ARCHIVED'];

/** The way of documents. */
const documentLog = stepLog({
  table: 'documents.step',
  key: 'document_id',
  moves: {
    record: 'documents.document',
    key: 'id',
    sets: sql`closed_at = case when s.to_state = any(${CLOSED}::text[]) then coalesce(r.closed_at, s.at) end`,
  },
  flow: documentFlow,
  title: 'document',
});

/** Writes steps, brings their documents to their state, and tells the audit trail. */
export async function writeSteps(call: Pick<Call, 'db' | 'actor' | 'now' | 'requestId'>, steps: readonly WrittenStep[]): Promise<void> {
  await documentLog.append(
    call,
    steps.map(({ hopId, details = null, ...step }) => ({ ...step, further: { hop_id: hopId, details }, after: details ?? {} })),
  );
}
