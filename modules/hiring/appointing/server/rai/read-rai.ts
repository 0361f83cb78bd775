import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import { freeDays } from '@talaan/kernel/server/free-days.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { RaiReport, RaiRow } from '../../contract/rai.ts';
import { addDays, daysBetween } from '../../rules/calendar-days.ts';
import { raiDue } from '../../rules/rai-due.ts';
import { raiFlow, type RaiState } from '../../workflow.ts';
import { reachable } from '../appointment-rows.ts';
import { readSetting } from '../setting.ts';

export type RaiCall = Pick<Call, 'db' | 'actor' | 'today' | 'server'>;

interface Kept {
  state: RaiState;
  certified_on: string | null;
  submitted_on: string | null;
  received_on: string | null;
  acted_on: string | null;
  code: string | null;
}

const NEW: Kept = { state: 'DRAFT', certified_on: null, submitted_on: null, received_on: null, acted_on: null, code: null };

/** The report of a month, `YYYY-MM`: a draft is drawn from the appointments as they are, a certified one has its rows. */
export async function readRai(call: RaiCall, month: string): Promise<RaiReport> {
  const { db, today } = call;
  const { rows } = await sql<Kept>`
    select state, certified_on, submitted_on, received_on, acted_on, code from appointing.rai where month = ${`${month}-01`}::date`.execute(
    db,
  );
  const kept = rows[0] ?? NEW;
  const due = await findDue(call, month);
  const found = await findRows(call, month, kept.state === 'DRAFT');
  const { is_accredited } = await readSetting(db);
  return {
    month,
    ...kept,
    due_on: due,
    days_left: daysBetween(today, due),
    is_accredited,
    actions: found.length === 0 ? [] : raiFlow.open(kept.state, ['hr']),
    rows: found,
  };
}

async function findDue({ server, db }: RaiCall, month: string): Promise<string> {
  const plain = raiDue(month, () => false);
  const free = await contributed(server, freeDays)(db, plain, addDays(plain, 30));
  const holidays = new Set(free.flatMap(({ date, campus_id }) => (campus_id === null ? [date] : [])));
  return raiDue(month, (date) => holidays.has(date));
}

/** Those that were issued in the month or added with a reason; a draft also shows what earlier months left out. */
async function findRows({ db, actor }: RaiCall, month: string, isDraft: boolean): Promise<RaiRow[]> {
  const first = sql`${`${month}-01`}::date`;
  const { rows } = await sql<RaiRow>`
    select a.id, a.issued_on, p.surname, p.first_name, p.name_extension, p.middle_name,
      v.title || case when v.parenthetical_title = '' then '' else ' (' || v.parenthetical_title || ')' end as position,
      coalesce(i.item_number, '') as item_number, a.salary_grade, a.salary, u.name as status,
      case when a.ends_on is not null then jsonb_build_object('from', coalesce(a.assumed_on, a.issued_on), 'to', a.ends_on) end as period, n.name as nature,
      case when v.is_published and v.posted_on is not null then jsonb_build_object('from', v.posted_on, 'to', kernel.date_of(v.closes_at), 'mode',
        coalesce((select b.mode from vacancies.publication b where b.post_id = v.id and b.version = v.version), '')) end as publication,
      a.state, a.csc_number, a.csc_on, a.csc_released_on, a.issued_on < ${first} as is_late, case when a.issued_on < ${first} then nullif(r.late_reason, '') end as late_reason
    from appointing.appointment a join personnel.person_view p on p.id = a.personnel_id join organization.office_view o on o.id = a.office_id
      join vacancies.post v on v.id = a.post_id join reference.appointment_status u on u.code = a.status_code
      join reference.appointment_nature n on n.code = a.nature_code left join plantilla.item i on i.id = a.item_id
      left join appointing.rai_row r on r.appointment_id = a.id
    where ${reachable(actor, ['RAI'])} and (r.month = ${first} or (${isDraft}::boolean and r.appointment_id is null and a.state <> 'CANCELLED'
      and a.issued_on < (${first} + interval '1 month')::date
      and (a.issued_on >= ${first} or exists (select from appointing.rai x where x.month = date_trunc('month', a.issued_on)::date and x.state <> 'DRAFT'))))
    order by a.issued_on < ${first}, a.issued_on, p.plain_name, a.id`.execute(db);
  return rows;
}

/** Locks the report of a month, which begins by that. */
export async function lockRai(db: Database, month: string): Promise<RaiState> {
  await sql`insert into appointing.rai (month) values (${`${month}-01`}::date) on conflict do nothing`.execute(db);
  const { rows } = await sql<{ state: RaiState }>`select state from appointing.rai where month = ${`${month}-01`}::date for update`.execute(
    db,
  );
  return rows[0]!.state;
}
