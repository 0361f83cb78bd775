import { z } from 'zod';
import { announce, eventKind } from '@talaan/connections/server/public.ts';
import type { LockedDocument } from './lock-documents.ts';
import type { Stepping } from './stepping.ts';

export const documentReceived = eventKind({
  kind: 'document.received',
  title: 'An office received a document',
  says: 'An office received a paper that was sent to it. Restricted and confidential papers are left out.',
  groups: ['DTS'],
  holds: z.object({ document_id: z.number().int(), tracking_no: z.string().nullable(), office_id: z.number().int() }),
});

export async function announceReceived({ call, who }: Stepping, documents: readonly LockedDocument[]): Promise<void> {
  await announce(
    call.db,
    call.now,
    documentReceived,
    documents
      .filter(({ confidentiality }) => confidentiality === 'OPEN')
      .map(({ id, tracking_no }) => ({ offices: [who.officeId], holds: { document_id: id, tracking_no, office_id: who.officeId } })),
  );
}
