import { sql } from 'kysely';
import { issueNumbered } from '@talaan/papers/server/public.ts';
import { readSigningNames } from '@talaan/personnel/server/public.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';
import type { PaymentSheet } from '../../print/payment-form.ts';
import { PAYMENT_BASES, type PaymentBasis } from '../../rules/reasons.ts';

interface Drawn {
  id: number;
  personnel_id: number;
  basis: PaymentBasis;
  sheet: PaymentSheet;
}

/** What the computation sheets of these requests say, without a number; of one that is not certified the figures are null. */
export async function drawSheets({ db, today }: Pick<StepCall, 'db' | 'today'>, ids: readonly number[]): Promise<Drawn[]> {
  const { rows } = await sql<Drawn>`
    select x.id, x.personnel_id, x.basis, to_jsonb(x) - 'id' - 'personnel_id' as sheet from (
      select p.id, p.personnel_id, p.basis, '' as control_number, ${today}::text as date, f.office_id,
        organization.fullname_on(f.office_id, coalesce(p.last_day, ${today}::date)) as office,
        upper(concat_ws(' ', nullif(n.first_name, ''), nullif(left(n.middle_name, 1), '') || '.', n.surname, nullif(n.name_extension, ''))) as name,
        n.idno, coalesce(t.name, '') as position, p.last_day, p.vl_before, p.sl_before, p.vl, p.sl, p.monthly, p.factor, p.value,
        p.certified_on, p.fund_source,
        (select coalesce(jsonb_agg(jsonb_build_object('label', case s.action when 'certify' then 'Computed and certified by'
            when 'certifyFunds' then 'Funds certified by' else 'Approved by' end,
            'name', upper(concat_ws(' ', nullif(b.first_name, ''), nullif(left(b.middle_name, 1), '') || '.', b.surname, nullif(b.name_extension, ''))),
            'title', coalesce((select h.title from organization.head_view h where h.personnel_id = b.id and h.during @> kernel.date_of(s.at) order by h.id limit 1), bt.name, ''),
            'on', kernel.date_of(s.at)) order by s.no), '[]')
          from requests.step s join personnel.person_view b on b.id = s.personnel_id
          left join personnel.appointment_view ba on ba.personnel_id = b.id and ba.during @> ${today}::date
          left join organization.position_view bt on bt.id = ba.position_id
          where s.request_id = r.id and s.round = r.round and s.action in ('certify', 'certifyFunds', 'approve')) as decided
      from leave.payment p join requests.request r on r.id = p.id join personnel.person_view n on n.id = p.personnel_id
      left join lateral (
        select coalesce(r.office_id, l.office_id) as office_id, l.position_id from personnel.appointment_view l
        where l.personnel_id = n.id and lower(l.during) <= ${today}::date order by l.during desc limit 1) f on true
      left join organization.position_view t on t.id = f.position_id
      where p.id = any(${[...ids]}::integer[])) x order by x.id`.execute(db);
  return rows;
}

/** Gives the sheets of payments that are being approved their numbers and codes, and stores what they say with who approves them. */
export async function issueSheets(call: StepCall, ids: readonly number[]): Promise<void> {
  const drawn = await drawSheets(call, ids);
  const approver = await readApprover(call);
  const issued = await issueNumbered(
    call,
    'LCP',
    drawn.map(({ personnel_id, basis, sheet }) => ({
      sheet: { ...sheet, decided: [...sheet.decided, { label: 'Approved by', ...approver, on: call.today }] },
      paper: { kind: 'computation of leave credits', title: `Computation sheet: ${PAYMENT_BASES[basis]}`, personnelId: personnel_id },
    })),
  );
  await sql`
    update leave.payment p set code = i.code
    from unnest(${drawn.map(({ id }) => id)}::integer[], ${issued.map(({ code }) => code)}::text[]) as i (id, code) where p.id = i.id`.execute(
    call.db,
  );
}

/** The one who takes the step, with the title of their headship, else of their position. */
async function readApprover({ db, actor, today }: StepCall): Promise<{ name: string; title: string }> {
  if (actor.personnelId === null) return { name: actor.name, title: '' };
  const { rows } = await sql<{ title: string }>`
    select coalesce((select h.title from organization.head_view h where h.personnel_id = p.id and h.during @> ${today}::date
      order by h.id limit 1), t.name, '') as title
    from personnel.person_view p left join personnel.appointment_view a on a.personnel_id = p.id and a.during @> ${today}::date
    left join organization.position_view t on t.id = a.position_id where p.id = ${actor.personnelId}::integer`.execute(db);
  const names = await readSigningNames(db, [actor.personnelId]);
  return { name: names.get(actor.personnelId)!, title: rows[0]!.title };
}
