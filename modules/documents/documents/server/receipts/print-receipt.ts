import { sql } from 'kysely';
import { formatTaker, type StepTaker } from '@talaan/kernel/contract/step-taker.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { groupCode } from '@talaan/papers/rules/read-code.ts';
import { drawQr } from '@talaan/papers/server/public.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';
import type { DocumentPage } from '../../contract/documents.ts';
import { COMPLEXITIES } from '../../contract/words.ts';
import { receiptForm, type ReceiptSheet } from '../../print/receipt-form.ts';
import { readDocument } from '../page/read-document.ts';
import { takerAt } from '../page/taker-at.ts';
import { ratings } from '../points.ts';
import { formatMoment } from '../slips/format-on-paper.ts';

/** Error: 404 where no receipt was given that the office may print. */
export async function printReceipt(call: Call<{ id: number }, { office?: number | undefined }>): Promise<FileAnswer> {
  const { server, today } = call;
  const { document } = await readDocument(call);
  const receipt = document.receipt;
  if (document.tracking_no === null || !receipt?.code) throw notFound('No receipt of this document was given yet.');
  const url = `${server.settings.publicUrl}/track/${receipt.code}`;
  const code = await contributed(server, ratings).readCode(call, document.id);
  const sheet: ReceiptSheet = {
    office_id: document.origin.id,
    date: today,
    number: document.tracking_no,
    subject: document.subject,
    sender: document.sender || 'Not named',
    reference: document.reference_no,
    received: formatMoment(document.came_at ?? document.registered_at),
    by: await formatReceiver(call, document),
    type: `${document.type} (${COMPLEXITIES[document.complexity].toLowerCase()})`,
    days: document.working_days === 1 ? '1 working day' : `${document.working_days} working days`,
    due: formatMoment(document.due_at),
    lacking: formatLacking(document, receipt.lacking),
    code: groupCode(receipt.code),
    rate: code === null ? '' : `${server.settings.publicUrl}/rate/${groupCode(code)}`,
    url,
    qr: Buffer.from(drawQr(url)).toString(),
  };
  return receiptForm.answer(server, [{ sheet, code: null }], `Receipt ${document.tracking_no}`);
}

/** Name, position and office of who received it, which the law wants on the receipt (RA 11032 Sec. 9a). */
async function formatReceiver({ db, today, params }: Call<{ id: number }>, { origin, registered_at: at }: DocumentPage): Promise<string> {
  const { rows } = await sql<{ taker: StepTaker; position: string | null }>`
    select coalesce(${takerAt('s.received_at', 's.received_by')}, ${takerAt('s.sent_at', 's.sent_by')}) as taker, t.name as position
    from documents.hop s join identity.account_view a on a.id = coalesce(s.received_by, s.sent_by)
      left join ${servingOn(at === null ? today : localTime(at).slice(0, 10))} v on v.personnel_id = a.personnel_id left join organization.position_view t on t.id = v.position_id
    where s.document_id = ${params.id} and s.no = 1`.execute(db);
  const { taker, position } = rows[0]!;
  return [formatTaker(taker), position, origin.fullname].filter(Boolean).join(', ');
}

/** What did not come with it, and what an office waits for now. */
function formatLacking({ hops }: DocumentPage, lacking: readonly string[]): string[] {
  const pauses = hops.find(({ ended_at: ended }) => ended === null)?.pauses ?? [];
  const waits = pauses.filter(({ cause, reason, resumed_at: to }) => cause === 'lacking_paper' && to === null && reason !== '');
  return [...lacking, ...waits.map(({ reason }) => reason)];
}
