import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { issuePapers } from '@talaan/papers/server/public.ts';
import { correctCards, type CardCorrection } from '@talaan/property/server/public.ts';
import type { closeCampaign as endpoint } from '../../contract/campaigns.ts';
import { REPORTS, type Decision, type DifferenceKind } from '../../contract/fields.ts';
import { findCampaign, requireOpen, type Campaign } from '../campaigns/find-campaign.ts';
import { compare } from '../differences/compare-count.ts';
import { describeSigners } from './describe-signers.ts';
import { startReport } from './print-report.ts';
import { writeReportLines } from './write-report-lines.ts';

/** What an item or a find differs in, and what was decided. */
export interface Decided {
  item_id: number | null;
  scan_id: string | null;
  decisions: ReadonlyMap<DifferenceKind, Decision>;
  unit_value: number | null;
}

/**
 * Closes a count for good: compares it once more, writes the lines of its report, corrects the cards as decided, and issues the report with its
 * code. Errors: 404; 409 for a closed one, and where differences wait for a decision.
 */
export async function closeCampaign(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now } = call;
  const campaign = await findCampaign(call, call.params.id, 'keep', 'change');
  requireOpen(campaign);
  const { undecided, counted } = await compare(call, campaign.id);
  if (undecided > 0)
    throw wrongState(
      `${undecided === 1 ? 'One difference waits' : `${undecided} differences wait`} for a decision. Compare with the cards again and decide.`,
    );
  const decided = await readDecided(call, campaign.id);
  const lines = await writeReportLines(call, campaign.id, counted, decided);
  await correctCards(call, await readCorrections(call, campaign.id), `Count as at ${longDate(campaign.as_at)}`);
  const report = REPORTS[campaign.kind];
  const title = `${report}, fund cluster ${campaign.fund_code}, as at ${longDate(campaign.as_at)}`;
  const [paper] = await issuePapers(call, [
    { kind: 'report on a physical count', title, awaitsRelease: true, sheet: await describeSigners(call, campaign) },
  ]);
  await sql`
    update property_counts.campaign set state = 'CLOSED', closed_by = ${actor.accountId}, closed_at = ${now.toString()}::timestamptz, code = ${paper!.code}
    where id = ${campaign.id}`.execute(db);
  await recordChange(call, {
    action: 'close a physical count',
    subject: `property_counts.campaign:${campaign.id}`,
    before: { state: 'OPEN' },
    after: { state: 'CLOSED', lines, code: paper!.code },
  });
  const closed: Campaign = { ...campaign, state: 'CLOSED', code: paper!.code };
  return { message: `The count is closed and its ${report} is issued.`, job: await startReport(call, closed, 'pdf') };
}

async function readDecided({ db }: Pick<Call, 'db'>, campaignId: number): Promise<Decided[]> {
  const { rows } = await sql<{
    item_id: number | null;
    scan_id: string | null;
    kind: DifferenceKind;
    decision: Decision;
    unit_value: number | null;
  }>`
    select item_id, scan_id, kind, decision, unit_value from property_counts.difference where campaign_id = ${campaignId} order by id`.execute(
    db,
  );
  const bySubject = Map.groupBy(rows, ({ item_id: item, scan_id: scan }) => item ?? scan!);
  return [...bySubject.values()].map((ofOne) => ({
    item_id: ofOne[0]!.item_id,
    scan_id: ofOne[0]!.scan_id,
    decisions: new Map(ofOne.map(({ kind, decision }) => [kind, decision])),
    unit_value: ofOne[0]!.unit_value,
  }));
}

/** What the decisions change on cards. */
async function readCorrections({ db }: Pick<Call, 'db'>, campaignId: number): Promise<CardCorrection[]> {
  const { rows } = await sql<CardCorrection>`
    select d.item_id as id, max(s.office_id) filter (where d.decision = 'CORRECT_PLACE') as office_id,
      max(nullif(s.room, '')) filter (where d.decision = 'CORRECT_PLACE') as location,
      max(d.found_condition) filter (where d.decision = 'CORRECT_CONDITION') as condition,
      bool_or(d.decision = 'PRINT_STICKER') as without_sticker
    from property_counts.difference d left join property_counts.scan s on s.id = d.scan_id
    where d.campaign_id = ${campaignId} and d.decision in ('CORRECT_PLACE', 'CORRECT_CONDITION', 'PRINT_STICKER')
    group by d.item_id order by d.item_id`.execute(db);
  return rows;
}
