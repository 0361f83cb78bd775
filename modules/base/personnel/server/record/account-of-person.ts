import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { readAccountOf as endpoint } from '../../contract/record.ts';
import { findPersonInScope } from '../find-person-in-scope.ts';

/** With what somebody signs in. Error: 404 beyond one's scope. */
export async function readAccountOf(call: Call<{ id: number }>): Promise<AnswerOf<typeof endpoint>> {
  const { db, params } = call;
  const { id } = await findPersonInScope(call, params.id, ['PERSONNELS']);
  const account = await db
    .selectFrom('identity.account_view')
    .select(['id', 'name', 'email'])
    .where('personnel_id', '=', id)
    .executeTakeFirst();
  return { account: account ?? null };
}
