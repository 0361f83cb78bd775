import { sql } from 'kysely';
import { confirmSecondLook } from '@talaan/identity/server/public.ts';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { issuePapers, nextControlNumber } from '@talaan/papers/server/public.ts';
import { PREPARERS } from '@talaan/payroll/contract/fields.ts';
import { readSigningNames } from '@talaan/personnel/server/public.ts';
import { PAY_CERTIFICATES, type PayCertificate } from '../../contract/last-pay.ts';
import type * as contract from '../../contract/last-pay.ts';
import { payCertificateForm, type PayCertificateSheet } from '../../print/pay-certificate-form.ts';
import { isReached, lastOffice } from '../tax-certificates/reach.ts';

const SERIES = 'CP';

/** Errors: 404 for a person beyond the caller’s scope; 409 without a released payslip, and of last payment before the last pay is released. */
export async function issuePayCertificate(call: CallOf<typeof contract.issuePayCertificate>): Promise<FileAnswer> {
  const { db, actor, params, body } = call;
  const { rows } = await sql`
    select from personnel.person_view p ${lastOffice} where p.id = ${params.person} and ${isReached(actor, PREPARERS)}`.execute(db);
  if (rows.length === 0) throw notFound('There is no such person within your scope.');
  if (params.person === actor.personnelId) throw invalid({ purpose: ['Your own certificate is on your payslip.'] });
  return issue(call, params.person, body.kind, body.purpose);
}

/** The own certificate of net take-home pay. Errors: 404; 409 without a released payslip; 422 on `password`, `code` or `credential`; 429. */
export async function issueOwnCertificate(call: CallOf<typeof contract.issueOwnCertificate>): Promise<FileAnswer> {
  const { actor, body, db } = call;
  const own = actor.personnelId;
  if (own === null || actor.viewedBy) throw notFound('There is no payslip of yours yet.');
  await confirmSecondLook(call, body);
  return db.transaction().execute((tx) => issue({ ...call, db: tx }, own, 'NET', body.purpose));
}

/** The paper keeps no amount: what is read of it by its code is that it was issued, and for which month. */
async function issue(call: Call, person: number, kind: PayCertificate, purpose: string): Promise<FileAnswer> {
  const { db, server, today } = call;
  const found = await withOpenRecords(db, [person], (open) => findPay(open, person, kind));
  if (!found)
    throw wrongState(
      kind === 'NET' ? 'No regular payslip of this person was released yet.' : 'The last pay of this person was not released yet.',
    );
  const control = await nextControlNumber(call, SERIES, Number(today.slice(0, 4)));
  const name = (await readSigningNames(db, [person])).get(person)!;
  const sheet: PayCertificateSheet = { ...found, name, kind, purpose, date: today, control_number: control };
  const [paper] = await issuePapers(call, [
    {
      kind: PAY_CERTIFICATES[kind].toLowerCase(),
      title: `${PAY_CERTIFICATES[kind]}, ${monthName(found.month)}`,
      controlNumber: control,
      personnelId: person,
    },
  ]);
  await recordChange(call, {
    action: `issue a ${PAY_CERTIFICATES[kind].toLowerCase()}`,
    subject: `papers.paper:${control}`,
    personnelId: person,
  });
  return payCertificateForm.answer(server, [{ sheet, code: paper!.code }], `${PAY_CERTIFICATES[kind]} ${control}`);
}

/** The newest released payslip of the kind that is certified. Needs the open records of the person. */
async function findPay(db: Call['db'], person: number, kind: PayCertificate) {
  const { rows } = await sql<Omit<PayCertificateSheet, 'kind' | 'name' | 'purpose' | 'date' | 'control_number'>>`
    select p.idno, t.name as position, o.fullname as office, s.month, s.gross, s.net,
      coalesce(s.office_id, (select r.id from organization.office_view r where r.parent_id is null and r.is_active order by r.tree_from limit 1)) as office_id,
      (select max(x.last_day)::text from personnel.separation_view x where x.personnel_id = p.id) as last_day,
      (select coalesce(jsonb_agg(jsonb_build_object('name', d.name, 'amount', d.amount) order by d.sort), '[]') from (
        select i.name, i.sort, sum(l.amount)::bigint as amount from payroll.line l join payroll.item i on i.code = l.code
        where l.personnel_id = s.personnel_id and l.run_id = s.run_id and l.side = 'DEDUCTION' and l.amount <> 0 group by 1, 2) d) as deductions
    from payroll.payslip s join personnel.person_view p on p.id = s.personnel_id left join organization.office_view o on o.id = s.office_id
    left join organization.position_view t on t.id = s.position_id
    where s.personnel_id = ${person} and s.is_released and s.kind = any(${kind === 'NET' ? ['REGULAR', 'CASUAL'] : ['LAST_PAY']}::text[])
    order by s.month desc, s.run_id desc limit 1`.execute(db);
  return rows[0];
}
