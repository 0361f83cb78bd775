import { sql } from 'kysely';
import { findAccount, type DemoAccount } from '@talaan/identity/demo/find-account.ts';
import { monthBounds, monthName } from '@talaan/kernel/contract/dates.ts';
import { databaseOver } from '@talaan/kernel/server/demo/database-over.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { fileRequests } from '@talaan/requests/demo/file-requests.ts';
import { RUN_KINDS } from '../contract/fields.ts';
import { computePart } from '../server/compute/compute-part.ts';
import { findFindings } from '../server/compute/find-findings.ts';
import type { RunTerms } from '../server/compute/run-terms.ts';
import { sumRun } from '../server/compute/sum-run.ts';
import { whoIsPaid } from '../server/compute/who-is-paid.ts';
import { loadFigures } from '../server/figures/load-figures.ts';
import { runFlow } from '../workflow.ts';
import { loadPayOfPeople } from './pay-of-people.ts';

/** So many months are released; the one after them is computed and waits to be checked. */
const RELEASED = 12;

/** A year of regular payrolls, computed as the product computes them, and the one at hand. */
export async function loadDemo(making: DemoMaking): Promise<void> {
  const { client, today } = making;
  await client.query("select set_config('talaan.opened', '*', true)");
  await loadPayOfPeople(making);
  const seats = {
    preparer: await findAccount(client, 'payroll'),
    checker: await findAccount(client, 'payroll2'),
    budget: await findAccount(client, 'budget'),
    accountant: await findAccount(client, 'accounting'),
    president: await findAccount(client, 'president'),
    cashier: await findAccount(client, 'cashier'),
  };
  const present = today.toPlainYearMonth();
  for (let ago = RELEASED; ago >= 0; ago--) await loadRun(making, present.subtract({ months: ago }).toString(), ago > 0, seats);
  await client.query("select set_config('talaan.opened', '', true)");
}

type Seats = Record<'preparer' | 'checker' | 'budget' | 'accountant' | 'president' | 'cashier', DemoAccount>;

/** Which seat takes which step, and on which day of the month. */
const WAY = [
  ['check', 'checker', 21],
  ['certifyFunds', 'budget', 21],
  ['certify', 'accountant', 22],
  ['approve', 'president', 22],
  ['release', 'cashier', 24],
] as const;

async function loadRun({ client, now, today }: DemoMaking, month: string, isReleased: boolean, seats: Seats): Promise<void> {
  const db = databaseOver(client);
  const at = (day: number, hour: string) => {
    const moment = `${month}-${String(day).padStart(2, '0')}T${hour}:00:00Z`;
    return moment < now.toString() ? moment : now.toString();
  };
  const title = `${RUN_KINDS.REGULAR}, ${monthName(month)}`;
  const steps = [
    { action: 'compute', role: 'system', at: at(19, '02'), remarks: '' },
    ...(isReleased ? WAY.map(([action, role, day]) => ({ action, role, by: seats[role], at: at(day, '03'), remarks: '' })) : []),
  ];
  const { rows: head } = await client.query<{ id: number }>(
    'select id from organization.office_view where parent_id is null and is_active order by tree_from limit 1',
  );
  const [id] = await fileRequests(client, runFlow, [
    { ownerId: null, officeId: head[0]!.id, title, filedBy: seats.preparer.id, at: at(18, '01'), steps },
  ]);
  const asOf = `${month}-19` < today.toString() ? `${month}-19` : today.toString();
  await client.query(
    `insert into payroll.run (id, kind, month, title, state, made_by, made_at, computed_by, computed_at)
     values ($1, 'REGULAR', $2, $3, 'COMPUTED', $4, $5, $4, $6)`,
    [id, month, title, seats.preparer.id, at(18, '01'), at(19, '02')],
  );
  const { rows: first } = await client.query<{ month: string | null }>(
    "select min(month) as month from payroll.run where kind = 'REGULAR' and state = 'RELEASED'",
  );
  const run: RunTerms = {
    id: id!,
    kind: 'REGULAR',
    month,
    campus_id: null,
    fund_code: null,
    terms: {},
    first_month: first[0]!.month,
    today: asOf,
  };
  const people = await whoIsPaid(db, run);
  await withOpenRecords(db, 'everybody', async (open) => {
    await computePart(open, run, people, await loadFigures(open));
    await findFindings(open, run);
    await sql`
      update payroll.finding set settled_because = 'Mended in the month after', settled_by = ${seats.checker.id}, settled_at = ${at(20, '03')}::timestamptz
      where run_id = ${id} and blocks and ${isReleased}`.execute(open);
    await sumRun(open, id!);
  });
  if (!isReleased) return;
  await client.query(
    `update payroll.payslip s set is_released = true, number = month || '-' || lpad(n.place::text, 5, '0')
     from (select personnel_id, row_number() over (order by personnel_id) as place from payroll.payslip where run_id = $1) n
     where s.run_id = $1 and s.personnel_id = n.personnel_id and s.held_because is null`,
    [id],
  );
  await client.query("update payroll.run set state = 'RELEASED', released_on = $2, told_at = $3 where id = $1", [
    id,
    monthBounds(month).from.slice(0, 8) + '24',
    at(24, '03'),
  ]);
}
