import { closeCampaign, openCampaign } from '@talaan/property-counts/contract/campaigns.ts';
import { readCards, readMyCounts, sendScans } from '@talaan/property-counts/contract/counting.ts';
import { compareCount, decideDifferences, listDifferences } from '@talaan/property-counts/contract/differences.ts';
import { ask, callerOf, count, finishJob, requireDone, weekdayOfMonth, type University } from '../university.ts';

/** Semi-expendable property is counted as at the end of each half year. */
const COUNTED_ON = { months: [1, 7], weekday: 10 };
const KEEPER = 'property';

/** In January and July the custodian counts the semi-expendable property of the office that has the most: all but one item is found. */
export async function propertyIsCounted(university: University, day: Temporal.PlainDate): Promise<void> {
  if (!COUNTED_ON.months.includes(day.month) || weekdayOfMonth(day) !== COUNTED_ON.weekday) return;
  const asAt = day.with({ day: 1 }).subtract({ days: 1 }).toString();
  const [place] = await ask<{ office: number; fund: string }>(
    university,
    `select office_id as office, fund_code as fund from property.item where class in ('SPHV', 'SPLV') and state = 'ACKNOWLEDGED'
     group by 1, 2 order by count(*) desc, 1, 2 limit 1`,
  );
  const [counter] = await ask<{ id: number }>(
    university,
    `select personnel_id as id from identity.account where split_part(email, '@', 1) = $1`,
    [KEEPER],
  );
  const keeper = callerOf(university, KEEPER);
  const body = {
    ...SIGNED,
    kind: 'SEMI' as const,
    fund_code: place!.fund,
    as_at: asAt,
    campus_id: null,
    office_ids: [place!.office],
    members: [{ personnel_id: counter!.id, role: 'CHAIR' as const }],
    officer_id: counter!.id,
  };
  const { id } = requireDone('a count', await keeper.call(openCampaign, { body })).body;
  const params = { id };
  await scan(university, id, place!.office);
  requireDone('the comparison of a count', await keeper.call(compareCount, { params }));
  const { differences } = requireDone('differences', await keeper.call(listDifferences, { params, query: { per_page: 200 } })).body;
  for (const [kind, rows] of Map.groupBy(differences, (one) => one.kind)) {
    const decision = DECISIONS[kind];
    if (!decision) throw new Error(`a count differs by ${kind}`);
    const decided = { ids: rows.map((one) => one.id), decision, reason: 'As it was found with the head of the office.' };
    requireDone(`differences ${kind}`, await keeper.call(decideDifferences, { params, body: decided }));
    count(university, `differences of counts: ${kind}`, rows.length);
  }
  const { job } = requireDone('the closing of a count', await keeper.call(closeCampaign, { params })).body;
  await finishJob(university, KEEPER, job.id);
  count(university, 'counts closed');
}

/** What a phone sends: the first card is not found, and what is in the room beside is. */
async function scan(university: University, id: number, office: number): Promise<void> {
  const keeper = callerOf(university, KEEPER);
  const mine = requireDone('the counts of the custodian', await keeper.call(readMyCounts, {})).body;
  const { cards } = requireDone('the cards of a count', await keeper.call(readCards, { params: { id } })).body;
  const [, ...found] = cards;
  const scans = found.map(({ no, room }, at) => ({
    id: `00000000-0000-4000-8000-${String(id * 10_000 + at).padStart(12, '0')}`,
    way: 'QR' as const,
    given: no,
    office_id: office,
    room,
    condition: 'SERVICEABLE' as const,
    at: mine.now,
  }));
  const sent = { account: mine.account, device: DEVICE, sent_at: mine.now, scans };
  requireDone('scans', await keeper.call(sendScans, { params: { id }, body: sent }));
  count(university, 'items counted', scans.length);
}

const DEVICE = '7b1f4b50-3f0e-4c26-9d4f-0a4f7f1f0009';
const SIGNED = { officer_since: '2021-01-04', head_name: 'The President', head_post: 'University President', coa_name: '' };
const DECISIONS = {
  MISSING: 'ON_PAPER',
  ELSEWHERE: 'KEEP_PLACE',
  CONDITION: 'CORRECT_CONDITION',
  NO_STICKER: 'PRINT_STICKER',
  CONFLICT: 'FIRST_COUNTS',
  LOST: undefined,
  FOREIGN: 'LEAVE_OUT',
  NEW: 'LEAVE_OUT',
} as const;
