import { findAccount } from '@talaan/identity/demo/find-account.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { fileRequests } from '@talaan/requests/demo/file-requests.ts';
import { forcedFlow } from '../rules/forced-flow.ts';

/** What became of the plans, the first that of the employee of the demo; approved ones of this year are of December. */
const WAYS = [
  { ahead: 1, action: null, remarks: '' },
  { ahead: 0, action: 'approve', remarks: '' },
  { ahead: 0, action: 'approve', remarks: '' },
  { ahead: 1, action: null, remarks: '' },
  { ahead: 1, action: 'return', remarks: 'Who is at the window in that week?' },
  { ahead: 1, action: 'approve', remarks: '' },
] as const;

interface Planner {
  personnel_id: number;
  head_id: number;
  head_account: number | null;
}

/** Plans of forced leave in all states, those of the demo offices first. */
export async function loadDemo({ client, now, today }: DemoMaking): Promise<void> {
  const hr = await findAccount(client, 'hr');
  const employee = await findAccount(client, 'employee');
  const { rows: people } = await client.query<Planner>(
    `select s.personnel_id, h.personnel_id as head_id, c.id as head_account
     from leave.stays_within(daterange($1::date, $1::date, '[]')) s
     join organization.head_view h on h.office_id = s.office_id and not h.is_acting and h.during @> $1::date
     left join identity.account_view c on c.personnel_id = h.personnel_id
     where s.earns = 'REGULAR' and s.personnel_id <> h.personnel_id
       and not exists (select from identity.account_view own where own.personnel_id = s.personnel_id and own.id <> $3)
     order by s.personnel_id = $4 desc, c.email = 'head@talaan.example' desc nulls last, s.personnel_id limit $2`,
    [today.toString(), WAYS.length, employee.id, employee.personnel_id],
  );
  const filed = now.subtract({ hours: 30 });
  const plans = people.map((person, at) => ({ ...person, ...WAYS[at]!, ...weekOf(today.year + WAYS[at]!.ahead, WAYS[at]!.ahead) }));
  const ids = await fileRequests(
    client,
    forcedFlow,
    plans.map(({ personnel_id, head_id, head_account, action, remarks, year, dates }) => ({
      ownerId: personnel_id,
      title: `Forced leave ${year}, ${dates.length} dates`,
      filedBy: hr.id,
      isOwn: true as const,
      at: filed.toString(),
      steps: action
        ? [{ action, role: 'head', by: { id: head_account, personnel_id: head_id }, at: filed.add({ hours: 4 }).toString(), remarks }]
        : [],
    })),
  );
  const rows = plans.map(({ personnel_id, year, dates, action }, at) => ({ id: ids[at], personnel_id, year, dates, action }));
  await client.query(
    `with plan as (
       insert into leave.forced_plan (id, personnel_id, year, dates, state)
       select p.id, p.personnel_id, p.year, p.dates, r.state
       from jsonb_to_recordset($1::jsonb) as p (id integer, personnel_id integer, year smallint, dates date[]) join requests.request r on r.id = p.id
       returning id, personnel_id, dates, state)
     insert into leave.forced_day (personnel_id, date, plan_id)
     select personnel_id, unnest(dates), id from plan where state = 'APPROVED'`,
    [JSON.stringify(rows)],
  );
}

/** Monday to Friday in the middle of December or, of a later year, of October. */
function weekOf(year: number, ahead: number): { year: number; dates: string[] } {
  let day = Temporal.PlainDate.from({ year, month: ahead === 0 ? 12 : 10, day: 12 });
  while (day.dayOfWeek !== 1) day = day.add({ days: 1 });
  return { year, dates: Array.from({ length: 5 }, (_, at) => day.add({ days: at }).toString()) };
}
