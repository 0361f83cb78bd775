import { sql } from 'kysely';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportSignIns, listSignIns, type SignInTry } from '../../contract/users.ts';
import { nameDevice } from '../account/name-device.ts';

const OUTCOMES: Record<SignInTry['outcome'], string> = {
  wrong_password: 'Wrong password',
  suspended: 'Suspended account',
  password_right: 'Right password, second step missing',
  wrong_code: 'Wrong code',
  signed_in: 'Signed in',
};

/** Tries to sign in to an account, newest first. Error: 404. */
export const signInRows = rows(listSignIns, exportSignIns, 'sign_ins', async ({ db, params }) => {
  if (!(await db.selectFrom('identity.account').select('id').where('id', '=', params.id).executeTakeFirst()))
    throw notFound('There is no such user.');
  return {
    from: sql`identity.sign_in_try t`,
    columns: { id: 't.id', at: 't.at', outcome: 't.outcome', address: 't.address', device: 't.device' },
    reach: sql`t.account_id = ${params.id}`,
    search: [sql`kernel.plain(t.address || ' ' || t.device)`],
    sort: { at: 't.at' },
    unsorted: '-at',
    filters: {},
    describe: (found: SignInTry[]) => found.map((row) => ({ ...row, device: nameDevice(row.device) })),
    sheet: {
      name: 'Sign-ins',
      cells: {
        When: (row) => localTime(row.at),
        Outcome: (row) => OUTCOMES[row.outcome],
        Address: (row) => row.address,
        Device: (row) => row.device,
      },
    },
  };
});
