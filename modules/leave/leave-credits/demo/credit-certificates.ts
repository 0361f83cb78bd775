import { startChance } from '@talaan/kernel/server/demo/chance.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { findAccount } from '@talaan/identity/demo/find-account.ts';
import { addPaper } from '@talaan/papers/demo/add-paper.ts';
import type { CreditCertificateSheet } from '../print/credit-certificate-form.ts';

/** Of the employee: one for a loan that stands, and one of a wrong day that was voided. */
const ISSUED = [
  { daysAgo: 80, purpose: 'a GSIS loan', withdrawnBecause: 'Issued as of a wrong day' },
  { daysAgo: 34, purpose: 'a housing loan' },
];

/** Certificates of leave credits, with the balances of their days. */
export async function loadCreditCertificates({ client, now, today }: DemoMaking): Promise<void> {
  const chance = startChance(185);
  const hr = await findAccount(client, 'hr');
  const employee = await findAccount(client, 'employee');
  for (const { daysAgo, ...issued } of ISSUED) {
    const on = today.subtract({ days: daysAgo }).toString();
    const { rows } = await client.query<CreditCertificateSheet>(
      `select '' as control_number, $2::date::text as date, (select x.office_id from personnel.appointment_view x where x.personnel_id = $3 and x.during @> $2::date) as office_id,
         case when p.sex = 'Male' then 'Mr.' else 'Ms.' end as honorific, p.surname, p.idno, t.name as position, o.fullname as office, s.name as status,
         upper(concat_ws(' ', nullif(p.first_name, ''), nullif(left(p.middle_name, 1), '') || '.', p.surname, nullif(p.name_extension, ''))) as name, $2::date::text as as_of,
         ${balanceOf('VL')} as vl, ${balanceOf('SL')} as sl, null as service_credits, 0 as vl_held, 0 as sl_held, 0 as without_pay,
         (select max(c.last_day)::text from leave.closed_month c where c.personnel_id = p.id and c.last_day <= $2::date) as earned_until
       from personnel.person_view p join personnel.appointment_view a on a.personnel_id = p.id and a.during @> $2::date
       join organization.position_view t on t.id = a.position_id join organization.office_view o on o.id = a.office_id
       join reference.appointment_status s on s.code = a.status_code where p.id = $1`,
      [employee.personnel_id, on, hr.personnel_id],
    );
    const sheet: CreditCertificateSheet = { ...rows[0]!, purpose: issued.purpose };
    await addPaper(client, chance, 'CLC', sheet, {
      kind: 'certificate of leave credits',
      title: 'Certificate of leave credits',
      personId: employee.personnel_id,
      accountId: hr.id,
      at: now.subtract({ hours: daysAgo * 24 }).toString(),
      ...(issued.withdrawnBecause !== undefined && { withdrawnBecause: issued.withdrawnBecause }),
    });
  }
}

function balanceOf(book: string): string {
  return `(select coalesce(sum(e.amount), 0)::integer from ledger.lot l join ledger.entry e on e.lot_id = l.id
    where l.personnel_id = p.id and l.book = '${book}' and e.effective_on <= $2::date)`;
}
