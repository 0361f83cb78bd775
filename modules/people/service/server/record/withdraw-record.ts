import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import { withdrawPapers } from '@talaan/papers/server/public.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type { withdrawPrintedRecord as endpoint } from '../../contract/service-record.ts';
import { RECORD_PAPER } from './issue-record.ts';

/** Takes a printed record back. Errors: 404 for another person's, 409 for one that was taken back before. */
export async function withdrawRecord(call: CallOf<typeof endpoint>): Promise<{ message: string }> {
  const { db, params, body } = call;
  await findPersonInScope(call, params.id, ['PERSONNELS']);
  const paper = await db
    .selectFrom('papers.paper')
    .select(['control_number', 'withdrawn_on'])
    .where('code', '=', params.code)
    .where('kind', '=', RECORD_PAPER)
    .where('personnel_id', '=', params.id)
    .forUpdate()
    .executeTakeFirst();
  if (!paper) throw notFound('There is no such paper.');
  if (paper.withdrawn_on !== null) throw wrongState('This paper was withdrawn before.');
  await withdrawPapers(call, [params.code], body.reason);
  await recordChange(call, {
    action: 'withdraw a service record',
    subject: `papers.paper:${params.code}`,
    personnelId: params.id,
    after: { because: body.reason },
  });
  return { message: `Service record ${paper.control_number} is void.` };
}
