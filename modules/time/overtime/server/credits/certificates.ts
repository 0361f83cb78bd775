import { sql } from 'kysely';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { findIssued, issueNumbered, withdrawPapers } from '@talaan/papers/server/public.ts';
import { findPersonInScope, officeOfCaller, readSigningNames } from '@talaan/personnel/server/public.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { certificateForm, type CertificateSheet } from '../../print/certificate-form.ts';
import { creditExpires, creditOf } from '../../rules/credits.ts';
import { OVERTIME_SETTINGS, type DayKind } from '../../rules/settings.ts';

const PAPER = 'certificate of COC earned';

type Issuing = Call<{ id: number }, unknown, { month: string }>;

/** Issues the certificate of a month. Errors: 404 for a person beyond reach; 409 before the month is over or where nothing was credited. */
export async function issueCertificate(call: Issuing): Promise<{ message: string; code: string }> {
  const { db, params, body, today } = call;
  const person = await findPersonInScope(call, params.id, ['EDATSADMIN']);
  if (body.month >= today.slice(0, 7)) throw wrongState('The certificate is issued when the month is over.');
  const draft = await drawCertificate(call, person.id, body.month);
  const paper = { kind: PAPER, title: `Certificate of COC earned in ${monthName(body.month)}`, personnelId: person.id };
  await withdrawEarlier(call);
  const [issued] = await issueNumbered(call, 'COC', [{ sheet: draft, paper }]);
  const { code, sheet } = issued!;
  await db.insertInto('overtime.certificate').values({ code, personnel_id: person.id, month: body.month }).execute();
  await recordChange(call, {
    action: 'issue: certificate of COC earned',
    subject: `overtime.certificate:${code}`,
    personnelId: person.id,
    after: { month: body.month, control_number: sheet.control_number },
  });
  return { code, message: `${sheet.control_number} was issued.` };
}

async function withdrawEarlier(call: Issuing): Promise<void> {
  const { rows } = await sql<{ code: string }>`
    select c.code from overtime.certificate c join papers.paper p on p.code = c.code
    where c.personnel_id = ${call.params.id} and c.month = ${call.body.month} and p.withdrawn_on is null for update of c`.execute(call.db);
  await withdrawPapers(
    call,
    rows.map(({ code }) => code),
    'Issued anew',
  );
}

interface Day {
  date: string;
  kind: DayKind;
  minutes: number;
}

/** What the certificate of a month says: each day with its hours and factor. */
async function drawCertificate(call: Issuing, personnelId: number, month: string): Promise<CertificateSheet> {
  const { db, today } = call;
  const { rows: days } = await sql<Day>`
    select d.date, d.kind, sum(d.counted_minutes)::integer as minutes from overtime.duty d
    join overtime.settled s on s.authority_id = d.authority_id and s.personnel_id = d.personnel_id and s.month = ${month}
    where d.personnel_id = ${personnelId} and to_char(d.date, 'YYYY-MM') = ${month} and s.credited_seconds is not null and d.counted_minutes > 0
    group by d.date, d.kind order by d.date`.execute(db);
  const { rows: sums } = await sql<{ credited: number; lost: number }>`
    select coalesce(sum(credited_seconds), 0)::integer as credited, coalesce(sum(lost), 0)::integer as lost from overtime.settled
    where personnel_id = ${personnelId} and month = ${month} and credited_seconds is not null`.execute(db);
  const { credited, lost } = sums[0]!;
  if (credited === 0) throw wrongState('Nothing was credited in this month.');
  const { rows: posts } = await sql<{ position: string | null; office: string | null }>`
    select t.name as position, organization.fullname_on(a.office_id, ${today}::date) as office from personnel.person_view p
    left join personnel.appointment_view a on a.personnel_id = p.id and a.during @> ${today}::date
    left join organization.position_view t on t.id = a.position_id where p.id = ${personnelId}`.execute(db);
  const names = await readSigningNames(db, [personnelId]);
  return {
    control_number: '',
    date: today,
    office_id: (await officeOfCaller(call))!,
    name: names.get(personnelId)!,
    position: posts[0]?.position ?? '',
    office: posts[0]?.office ?? '',
    month,
    days: days.map(({ date, kind, minutes }) => ({
      date,
      minutes,
      percent: OVERTIME_SETTINGS.creditPercent[kind],
      seconds: creditOf(minutes, kind),
    })),
    credited,
    lost,
    valid_until: creditExpires(`${month}-01`),
  };
}

/** A certificate of a person whom the caller reaches. */
export async function printCertificate(call: Call<{ id: number; code: string }>): Promise<FileAnswer> {
  const { id } = await findPersonInScope(call, call.params.id, ['EDATSADMIN']);
  return answer(call, id, call.params.code);
}

/** A certificate of the caller. */
export async function printMyCertificate(call: Call<{ code: string }>): Promise<FileAnswer> {
  return answer(call, call.actor.personnelId ?? 0, call.params.code);
}

async function answer({ db, server }: Call, personnelId: number, code: string): Promise<FileAnswer> {
  const issued = await findIssued<CertificateSheet>(db, { code, kind: PAPER, personnelId });
  return certificateForm.answer(server, [issued], issued.sheet.control_number);
}
