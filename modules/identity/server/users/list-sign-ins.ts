import type { z } from 'zod';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { listSignIns as endpoint, SignInTry } from '../../contract/users.ts';
import { nameDevice } from '../account/list-sessions.ts';

/** Tries to sign in to an account, newest first. Error: 404. */
export async function listSignIns({
  db,
  params,
  query,
}: Call<{ id: number }, z.output<typeof endpoint.query>>): Promise<z.input<typeof endpoint.response>> {
  if (!(await db.selectFrom('identity.account').select('id').where('id', '=', params.id).executeTakeFirst()))
    throw notFound('There is no such user.');
  const tries = db.selectFrom('identity.sign_in_try').where('account_id', '=', params.id);
  const { total } = await tries.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await tries
    .select(['id', 'at', 'outcome', 'address', 'device'])
    .$castTo<SignInTry>()
    .orderBy('at', query.sort === 'at' ? 'asc' : 'desc')
    .orderBy('id', query.sort === 'at' ? 'asc' : 'desc')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute();
  return { sign_ins: rows.map((row) => ({ ...row, device: nameDevice(row.device) })), total };
}
