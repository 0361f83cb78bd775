import { notFound } from '@talaan/kernel/server/errors.ts';
import { mountLookup } from '@talaan/kernel/server/search/lookup.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { countUses } from '@talaan/kernel/server/search/uses.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import * as contract from '../contract.ts';
import { expiringRows } from './expiring-rows.ts';
import { findDocuments, sendDocument } from './find-documents.ts';
import { missingRows } from './missing-rows.ts';
import { readPapers } from './read-papers.ts';
import { addDocument, changeDocument, withdrawDocument } from './file-documents.ts';

export function mountFile201(server: Server): void {
  mountLookup(server, contract.documentKinds);
  mount(server, contract.countKindUses, async ({ db }) => ({
    uses: [...(await countUses(db, contract.documentKinds.table))].map(([id, use]) => ({ id, ...use })),
  }));
  mount(server, contract.listDocuments, async (call) => {
    await findPersonInScope(call, call.params.id, ['PERSONNELS']);
    await recordOpening(call, call.params.id, '201 file');
    return { documents: await findDocuments(call, call.params.id, 'hr') };
  });
  mount(server, contract.fetchDocument, async (call) => {
    await findPersonInScope(call, call.params.id, ['PERSONNELS']);
    await recordOpening(call, call.params.id, '201 file');
    return sendDocument(call, { personnelId: call.params.id, documentId: call.params.document, as: 'hr' });
  });
  mount(server, contract.addDocument, addDocument);
  mount(server, contract.changeDocument, changeDocument);
  mount(server, contract.withdrawDocument, withdrawDocument);
  mountRows(server, expiringRows);
  mountRows(server, missingRows);
  mount(server, contract.readPapers, async (call) => {
    await findPersonInScope(call, call.params.id, ['PERSONNELS']);
    await recordOpening(call, call.params.id, '201 file');
    return readPapers(call, call.params.id);
  });

  mount(server, contract.listMyDocuments, async (call) => ({
    documents: call.actor.personnelId === null ? [] : await findDocuments(call, call.actor.personnelId, 'owner'),
  }));
  mount(server, contract.fetchMyDocument, async (call) => {
    if (call.actor.personnelId === null) throw notFound('There is no such document.');
    return sendDocument(call, { personnelId: call.actor.personnelId, documentId: call.params.id, as: 'owner' });
  });
}
