import type { ClientBase } from 'pg';
import { findAccount } from '@talaan/identity/demo/find-account.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { findOffice } from '@talaan/organization/demo/find-office.ts';
import { fileRequests, type DemoRequest } from '@talaan/requests/demo/file-requests.ts';
import { KIND_WORDS } from '../rules/format-notice.ts';
import { noticeFlow, type NoticeAction, type NoticeState } from '../workflow.ts';

/** Months back for which the released notices of step increment are there. */
const STEP_MONTHS = 24;

/**
 * The notices behind the salaries that the record has: the adjustments of the table in force, and the steps of two years, all released.
 * Of the steps that came due since, some have a notice on its way; the others, and those of the next table, are left to be generated.
 */
export async function loadDemo({ client, today }: DemoMaking): Promise<void> {
  const issuer = await findOffice(client, 'HRMO');
  const table = await client.query<{ from: string }>(
    'select lower(during)::text as from from organization.salary_table_view where during @> $1::date',
    [today.toString()],
  );
  await client.query(`create temporary table notice_made (like notices.notice including defaults, place integer generated always as identity,
    stepped_at timestamp[] not null) on commit drop; alter table notice_made alter id drop not null`);
  await client.query(`create temporary table paid on commit drop as ${PAID}`);
  await client.query('analyze paid');
  await noticeReleased(client, 'NOSA', 'salary adjustment', table.rows[0]!.from, { today, issuer });
  await noticeReleased(client, 'NOSI', 'step increment', today.subtract({ months: STEP_MONTHS }).toString(), { today, issuer });
  await client.query(TAKE_LEAVE, [today.toString()]);
  await client.query(NOTICE_DUE, [
    today.toString(),
    issuer,
    instantOf(today.subtract({ days: 2 })),
    `${today.subtract({ days: 2 }).toString()} 10:12`,
  ]);
  await client.query(WITHHOLD, [today.toString(), instantOf(today.subtract({ days: 9 }))]);
  await fileNotices(client);
}

/** Every salary beside the one before it in the same grade, without a gap. */
const PAID = `
  select s.id, s.personnel_id, s.salary_grade, s.step, s.amount, s.cause, lower(s.during) as since,
    lag(s.id) over w as id_before, lag(s.step) over w as step_before, lag(s.amount) over w as amount_before,
    coalesce(lag(s.salary_grade) over w = s.salary_grade and lag(upper(s.during)) over w = lower(s.during), false) as follows
  from personnel.salary_view s window w as (partition by s.personnel_id order by lower(s.during))`;

/** Signed by the head of the agency two weeks after the day of effect, a month after that of a table, whose circular comes late. */
async function noticeReleased(
  client: ClientBase,
  kind: string,
  cause: string,
  from: string,
  { today, issuer }: { today: Temporal.PlainDate; issuer: number },
): Promise<void> {
  await client.query(
    `create temporary table told on commit drop as
     select upper(substr(md5($1 || p.id), 1, 16)) as code, p.*, least(p.since + $5::integer, $4::date - 1) as signed_on, least(p.since + $5::integer + 2, $4::date) as released_on
     from paid p where p.cause = $2 and p.since >= $3::date and p.follows and ($1 = 'NOSI') = (p.step > p.step_before) and p.amount >= p.amount_before`,
    [kind, cause, from, today.toString(), kind === 'NOSA' ? 33 : 14],
  );
  await client.query(
    `insert into papers.paper (code, kind, title, personnel_id, issued_on, issued_at, released_on)
     select code, lower($1), $1 || ' effective ' || to_char(since, 'FMDD Mon YYYY'), personnel_id, signed_on, (signed_on + time '09:00') at time zone '${ZONE}', released_on
     from told`,
    [kind === 'NOSA' ? 'Notice of Salary Adjustment' : 'Notice of Step Increment'],
  );
  await client.query(
    `insert into notice_made (kind, personnel_id, state, effective_on, salary_table_id, salary_id, salary_grade, step_before, amount_before, step_after,
       amount_after, is_paid_by_day, name, position, item_number, office_id, issuing_office_id, generated_on, signed_on, paper_code, stepped_at)
     select $1, x.personnel_id, 'RELEASED', x.since, st.id, x.id_before, x.salary_grade, x.step_before, x.amount_before, x.step, x.amount,
       $1 = 'NOSA' and a.status_code = 'CAS', ${NAME}, t.name, coalesce(i.item_number, ''), a.office_id, $2, x.signed_on - 4, x.signed_on, x.code,
       array[x.signed_on - 4 + time '10:05', x.signed_on - 3 + time '08:40', x.signed_on + time '15:20', x.released_on + time '08:30']
     from told x ${PLACE} join organization.salary_table_view st on st.during @> x.since`,
    [kind, issuer],
  );
  await client.query('drop table told');
}

const NAME = `upper(concat_ws(' ', nullif(p.first_name, ''), nullif(left(p.middle_name, 1), '') || '.', p.surname, nullif(p.name_extension, '')))`;

const PLACE = `
  join personnel.person_view p on p.id = x.personnel_id
  join personnel.appointment_view a on a.personnel_id = x.personnel_id and a.during @> x.since
  join organization.position_view t on t.id = a.position_id
  left join plantilla.item i on i.id = a.item_id`;

/** Whose step has come due and was not given: three years after the grade began or the last step. */
const DUE = `
  select f.personnel_id, f.since, c.id as salary_id, c.salary_grade, c.step, c.amount, row_number() over (order by f.personnel_id) % 6 as place
  from (select personnel_id, (max(since) filter (where not follows or step > step_before) + interval '3 years')::date as since from paid group by personnel_id) f
  join personnel.salary_view c on c.personnel_id = f.personnel_id and c.during @> $1::date
  join personnel.appointment_view e on e.personnel_id = f.personnel_id and e.during @> $1::date and e.status_code = 'PERM'
  where f.since between ($1::date - interval '2 months')::date and $1::date and c.step < case c.salary_grade when 33 then 2 else 8 end`;

/** Leave without pay beyond 15 days has put off some of them to this month and the next. */
const TAKE_LEAVE = `
  insert into personnel.leave_without_pay (personnel_id, days, remarks, during)
  select d.personnel_id, away.days * 1000, 'Personal reasons', daterange(d.since - 500, d.since - 500 + away.days)
  from (${DUE}) d cross join lateral (select case d.place when 1 then 60 else 90 end as days) away
  where d.place in (1, 2) and not exists (select from personnel.leave_without_pay_view l where l.personnel_id = d.personnel_id)`;

/** Some are on their way, none of them signed yet. */
const NOTICE_DUE = `
  with x as materialized (
    select d.*, upper(substr(md5('due' || d.personnel_id), 1, 16)) as code, st.id as table_id, w.amount as amount_after
    from (${DUE}) d
    join organization.salary_table_view st on st.during @> d.since
    join organization.salary_step_view w on w.table_id = st.id and w.salary_grade = d.salary_grade and w.step = d.step + 1
    where d.place in (3, 4) and not exists (select from personnel.leave_without_pay_view l where l.personnel_id = d.personnel_id)
  ), issued as (
    insert into papers.paper (code, kind, title, personnel_id, issued_on, issued_at)
    select code, 'notice of step increment', 'Notice of Step Increment effective ' || to_char(since, 'FMDD Mon YYYY'), personnel_id, ($3::timestamptz at time zone '${ZONE}')::date, $3::timestamptz from x)
  insert into notice_made (kind, personnel_id, state, effective_on, salary_table_id, salary_id, salary_grade, step_before, amount_before, step_after,
    amount_after, name, position, item_number, office_id, issuing_office_id, generated_on, paper_code, stepped_at)
  select 'NOSI', x.personnel_id, case x.place when 3 then 'FOR_SIGNATURE' else 'GENERATED' end, x.since, x.table_id, x.salary_id, x.salary_grade,
    x.step, x.amount, x.step + 1, x.amount_after, ${NAME}, t.name, coalesce(i.item_number, ''), a.office_id, $2, ($3::timestamptz at time zone '${ZONE}')::date, x.code,
    array[$4::timestamp, $4::timestamp + interval '2 hours']
  from x ${PLACE}`;

/** And one in six is held back. */
const WITHHOLD = `
  insert into notices.withholding (personnel_id, due_on, reason, withheld_at, withheld_by)
  select d.personnel_id, d.since, 'No Satisfactory rating for the first half of the year', $2::timestamptz,
    (select id from identity.account_view where email = 'hr@talaan.example')
  from (${DUE}) d where d.place = 5`;

const WAY: Record<NoticeState, readonly NoticeAction[]> = {
  GENERATED: [],
  FOR_SIGNATURE: ['submit'],
  SIGNED: ['submit', 'sign'],
  RELEASED: ['submit', 'sign', 'release'],
  CANCELLED: [],
};

interface Made {
  place: number;
  kind: 'NOSA' | 'NOSI';
  state: NoticeState;
  personnel_id: number;
  office_id: number;
  effective_on: string;
  /** When it was generated, and each of its steps taken. */
  stepped_at: string[];
}

/** Files the notices of `notice_made` as requests and moves them into their table. */
async function fileNotices(client: ClientBase): Promise<void> {
  const [hr, admin] = [await findAccount(client, 'hr'), await findAccount(client, 'admin')];
  const { rows } = await client.query<Made>(
    `select place, kind, state, personnel_id, office_id, effective_on::text, to_jsonb(array(
       select to_char(t at time zone '${ZONE}' at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from unnest(stepped_at) t)) as stepped_at
     from notice_made order by place`,
  );
  const requests = rows.map((row): DemoRequest => {
    const by = row.personnel_id === hr.personnel_id ? admin : hr;
    return {
      ownerId: row.personnel_id,
      officeId: row.office_id,
      title: `${KIND_WORDS[row.kind]} effective ${longDate(row.effective_on)}`,
      filedBy: hr.id,
      at: row.stepped_at[0]!,
      steps: WAY[row.state].map((action, place) => ({ action, role: 'hr', by, at: row.stepped_at[place + 1]!, remarks: '' })),
    };
  });
  const ids = await fileRequests(client, noticeFlow, requests);
  await client.query(
    `insert into notices.notice (id, ${COLUMNS}) select f.id, ${COLUMNS}
     from notice_made join unnest($1::integer[], $2::integer[]) as f (id, of_place) on of_place = place`,
    [ids, rows.map(({ place }) => place)],
  );
}

const COLUMNS = `kind, personnel_id, state, effective_on, salary_table_id, salary_id, salary_grade, step_before, amount_before, step_after,
  amount_after, is_paid_by_day, name, position, item_number, office_id, issuing_office_id, generated_on, signed_on, paper_code`;

function instantOf(day: Temporal.PlainDate): string {
  return day.toZonedDateTime({ timeZone: ZONE, plainTime: '10:12' }).toInstant().toString();
}
