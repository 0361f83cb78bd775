import { sql } from 'kysely';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { SERVICE_CREDITS, SL, SL_WITHOUT_PAY, VL, VL_WITHOUT_PAY } from '@talaan/leave/rules/books.ts';
import { balances } from '@talaan/ledger/server/public.ts';
import { officeOfCaller, readSigningNames } from '@talaan/personnel/server/public.ts';
import type { CreditCertificateSheet } from '../../print/credit-certificate-form.ts';

type Drawing = Pick<Call, 'db' | 'actor' | 'today'>;

/** Why no certificate of leave credits can be given to a person; null where it can. */
export async function whyNotCertified({ db }: Pick<Call, 'db'>, personnelId: number): Promise<string | null> {
  const { rows } = await sql`
    select from ledger.account where personnel_id = ${personnelId} and book = any (${[VL, SL, SERVICE_CREDITS].map(({ code }) => code)}::text[]) limit 1`.execute(
    db,
  );
  return rows.length > 0 ? null : 'No leave credits are on record. Job orders and contracts of service earn none.';
}

interface Asked {
  as_of: string;
  purpose: string;
}

/** What a certificate says of a person, without a number. Errors: 409 for who has no credits; 422 for a day to come. */
export async function drawCertificate(
  call: Drawing,
  personnelId: number,
  { as_of: asOf, purpose }: Asked,
): Promise<CreditCertificateSheet> {
  const { db, today } = call;
  if (asOf > today) throw invalid({ as_of: ['Credits of a day to come cannot be certified. The forecast shows them.'] });
  const hindrance = await whyNotCertified(call, personnelId);
  if (hindrance) throw wrongState(hindrance);
  const office_id = await officeOfCaller(call);
  if (office_id === null) throw wrongState('You serve in no office today, so the certificate has no letterhead.');
  const books = [VL, SL, SERVICE_CREDITS, VL_WITHOUT_PAY, SL_WITHOUT_PAY];
  const found = await balances(db, { people: [personnelId], books, on: asOf, today });
  const balanceOf = (code: string) => found.find(({ book }) => book === code)?.balance;
  const { vl_held, sl_held, ...facts } = await readFacts(call, personnelId, asOf);
  const isNow = asOf === today;
  return {
    ...facts,
    name: (await readSigningNames(db, [personnelId])).get(personnelId)!,
    control_number: '',
    date: today,
    office_id,
    as_of: asOf,
    vl: balanceOf(VL.code) ?? 0,
    sl: balanceOf(SL.code) ?? 0,
    service_credits: balanceOf(SERVICE_CREDITS.code) ?? null,
    vl_held: isNow ? vl_held : 0,
    sl_held: isNow ? sl_held : 0,
    without_pay: (balanceOf(VL_WITHOUT_PAY.code) ?? 0) + (balanceOf(SL_WITHOUT_PAY.code) ?? 0),
    purpose,
  };
}

type Facts = Pick<CreditCertificateSheet, 'honorific' | 'surname' | 'idno' | 'position' | 'office' | 'status' | 'earned_until'> &
  Pick<CreditCertificateSheet, 'vl_held' | 'sl_held'>;

/** The person as the day had them, or as they served last before it. */
async function readFacts({ db }: Drawing, personnelId: number, asOf: string): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select case when p.sex = 'Male' then 'Mr.' else 'Ms.' end as honorific, p.surname, p.idno, coalesce(t.name, '') as position,
      coalesce(organization.fullname_on(a.office_id, ${asOf}::date), '') as office, coalesce(s.name, '') as status,
      (select max(c.last_day) from leave.closed_month c where c.personnel_id = p.id and c.last_day <= ${asOf}::date) as earned_until,
      coalesce((select k.held from ledger.account k where k.personnel_id = p.id and k.book = ${VL.code}), 0) as vl_held,
      coalesce((select k.held from ledger.account k where k.personnel_id = p.id and k.book = ${SL.code}), 0) as sl_held
    from personnel.person_view p left join lateral (
      select x.office_id, x.position_id, x.status_code from personnel.appointment_view x
      where x.personnel_id = p.id and lower(x.during) <= ${asOf}::date order by x.during desc limit 1) a on true
    left join organization.position_view t on t.id = a.position_id left join reference.appointment_status s on s.code = a.status_code
    where p.id = ${personnelId}`.execute(db);
  return rows[0]!;
}
