import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import type { DocumentPage, Hop } from '../../contract/documents.ts';
import { COMPLEXITIES, CONFIDENTIALITIES, EXPLANATIONS, HOP_ENDS, KINDS, PAUSE_CAUSES, PRIORITIES } from '../../contract/words.ts';
import { historyForm } from '../../print/history-form.ts';
import { formatHours } from '../../rules/format-clock.ts';
import { documentFlow } from '../../workflow.ts';
import { readDocument } from '../page/read-document.ts';
import { qrOf, formatInstruction, formatMoment } from './format-on-paper.ts';

/** The history of a document as the acting office sees it. Error: 404 for a draft, or where number and state are all that it sees. */
export async function printHistory(call: Call<{ id: number }, { office?: number | undefined }>): Promise<FileAnswer> {
  const { now, server, today } = call;
  const { document } = await readDocument(call);
  if (document.tracking_no === null || document.sight === 'state') throw notFound('This document has no history that your office sees.');
  const sheet = {
    office_id: document.origin.id,
    date: today,
    number: document.tracking_no,
    when: formatMoment(now.toString()),
    subject: document.subject,
    qr: qrOf(server.settings.publicUrl, document.tracking_no),
    facts: factsOf(document),
    stays: document.hops.map(stayOf),
    steps: document.steps.toReversed().map(({ at, label, by, office, reason, details }) => ({
      at: formatMoment(at),
      label: [label, details?.outgoing_no].filter(Boolean).join(' as '),
      by: [by, office].filter(Boolean).join(', '),
      reason,
    })),
  };
  return historyForm.answer(server, [{ sheet, code: null }], `History ${document.tracking_no}`);
}

function factsOf(page: DocumentPage): [string, string][] {
  const facts: [string, string][] = [
    ['State', documentFlow.words[page.state]],
    ['Where it is', page.holder?.fullname ?? ''],
    ['Type', `${page.type} (${COMPLEXITIES[page.complexity].toLowerCase()}, ${page.working_days} working days)`],
    ['Kind', KINDS[page.kind]],
    ['Sender', page.sender],
    ['Office of origin', page.origin.fullname],
    ['Outgoing number', page.outgoing_no ?? ''],
    ['Number on the paper', page.reference_no],
    ['Priority', page.priority === 'ROUTINE' ? '' : PRIORITIES[page.priority]],
    ['Confidentiality', page.confidentiality === 'OPEN' ? '' : CONFIDENTIALITIES[page.confidentiality]],
    ['Registered', `${formatMoment(page.registered_at)}, ${page.created_by}`],
    ['Due', formatMoment(page.due_at)],
    ['Duplicate of', page.duplicate_of?.tracking_no ?? ''],
    ['Closed', formatMoment(page.closed_at)],
    ['Under legal hold', page.legal_hold ?? ''],
    ['Disposed of', page.disposed_on ?? ''],
    ['Scans', page.attachments.map(({ name }) => name).join(', ')],
  ];
  return facts.filter(([, value]) => value !== '');
}

function stayOf(hop: Hop) {
  const lines = [
    [formatInstruction(hop.instruction), hop.note].filter(Boolean).join(': '),
    ...hop.pauses.map(
      ({ cause, held_at: from, resumed_at: to, reason }) =>
        `On hold ${formatMoment(from)}${to === null ? '' : ` to ${formatMoment(to)}`}: ${[PAUSE_CAUSES[cause], reason].filter(Boolean).join(', ')}`,
    ),
    hop.explanation === null ? '' : `Late; explanation: ${EXPLANATIONS[hop.explanation].toLowerCase()}`,
    hop.ended_at === null || hop.ended_as === null ? '' : `${HOP_ENDS[hop.ended_as]} ${formatMoment(hop.ended_at)}`,
  ];
  return {
    office: hop.office.fullname,
    lines: lines.filter(Boolean),
    sent: `${formatMoment(hop.sent_at)}, ${hop.sent_by}`,
    received: hop.received_at === null ? '' : `${formatMoment(hop.received_at)}, ${hop.received_by ?? ''}`,
    hours: hop.received_at === null ? '' : formatHours(hop.minutes_in_office),
  };
}
