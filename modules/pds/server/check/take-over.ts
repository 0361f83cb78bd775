import { recordChange } from '@talaan/kernel/server/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { notify } from '@talaan/notifications/server/public.ts';
import { takeCheckAction, type Checked } from './checking.ts';

/** Makes the caller the checker of a sheet that another checks, who is told. Errors: 409 where the caller is its checker already. */
export function takeOverCheck(call: Call<{ personnel_id: number }>): Promise<Checked> {
  const { actor, now, params } = call;
  return takeCheckAction(call, 'take_over', async (db, head) => {
    const before = head.checker_id;
    if (before === actor.accountId) throw wrongState('You check this sheet already.', ['check', 'return', 'verify']);
    await recordChange(
      { ...call, db },
      {
        action: 'take over the check of a data sheet',
        subject: `pds.sheet:${params.personnel_id}`,
        personnelId: params.personnel_id,
        before: { checker: before },
        after: { checker: actor.accountId },
      },
    );
    const people = await db
      .selectFrom('personnel.person')
      .select('fullname')
      .where('id', '=', params.personnel_id)
      .executeTakeFirstOrThrow();
    const taker = await db.selectFrom('identity.account').select('name').where('id', '=', actor.accountId).executeTakeFirst();
    if (before !== null)
      await notify(db, now, [before], {
        title: 'A data sheet that you checked was taken over',
        description: `${taker?.name ?? 'Another checker'} checks the data sheet of ${people.fullname} now. What you marked stays.`,
        link: `/pds/checking/${params.personnel_id}`,
      });
    return { message: 'You check this sheet now.', head: { checker_id: actor.accountId } };
  });
}
