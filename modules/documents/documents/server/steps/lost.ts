import { sql } from 'kysely';
import { takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import type { StepOf } from '../../contract/steps.ts';
import { notifyOffices } from '../offices/notify-offices.ts';
import { reached } from '../sight/on-route.ts';
import { attachFiles } from '../texts/attach-files.ts';
import { documentAct, type Act } from './act.ts';
import { takeBack } from './forward.ts';
import { beginHolds, endHolds } from './hold.ts';
import { lockDocuments, type LockedDocument } from './lock-documents.ts';
import { stepped, type Stepping } from './stepping.ts';

export const lossActs: readonly Act[] = [
  documentAct({ action: 'report_lost', take: reportLost }),
  documentAct({ action: 'found', take: reportFound }),
  documentAct({ action: 'replace', take: replaceLost }),
];

/**
 * Puts documents on hold as lost, in the office that says so: what is on its way comes back to its sender first, another pause ends. The
 * offices on their way search for them.
 */
async function reportLost(stepping: Stepping, documents: readonly LockedDocument[], { reason }: StepOf<'report_lost'>): Promise<void> {
  const { call, who } = stepping;
  const onTheirWay = documents.filter(({ state }) => state === 'INCOMING' || state === 'RETURNED');
  if (onTheirWay.length > 0) await takeBack(stepping, onTheirWay);
  const held = documents.filter(({ state }) => state === 'HOLD');
  if (held.length > 0) await endHolds(stepping, held);
  const here = await lockDocuments(
    call,
    documents.map(({ id }) => id),
  );
  await beginHolds(stepping, here, 'lost', reason);
  await stepped(stepping, here, 'report_lost', { reason });
  await describeWay(stepping, documents, (named) => ({
    title: `Lost: ${named}`,
    description: [`${who.fullname} asks your office to search.`, formatReason(documents, reason)].filter(Boolean).join(' '),
  }));
}

/** Takes documents up again that were lost. */
async function reportFound(stepping: Stepping, documents: readonly LockedDocument[], { reason }: StepOf<'found'>): Promise<void> {
  await endHolds(stepping, documents);
  await stepped(stepping, documents, 'found', { reason });
  await describeWay(stepping, documents, (named) => ({ title: `Found: ${named}`, description: 'The search is over.' }));
}

/** Lets certified copies take the place of lost documents; the scan of the copy becomes a file of each. Error: 422 for the scan. */
async function replaceLost(stepping: Stepping, documents: readonly LockedDocument[], body: StepOf<'replace'>): Promise<void> {
  const { call } = stepping;
  const copy = body.copy_path === null ? null : await takeUpload(call, body.copy_path, 'copy_path');
  if (copy !== null)
    await attachFiles(
      call,
      documents.map(({ id }) => ({ documentId: id, fileId: copy.id })),
    );
  await endHolds(stepping, documents);
  await stepped(stepping, documents, 'replace', { reason: `Certified by ${body.certified_by}: ${body.reason}` });
  await describeWay(stepping, documents, (named) => ({
    title: `Replaced by a certified copy: ${named}`,
    description: 'The search is over.',
  }));
}

/** What a clerk writes of a confidential paper is for its offices alone; those that keep the records are told too. */
function formatReason(documents: readonly LockedDocument[], reason: string): string {
  return documents.some(({ confidentiality }) => confidentiality === 'CONFIDENTIAL') ? '' : reason;
}

/** Tells the other offices that had a document, and those that keep the records. */
async function describeWay(
  { call, who }: Stepping,
  documents: readonly LockedDocument[],
  say: (named: string) => { title: string; description: string },
): Promise<void> {
  const ids = documents.map(({ id }) => id);
  const { rows } = await sql<{ id: number }>`
    select o.id from organization.office_view o where o.is_active and o.id <> ${who.officeId} and (
      exists (select from documents.hop h where h.office_id = o.id and h.document_id = any(${ids}::integer[]) and ${reached('h')})
      or exists (select from documents.office_setting s where s.office_id = o.id and s.keeps_records))`.execute(call.db);
  const numbers = documents.map(({ tracking_no: number }) => number!);
  await notifyOffices(
    call,
    rows.map(({ id }) => id),
    {
      ...say(numbers.length === 1 ? numbers[0]! : `${numbers.length} papers, ${numbers.slice(0, MOST_NUMBERS).join(', ')}`),
      link: numbers.length === 1 ? `/dts/documents/${ids[0]}` : '/dts/document-list?lost=1',
    },
  );
}

const MOST_NUMBERS = 3;
