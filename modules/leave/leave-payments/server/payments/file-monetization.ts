import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import { SL, VL } from '@talaan/leave/rules/books.ts';
import { formatCredits } from '@talaan/leave/rules/format-credits.ts';
import { lockAccounts, reserve } from '@talaan/ledger/server/public.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import { fileRequests, officeOf } from '@talaan/requests/server/public.ts';
import type { fileMonetization as endpoint } from '../../contract/payments.ts';
import { valueOfCredits } from '../../rules/credit-value.ts';
import { whyNotMonetized } from '../../rules/may-claim.ts';
import { judgeHalf, judgeMonetization } from '../../rules/monetization.ts';
import { monetizationFlow } from '../../rules/payment-flows.ts';
import { factsOfPayment } from './payment-facts.ts';
import { linesOf } from './payment-lines.ts';
import { monetizationRequests } from './payment-requests.ts';
import { readStanding } from './read-standing.ts';

type Filing = CallOf<typeof endpoint>;

/**
 * Files the monetization of the caller or of a person within the reach of HR, and sets the credits aside. Errors: 404 for a person beyond reach; 422 on
 * `thousandths` for what the limits refuse.
 */
export async function fileMonetization(call: Filing): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, body, today } = call;
  const personnelId = body.personnel_id ?? actor.personnelId;
  if (personnelId === null) throw wrongState('Your account belongs to no personnel record.');
  if (personnelId !== actor.personnelId) await findPersonInScope(call, personnelId, ['EDATSADMIN']);
  await lockAccounts(
    db,
    [VL, SL].map(({ code }) => ({ personnelId, book: code })),
  );
  const standing = await readStanding(call, personnelId);
  const hindrance = whyNotMonetized(standing);
  if (hindrance) throw invalid({ thousandths: [hindrance] });
  const judged = body.purpose === null ? judgeMonetization(body.thousandths, standing) : judgeHalf(body.thousandths, standing);
  if (judged.refused !== null) throw invalid({ thousandths: [judged.refused] });
  const { vl, sl } = judged;
  const basis = body.purpose === null ? 'REGULAR' : 'HALF';
  const facts = factsOfPayment({
    basis,
    vl,
    sl,
    personnel_id: personnelId,
    office_id: await officeOf(db, personnelId, today),
    value: valueOfCredits(standing.monthly!, vl + sl, standing.factor),
  });
  const [id] = (await fileRequests(call, monetizationRequests, [facts])) as [number];
  const letter = body.attachment_path === null ? null : await takeUpload(call, body.attachment_path, 'attachment_path');
  await db
    .insertInto('leave.payment')
    .values({
      id,
      state: monetizationFlow.states[0],
      personnel_id: personnelId,
      basis,
      for_year: Number(today.slice(0, 4)),
      vl,
      sl,
      purpose: body.purpose,
      reason: body.reason,
      letter_file_id: letter?.id ?? null,
    })
    .execute();
  await reserve(call, {
    personnelId,
    cause: 'monetization',
    key: `${id}:asked`,
    requestId: id,
    period: today.slice(0, 7),
    particulars: `Monetization ${formatCredits(vl + sl)}`,
    lines: linesOf({ vl, sl }, today),
  });
  return { message: 'The request went to HR, which computes and certifies it. The credits are set aside until it is decided.', id };
}
