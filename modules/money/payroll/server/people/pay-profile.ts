import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import { PREPARERS, READERS } from '../../contract/fields.ts';
import type * as contract from '../../contract/people.ts';
import type { PaidPerson } from '../../contract/people.ts';
import { endsOf, SHOWN_SIGNS } from '../../rules/account-ends.ts';
import { accountSealer } from './seal-accounts.ts';

const LEAST_REASON = 10;

/** How a person is paid; the reading is noted, and shown to them. Error: 404 beyond the caller’s scope. */
export async function readPaidPerson(call: CallOf<typeof contract.readPaidPerson>): Promise<AnswerOf<typeof contract.readPaidPerson>> {
  const { db, params, today } = call;
  const { id, idno, fullname, office } = await findPersonInScope(call, params.id, READERS);
  await recordOpening(call, id, 'How they are paid');
  const found = await withOpenRecords(db, [id], async (open) => {
    const { rows } = await sql<Omit<PaidPerson, 'personnel_id' | 'idno' | 'fullname' | 'office'>>`
      select f.fund_code, coalesce(f.bank, '') as bank, coalesce(f.account_ends, '') as account_ends, f.account_from, f.job_tax, f.job_kind, f.declared_on,
        coalesce(f.held_because, '') as held_because,
        exists (select from personnel.appointment_view a join reference.appointment_status k on k.code = a.status_code
          where a.personnel_id = one.id and a.during @> ${today}::date and not k.government_service) as is_contract,
        (select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'code', w.code, 'name', i.name, 'monthly', w.monthly, 'by_days', w.by_days,
          'authority', w.authority, 'from', lower(w.during), 'to', upper(w.during) - 1) order by lower(w.during) desc, i.sort), '[]')
          from payroll.allowance w join payroll.item i on i.code = w.code where w.personnel_id = one.id) as allowances,
        (select jsonb_agg(jsonb_build_object('code', c.code, 'name', c.name) order by c.code) from property.fund_cluster c) as funds,
        (select jsonb_agg(jsonb_build_object('code', i.code, 'name', i.name) order by i.sort) from payroll.item i
          where i.kind = 'ALLOWANCE' and i.is_used) as items
      from (select ${id}::integer as id) one left join payroll.profile f on f.personnel_id = one.id`.execute(open);
    return rows[0]!;
  });
  return { person: { personnel_id: id, idno, fullname, office, ...found } };
}

/** Sets where a person is paid, and the tax terms of a contract. The audit trail has of the account its last signs. Errors: 404; 422. */
export async function setProfile(call: CallOf<typeof contract.setProfile>): Promise<{ message: string }> {
  const { db, server, now, today, body } = call;
  const { id, fullname } = await findPersonInScope(call, call.params.id, PREPARERS);
  const { account, bank, fund_code: fund, job_tax: tax, job_kind: kind, declared_on: declared } = body;
  if (account && bank === '') throw invalid({ bank: ['Enter the bank of the account.'] });
  if (account && endsOf(account).length < SHOWN_SIGNS) throw invalid({ account: ['Enter the whole account number.'] });
  if (tax && !kind) throw invalid({ job_kind: ['Choose what they do: it decides the rate.'] });
  const sealed = account ? (await accountSealer(server.settings, db))(id, account) : null;
  const ends = account ? endsOf(account) : '';
  await withOpenRecords(db, [id], (open) =>
    sql`
      insert into payroll.profile as f (personnel_id, fund_code, bank, account_sealed, account_ends, account_from, job_tax, job_kind, declared_on,
        changed_at)
      values (${id}, ${fund}, ${bank}, ${sealed}, ${ends}, ${sealed && today}::date, ${tax}, ${kind}, ${declared}::date, ${now.toString()}::timestamptz)
      on conflict (personnel_id) do update set fund_code = excluded.fund_code, bank = excluded.bank, job_tax = excluded.job_tax,
        job_kind = excluded.job_kind, declared_on = excluded.declared_on, changed_at = excluded.changed_at,
        account_sealed = case when ${account !== null} then excluded.account_sealed else f.account_sealed end,
        account_ends = case when ${account !== null} then excluded.account_ends else f.account_ends end,
        account_from = case when ${account !== null} then excluded.account_from else f.account_from end`.execute(open),
  );
  await recordChange(call, {
    action: 'change how a person is paid',
    subject: `payroll.profile:${id}`,
    personnelId: id,
    after: {
      fund_code: fund,
      bank,
      ...(account === null ? {} : { account_ends: ends }),
      job_tax: tax,
      job_kind: kind,
      declared_on: declared,
    },
  });
  return { message: `Saved how ${fullname} is paid.` };
}

/** Holds the pay of a person until it is let go. Errors: 404; 422 for a reason that is too short. */
export async function setHold(call: CallOf<typeof contract.setHold>): Promise<{ message: string }> {
  const { db, now, body } = call;
  const { id, fullname } = await findPersonInScope(call, call.params.id, PREPARERS);
  const { because } = body;
  if (because !== '' && because.length < LEAST_REASON) throw invalid({ because: ['Give a reason of at least 10 characters.'] });
  await withOpenRecords(db, [id], (open) =>
    sql`
      insert into payroll.profile (personnel_id, held_because, changed_at) values (${id}, ${because}, ${now.toString()}::timestamptz)
      on conflict (personnel_id) do update set held_because = excluded.held_because, changed_at = excluded.changed_at`.execute(open),
  );
  await recordChange(call, {
    action: because ? 'hold the pay of a person in every payroll' : 'let the pay of a person go',
    subject: `payroll.profile:${id}`,
    personnelId: id,
    after: because ? { because } : {},
  });
  return { message: because ? `The pay of ${fullname} is held from the next computed payroll on.` : `${fullname} is paid again.` };
}
