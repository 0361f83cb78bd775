import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { SalaryStep } from '../../rules/salary.ts';

/** One's own uploaded table; of somebody else it is as if it did not exist. */
export async function findUpload(
  { db, actor }: Pick<Call, 'db' | 'actor'>,
  id: number,
): Promise<{ file_name: string; steps: SalaryStep[] }> {
  const upload = await db
    .selectFrom('organization.salary_upload')
    .select(['file_name', 'steps'])
    .where('id', '=', id)
    .where('account_id', '=', actor.accountId)
    .executeTakeFirst();
  if (!upload) throw notFound('This uploaded table is no longer there. Upload it again.');
  return upload as unknown as { file_name: string; steps: SalaryStep[] };
}
