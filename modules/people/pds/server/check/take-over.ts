import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { notify } from '@talaan/notifications/server/public.ts';
import type { Moved, StepCall } from '@talaan/requests/server/public.ts';
import { takeCheckStep, type Checked } from './checking.ts';

/** Makes the caller the checker of a sheet that another checks, who is told. Errors: 409 where the caller is its checker already. */
export function takeOverCheck(call: Call<{ personnel_id: number }>): Promise<Checked> {
  return takeCheckStep(call, 'take_over', { message: 'You check this sheet now.' });
}

/** Tells those who checked these sheets until now. */
export async function noteTakeOver({ db, actor, now }: StepCall, moved: readonly Moved[]): Promise<void> {
  const { rows } = await sql<{ checker_id: number; personnel_id: number; fullname: string; taker: string }>`
    select s.checker_id, s.personnel_id, p.fullname, a.name as taker from pds.sheet s join personnel.person_view p on p.id = s.personnel_id
    join identity.account_view a on a.id = ${actor.accountId}
    where s.request_id = any(${moved.map(({ id }) => id)}::integer[])`.execute(db);
  for (const { checker_id, personnel_id, fullname, taker } of rows)
    await notify(db, now, [checker_id], {
      title: 'A data sheet that you checked was taken over',
      description: `${taker} checks the data sheet of ${fullname} now. What you marked stays.`,
      link: `/pds/checking/${personnel_id}`,
    });
}
