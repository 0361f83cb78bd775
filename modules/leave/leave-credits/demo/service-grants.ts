import { findAccount } from '@talaan/identity/demo/find-account.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { SERVICE_CREDITS } from '@talaan/leave/rules/books.ts';

const MINUTES = [960, 1920, 480, 2400, 1440];

/** Teachers who worked at the enrolment, and the credits that the order granted them. */
export async function loadServiceGrants({ client, today, now }: DemoMaking): Promise<void> {
  const hr = await findAccount(client, 'hr');
  const { rows } = await client.query<{ id: number; lot: number }>(
    `select l.personnel_id as id, l.id as lot from ledger.lot l where l.book = $1 and exists (
       select from leave.stays_within(daterange($2::date, $2::date, '[]'), array[l.personnel_id]) s where s.earns = 'TEACHER')
     order by l.personnel_id limit ${MINUTES.length}`,
    [SERVICE_CREDITS.code, today.toString()],
  );
  const to = today.with({ day: 1 }).subtract({ months: 3 }).add({ days: 11 }).toString();
  for (const [at, { id, lot }] of rows.entries()) {
    const minutes = MINUTES[at]!;
    const granted = (minutes * 1000) / 480;
    const { rows: made } = await client.query<{ id: number }>(
      `insert into leave.service_grant (personnel_id, order_no, activity, worked, minutes, granted, lost, granted_on, account_id)
       values ($1, 'Special Order 84', 'Enrolment of the first semester', daterange($2::date - 10, $2::date, '[]'), $3, $4, 0, $2::date, $5) returning id`,
      [id, to, minutes, granted, hr.id],
    );
    await client.query(
      `with posted as (
         insert into ledger.posting (kind, personnel_id, effective_on, period, particulars, cause, cause_key, lines_hash, recorded_at)
         values ('EARN', $1, $2::date, to_char($2::date, 'YYYY-MM'), 'Service credits, Special Order 84', 'service-credit', $3, 'demo', $4) returning id)
       insert into ledger.entry (lot_id, no, posting_id, effective_on, amount, hold, balance, held)
       select l.id, l.last_no + 1, p.id, $2::date, $5, 0, 0, 0 from posted p, ledger.lot l where l.id = $6`,
      [id, to, String(made[0]!.id), now.toString(), granted, lot],
    );
  }
}
