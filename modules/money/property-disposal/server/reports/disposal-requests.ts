import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { markConditions, moveItems } from '@talaan/property/server/public.ts';
import { keeping } from '@talaan/property-moves/server/public.ts';
import { serveRequests, type Facts, type Moved, type StepCall, type Waiting } from '@talaan/requests/server/public.ts';
import { recordDisposal } from '../../contract/steps.ts';
import { nameItems } from '../../rules/titles.ts';
import { disposalFlow } from '../../workflow.ts';
import { closeLines, WITH_REPORT } from './close-lines.ts';
import { lockRow, openLines, readByRequest, readReports, type FoundReport } from './find-report.ts';
import { issueReport, withdrawReport } from './issue-report.ts';
import { disposeOf } from './record-disposal.ts';

type MovedReport = Moved<typeof disposalFlow, FoundReport>;
type WaitingReport = Waiting<typeof disposalFlow, FoundReport>;

/** What follows from the steps of a report of unserviceable property. */
export const disposalRequests = serveRequests<typeof disposalFlow, FoundReport>(disposalFlow, {
  reads: readByRequest,
  facts: async (db, requests) => {
    const { rows } = await sql<{ id: number; request_id: number }>`
      select id, request_id from property_disposal.report where request_id = any(${[...requests]}::integer[])`.execute(db);
    const facts = await factsOfReports(
      db,
      rows.map(({ id }) => id),
    );
    return new Map(rows.map(({ id, request_id: request }) => [request, facts.get(id)!]));
  },
  asksAgain: async (_call, waiting) => hindered(waiting, nothingLeft),
  notNow: async (_call, action, waiting) => hindered(waiting, (one) => whyNot(action, one)),
  inputs: { record: recordDisposal.body },
  effects: {
    recommend: async (call, moved) => {
      for (const one of moved) await recommend(call, one);
    },
    approve: async (call, moved) => {
      for (const { recordId } of moved) {
        await lockRow(call, recordId);
        await sql`update property_disposal.report set approver_id = ${call.actor.personnelId}::integer where id = ${recordId}`.execute(
          call.db,
        );
        await issueReport(call, recordId);
      }
    },
    disapprove: async (call, moved, { remarks }) => {
      for (const { recordId } of moved) {
        await lockRow(call, recordId);
        await closeLines(call, recordId, `${WITH_REPORT}disapproved: ${remarks}`);
      }
    },
    record: async (call, moved, { input }) => {
      const order = recordDisposal.body.parse(input);
      if (moved.length !== 1) throw invalid({ lines: ['One report at a time.'] });
      await disposeOf(call, moved[0]!.recordId, order);
    },
    void: async (call, moved, { remarks }) => {
      for (const { recordId } of moved) {
        await lockRow(call, recordId);
        await closeLines(call, recordId, `${WITH_REPORT}voided`);
        await sql`
          update property_disposal.report set voided_at = ${call.now.toString()}::timestamptz, void_reason = ${remarks} where id = ${recordId}`.execute(
          call.db,
        );
        await withdrawReport(call, recordId, 'The report was voided by the property custodian.');
      }
    },
  },
  tells: {
    finish: ({ title }) => ({ title: 'The property was disposed of', description: title }),
    void: ({ title }, remarks) => ({ title: 'The report was voided', description: `${title}: ${remarks}` }),
  },
});

function hindered(waiting: readonly WaitingReport[], why: (one: WaitingReport) => string | null): Map<number, string> {
  return new Map(
    waiting.flatMap((one) => {
      const because = why(one);
      return because === null ? [] : [[one.id, because] as const];
    }),
  );
}

function nothingLeft({ record, from }: WaitingReport): string | null {
  if (from === 'APPROVED' || openLines(record).length > 0) return null;
  return 'Nothing is left on this report: its items were withdrawn, or went another way. Void it.';
}

/** What stands against one step: findings that are missing, items that wait for their disposal, or that were disposed of already. */
function whyNot(action: string, { record }: WaitingReport): string | null {
  const open = openLines(record);
  const disposed = record.lines.filter(({ act_id: act }) => act !== null).length;
  if (action === 'recommend') {
    const missing = open.filter(({ found }) => found === null).length;
    return missing === 0 ? null : `${missing === 1 ? '1 item is' : `${missing} items are`} not inspected yet. Record what was found first.`;
  }
  if (action === 'finish') {
    if (open.length > 0)
      return `${open.length === 1 ? '1 item waits' : `${open.length} items wait`} for its disposal. Record it, or withdraw what stays.`;
    return disposed === 0 ? 'Nothing was disposed of by this report. Void it.' : null;
  }
  if (action === 'void' && disposed > 0) return 'Some of its items were disposed of. Withdraw the rest, and close the report.';
  return null;
}

/** What the committee found of use goes back into stock. */
async function recommend(call: StepCall, { recordId }: MovedReport): Promise<void> {
  await lockRow(call, recordId);
  // Read after the lock: another member may have changed a finding, or the custodian withdrawn an item.
  const [record] = await readReports(call, { ids: [recordId] });
  const stays = openLines(record!).filter(({ found }) => found !== 'DISPOSE');
  if (stays.length === 0) return;
  for (const [found, because] of [
    ['SERVICEABLE', 'Found serviceable'],
    ['NEEDS_REPAIR', 'To be repaired'],
  ] as const) {
    const ids = stays.filter((line) => line.found === found).map(({ item_id: id }) => id);
    if (ids.length === 0) continue;
    await closeLines(call, recordId, because, ids);
    await moveItems(keeping(call), ids, {
      action: 'keep_in_use',
      as: 'committee',
      reason: `${because} by the disposal committee`,
      reference: `${record!.type} ${record!.number}`,
    });
    await markConditions(call, new Map(ids.map((id) => [id, found])));
  }
}

/** What is known of reports when they are filed: the head of the highest office approves; those who keep the property of all its items record. */
export async function factsOfReports(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, Facts>> {
  const { rows } = await sql<{
    id: number;
    officer_id: number;
    office_id: number | null;
    title: string;
    articles: string[];
    chair_id: number | null;
    head_office_id: number | null;
  }>`
    select e.id, e.officer_id, e.type || ' ' || e.number as title,
      case when e.campus_id is not null then (select i.office_id from property_disposal.line l join property.item i on i.id = l.item_id
        where l.report_id = e.id order by l.no limit 1) end as office_id,
      array(select i.article from property_disposal.line l join property.item i on i.id = l.item_id where l.report_id = e.id and l.is_open order by l.no) as articles,
      (select m.personnel_id from property_disposal.member m where m.report_id = e.id and m.role = 'CHAIR') as chair_id,
      (select o.id from organization.office_view o where o.parent_id is null and o.is_active order by o.tree_from limit 1) as head_office_id
    from property_disposal.report e where e.id = any(${[...ids]}::integer[])`.execute(db);
  return new Map(
    rows.map(({ id, officer_id: ownerId, office_id: officeId, title, articles, chair_id: chair, head_office_id: namedOfficeId }) => [
      id,
      {
        ownerId,
        officeId,
        title: `${title}: ${nameItems(articles)}`,
        recordId: id,
        namedOfficeId,
        ...(chair !== null && { chosenId: chair }),
      },
    ]),
  );
}
