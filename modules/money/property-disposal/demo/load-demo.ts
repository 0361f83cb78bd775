import type { ClientBase } from 'pg';
import { findAccount, type DemoAccount } from '@talaan/identity/demo/find-account.ts';
import { localDay } from '@talaan/kernel/server/clock.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { formatPaperNumber } from '@talaan/property/rules/numbers.ts';
import { itemFlow, type ItemAction } from '@talaan/property/workflow.ts';
import { onClient } from '@talaan/kernel/server/demo/on-client.ts';
import { fileRequests } from '@talaan/requests/demo/file-requests.ts';
import { depreciationAt } from '../rules/depreciation-at.ts';
import { nameItems } from '../rules/titles.ts';
import { disposalFlow } from '../workflow.ts';
import { drawReport } from '../server/reports/draw-report.ts';
import { paperOfReport, SAYS_MORE } from '../server/reports/issue-report.ts';
import { givePaper } from './give-paper.ts';
import { loadSlips } from './load-slips.ts';
import { REPORTS, type DemoReport } from './reports.ts';

interface DemoItem {
  id: number;
  article: string;
  class: 'PPE' | 'SPHV' | 'SPLV';
  fund_code: string;
  unit_cost: number;
  acquired_on: string;
  life_years: number;
  residual_permille: number;
}

/** So many items of a report. */
const ITEMS = 2;

/** Reports of unserviceable property in the states in which a custodian meets them, and slips. */
export async function loadDemo(making: DemoMaking): Promise<void> {
  const keeper = await findAccount(making.client, 'property');
  for (const report of REPORTS) await addReport(making, keeper, report, await findItems(making.client, report));
  await loadSlips(making, keeper);
}

/** What lies in stock the longest, of one class and fund. */
async function findItems(client: ClientBase, { type }: DemoReport): Promise<DemoItem[]> {
  const { rows } = await client.query<DemoItem>(
    `with free as (
       select i.*, count(*) over (partition by i.fund_code) as alike, row_number() over (partition by i.fund_code order by i.acquired_on, i.id) as place
       from property.item i where i.state = 'IN_STOCK' and (i.class = 'PPE') = ($1 = 'IIRUP')
         and not exists (select from property_disposal.line l where l.item_id = i.id))
     select f.id, f.article, f.class, f.fund_code, f.unit_cost, f.acquired_on::text, f.life_years, coalesce((select t.residual_permille from property.uacs_terms t
       where t.uacs_id = f.uacs_id and t.effective_on <= f.acquired_on order by t.effective_on desc limit 1), 0) as residual_permille
     from free f where f.place <= $2 order by f.alike desc, f.fund_code, f.place limit $2`,
    [type, ITEMS],
  );
  return rows.filter(({ fund_code: fund }) => fund === rows[0]!.fund_code);
}

/** Which account takes a step; the chair of the committee and the President have one. */
const TAKEN_BY: Readonly<Record<string, 'chair' | 'approver' | 'custodian'>> = {
  recommend: 'chair',
  approve: 'approver',
  disapprove: 'approver',
  finish: 'custodian',
  void: 'custodian',
};

async function addReport(making: DemoMaking, keeper: DemoAccount, report: DemoReport, items: readonly DemoItem[]): Promise<void> {
  if (items.length === 0) return;
  const { client, now } = making;
  const at = now.subtract({ hours: 24 * report.daysAgo });
  const day = localDay(at.toString());
  for (const { id } of items)
    await moveItem(client, keeper, id, 'condemn', { at: at.subtract({ hours: 48 }), reason: 'Found unserviceable' });
  const { rows } = await client.query<{ last: number }>(
    `insert into property.number_series (series, year, last) values ($1, $2, 1)
     on conflict (series, year) do update set last = property.number_series.last + 1 returning last`,
    [report.type, Number(day.slice(0, 4))],
  );
  const number = formatPaperNumber(report.type, day, rows[0]!.last);
  const { rows: made } = await client.query<{ id: number; officer_id: number }>(
    `insert into property_disposal.report (type, number, as_at, fund_code, campus_id, officer_id, state, made_by, made_at)
     select $1, $2, $3::date, $4, case when count(distinct i.campus_id) = 1 then min(i.campus_id) end,
       (select h.personnel_id from organization.head_view h join organization.office_view o on o.id = h.office_id and o.acronym = 'SPMO' where upper_inf(h.during) limit 1),
       'DRAFTED', $5, $6 from property.item i where i.id = any($7) returning id, officer_id`,
    [report.type, number, day, items[0]!.fund_code, keeper.id, at.toString(), items.map(({ id }) => id)],
  );
  const { id, officer_id: officer } = made[0]!;
  for (const [place, item] of items.entries())
    await client.query(
      `insert into property_disposal.line (report_id, item_id, no, cost, depreciation, found, mode, appraised, findings)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        id,
        item.id,
        place + 1,
        item.unit_cost,
        depreciationAt(item, day),
        ...(report.isInspected ? ['DISPOSE', 'SALE', 50_000, 'Beyond economical repair'] : [null, null, null, '']),
      ],
    );
  if (report.isSubmitted)
    await submit(making, keeper, {
      id,
      officer,
      report,
      at,
      title: `${report.type} ${number}: ${nameItems(items.map(({ article }) => article))}`,
    });
  const soldAt = report.steps.includes('finish') ? at.add({ hours: 72 }) : null;
  const approval = report.steps.indexOf('approve');
  if (approval >= 0) await issue(client, keeper, { id, officer, issues: 1, at: at.add({ hours: 24 * (approval + 1) }), soldAt });
  if (soldAt) {
    await sell(client, keeper, { id, items, at: soldAt, named: `${report.type} ${number}` });
    await issue(client, keeper, { id, officer, issues: 2, at: soldAt, soldAt: null });
  }
  if (report.steps.includes('void')) await leave(client, id, 'The report was voided', report.reason);
  if (report.steps.includes('disapprove')) await leave(client, id, `The report was disapproved: ${report.reason}`);
}

interface Submitting {
  id: number;
  officer: number;
  report: DemoReport;
  at: Temporal.Instant;
  title: string;
}

async function submit({ client }: DemoMaking, keeper: DemoAccount, { id, officer, report, at, title }: Submitting): Promise<void> {
  const [chair, approver] = [await findAccount(client, 'committee'), await findAccount(client, 'president')];
  await client.query(`insert into property_disposal.member (report_id, personnel_id, role) values ($1, $2, 'CHAIR')`, [
    id,
    chair.personnel_id,
  ]);
  await client.query(
    `insert into property_disposal.member (report_id, personnel_id, role) select $1, a.personnel_id, 'MEMBER' from personnel.appointment_view a
     where upper_inf(a.during) and a.status_code = 'PERM' and not exists (select from identity.account_view c where c.personnel_id = a.personnel_id)
     order by a.personnel_id limit 2`,
    [id],
  );
  const accounts = { chair, approver, custodian: keeper };
  const [request] = await fileRequests(client, disposalFlow, [
    {
      ownerId: officer,
      recordId: id,
      chosenId: chair.personnel_id,
      title,
      filedBy: keeper.id,
      at: at.add({ hours: 1 }).toString(),
      steps: report.steps.map((action, place) => ({
        action,
        role: TAKEN_BY[action]!,
        by: accounts[TAKEN_BY[action]!],
        at: at.add({ hours: 24 * (place + 1) }).toString(),
        remarks: action === 'void' || action === 'disapprove' ? report.reason : '',
      })),
    },
  ]);
  await client.query(
    `update property_disposal.report e set request_id = r.id, state = r.state, approver_id = case when $3 then $4::integer end
     from requests.request r where e.id = $1 and r.id = $2`,
    [id, request, report.steps.includes('approve'), approver.personnel_id],
  );
}

interface Issuing {
  id: number;
  officer: number;
  issues: number;
  at: Temporal.Instant;
  /** When it was issued anew. */
  soldAt: Temporal.Instant | null;
}

/** As the approval and each disposal issue it. */
async function issue(client: ClientBase, keeper: DemoAccount, { id, officer, issues, at, soldAt }: Issuing): Promise<void> {
  const sheet = await drawReport({ db: onClient(client), today: localDay(at.toString()) }, id);
  const code = await givePaper(client, {
    ...paperOfReport(sheet, issues),
    personId: officer,
    accountId: keeper.id,
    at,
    ...(soldAt && { withdrawn: { on: localDay(soldAt.toString()), because: SAYS_MORE } }),
  });
  await client.query('update property_disposal.report set code = $2, issues = $3 where id = $1', [id, code, issues]);
}

interface Selling {
  id: number;
  items: readonly DemoItem[];
  at: Temporal.Instant;
  named: string;
}

async function sell(client: ClientBase, keeper: DemoAccount, { id, items, at, named }: Selling): Promise<void> {
  const day = localDay(at.toString());
  const { rows } = await client.query<{ id: number }>(
    `insert into property_disposal.act (report_id, mode, disposed_on, or_no, or_on, buyer, witnesses, recorded_by, recorded_at)
     values ($1, 'SALE', $2, '7204405', $2, 'Cabanatuan Junk Shop', 'Teresita Aguas', $3, $4) returning id`,
    [id, day, keeper.id, at.toString()],
  );
  await client.query('update property_disposal.line set is_open = false, act_id = $2, amount = 62500 where report_id = $1', [
    id,
    rows[0]!.id,
  ]);
  for (const item of items)
    await moveItem(client, keeper, item.id, 'dispose', { at, reason: 'Sold, official receipt 7204405', reference: named });
}

async function leave(client: ClientBase, id: number, because: string, voidReason?: string): Promise<void> {
  await client.query('update property_disposal.line set is_open = false, left_because = $2 where report_id = $1', [id, because]);
  if (voidReason !== undefined)
    await client.query('update property_disposal.report set voided_at = made_at, void_reason = $2 where id = $1', [id, voidReason]);
}

interface Moving {
  at: Temporal.Instant;
  reason: string;
  reference?: string;
}

async function moveItem(
  client: ClientBase,
  keeper: DemoAccount,
  id: number,
  action: ItemAction,
  { at, reason, reference = '' }: Moving,
): Promise<void> {
  await client.query(
    `with s as (
       insert into property.step (item_id, no, action, from_state, to_state, at, account_id, reason, reference)
       select i.id, (select max(no) + 1 from property.step x where x.item_id = i.id), $2, i.state, $3, $4, $5, $6, $7 from property.item i where i.id = $1
       returning *)
     update property.item i set state = s.to_state, since = s.at, condition = 'UNSERVICEABLE' from s where i.id = s.item_id`,
    [id, action, itemFlow.steps[action].to, at.toString(), keeper.id, reason, reference],
  );
}
