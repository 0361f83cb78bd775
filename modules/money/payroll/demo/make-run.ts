import { sql } from 'kysely';
import { findAccount, type DemoAccount } from '@talaan/identity/demo/find-account.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { databaseOver } from '@talaan/kernel/server/demo/database-over.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { fileRequests } from '@talaan/requests/demo/file-requests.ts';
import type { RunKind } from '../contract/fields.ts';
import { computePart } from '../server/compute/compute-part.ts';
import { findFindings } from '../server/compute/find-findings.ts';
import { readRunTerms, type KindOfRun, type ReadFormer } from '../server/compute/run-terms.ts';
import { sumRun } from '../server/compute/sum-run.ts';
import { loadFigures } from '../server/figures/load-figures.ts';
import { runFlow } from '../workflow.ts';

/** Which seat takes which step, and how many days after the run was opened. */
const WAY = [
  ['check', 'checker', 3],
  ['certifyFunds', 'budget', 3],
  ['certify', 'accountant', 4],
  ['approve', 'president', 4],
  ['release', 'cashier', 6],
] as const;
/** So many days after it is opened a run is released. */
const RELEASED_AFTER = WAY.at(-1)![2];

export type Seats = Record<'preparer' | 'checker' | 'budget' | 'accountant' | 'president' | 'cashier', DemoAccount>;

export async function findSeats({ client }: DemoMaking): Promise<Seats> {
  return {
    preparer: await findAccount(client, 'payroll'),
    checker: await findAccount(client, 'payroll2'),
    budget: await findAccount(client, 'budget'),
    accountant: await findAccount(client, 'accounting'),
    president: await findAccount(client, 'president'),
    cashier: await findAccount(client, 'cashier'),
  };
}

export interface DemoRun {
  kind: RunKind;
  of: KindOfRun;
  month: string;
  title: string;
  terms?: Record<string, unknown>;
  /** The day on which it is opened; it is computed on the next one. */
  opened: Temporal.PlainDate;
  /** It is the one at hand: it waits to be checked. */
  waits?: boolean;
  /** Why what hinders a certification was settled. */
  settled: string;
  former?: ReadFormer;
}

/**
 * A run, computed as the product computes it; released where its day has come, else it waits to be checked. None is made before it would be opened, nor where
 * it has no one to pay.
 */
export async function makeRun({ client, now, today }: DemoMaking, seats: Seats, run: DemoRun): Promise<void> {
  const { kind, of, month, title, terms = {}, opened, waits = false, settled, former } = run;
  if (Temporal.PlainDate.compare(opened, today) > 0) return;
  const isReleased = !waits && Temporal.PlainDate.compare(opened.add({ days: RELEASED_AFTER }), today) < 0;
  const at = (days: number, hour: number) => {
    const moment = opened.add({ days }).toPlainDateTime({ hour }).toZonedDateTime(ZONE).toInstant();
    return (Temporal.Instant.compare(moment, now) < 0 ? moment : now).toString();
  };
  const db = databaseOver(client);
  const computedOn = opened.add({ days: 1 });
  const asOf = (Temporal.PlainDate.compare(computedOn, today) < 0 ? computedOn : today).toString();
  const draft = { id: 0, kind, month, campus_id: null, fund_code: null, terms, first_month: null, today: asOf };
  if ((await of.people(db, draft)).length === 0) return;
  const steps = [
    { action: 'compute', role: 'system', at: at(1, 10), remarks: '' },
    ...(isReleased ? WAY.map(([action, role, days]) => ({ action, role, by: seats[role], at: at(days, 11), remarks: '' })) : []),
  ];
  const { rows: head } = await client.query<{ id: number }>(
    'select id from organization.office_view where parent_id is null and is_active order by tree_from limit 1',
  );
  const [id] = await fileRequests(client, runFlow, [
    { ownerId: null, officeId: head[0]!.id, title, filedBy: seats.preparer.id, at: at(0, 9), steps },
  ]);
  await client.query(
    `insert into payroll.run (id, kind, month, title, terms, state, made_by, made_at, computed_by, computed_at)
     values ($1, $2, $3, $4, $5, 'COMPUTED', $6, $7, $6, $8)`,
    [id, kind, month, title, JSON.stringify(terms), seats.preparer.id, at(0, 9), at(1, 10)],
  );
  await withOpenRecords(db, 'everybody', async (open) => {
    const found = { ...(await readRunTerms(open, id!))!, today: asOf, former };
    await computePart(open, found, await of.people(open, found), await loadFigures(open), of);
    await findFindings(open, found);
    await sql`
      update payroll.finding set settled_because = ${settled}, settled_by = ${seats.checker.id}, settled_at = ${at(2, 11)}::timestamptz
      where run_id = ${id} and blocks and ${isReleased}`.execute(open);
    await sumRun(open, id!);
  });
  if (isReleased) await release(client, id!, opened.add({ days: RELEASED_AFTER }).toString(), at(RELEASED_AFTER, 12));
}

async function release(client: DemoMaking['client'], id: number, on: string, toldAt: string): Promise<void> {
  // Within the transaction of the demo nothing is known of how many payslips there are, and each would be looked up among all.
  await client.query('analyze payroll.payslip');
  await client.query(
    `with last as (
       select coalesce(max(right(o.number, 5)::integer), 0) as no from payroll.payslip o where o.month = (select month from payroll.run where id = $1) and o.is_released),
     mine as (
       select personnel_id, row_number() over (order by personnel_id) as place from payroll.payslip where run_id = $1 and held_because is null)
     update payroll.payslip s set is_released = true, number = s.month || '-' || lpad((last.no + mine.place)::text, 5, '0')
     from last, mine where s.run_id = $1 and s.personnel_id = mine.personnel_id`,
    [id],
  );
  await client.query("update payroll.run set state = 'RELEASED', released_on = $2, told_at = $3 where id = $1", [id, on, toldAt]);
}
