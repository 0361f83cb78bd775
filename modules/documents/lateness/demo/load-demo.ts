import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { fileRequests } from '@talaan/requests/demo/file-requests.ts';
import { explanationFlow } from '../workflow.ts';

const CAUSES = [
  ['volume_of_work', 'Enrolment week: papers of three days came at once.'],
  ['absence_of_signatory', 'The signatory was on official travel and no one was designated.'],
  ['lacking_papers', 'The obligation request came without its supporting papers.'],
  ['system_down', 'The accounting system was down until noon.'],
] as const;

/** As many of the latest stay undecided, where they are not older than a month; of these the first was returned. */
const UNDECIDED = 5;
const UNDECIDED_DAYS = 30;
const MINUTES_TO_DECIDE = 200;

interface LateStay {
  id: number;
  tracking_no: string;
  office_id: number;
  account_id: number;
  personnel_id: number;
  ended_at: string;
  decided_at: string;
  above_id: number | null;
  above_account: number | null;
  records_id: number;
  records_account: number;
  /** Decides what the records officer would decide on their own. */
  keeper_id: number;
  keeper_account: number;
}

/** Papers that were late when they were forwarded are explained, and most explanations accepted by the head above, or by the records officer. */
export async function loadDemo({ client, now }: DemoMaking): Promise<void> {
  const { rows: stays } = await client.query<LateStay>(
    `select h.id, d.tracking_no, h.office_id, a.id as account_id, a.personnel_id, to_jsonb(h.ended_at) #>> '{}' as ended_at,
       to_jsonb(least(h.ended_at + $1 * interval '1 minute', $2::timestamptz)) #>> '{}' as decided_at, above.personnel_id as above_id, above.account_id as above_account,
       records.personnel_id as records_id, records.id as records_account,
       keeper.personnel_id as keeper_id, keeper.id as keeper_account
     from documents.hop h join documents.document d on d.id = h.document_id join identity.account_view a on a.id = h.received_by and a.personnel_id is not null
     join organization.office_view o on o.id = h.office_id
     join identity.account_view records on records.email = 'records@talaan.example' join identity.account_view keeper on keeper.email = 'admin@talaan.example'
     left join lateral (select l.personnel_id, b.id as account_id from organization.head_view l left join identity.account_view b on b.personnel_id = l.personnel_id
       where l.office_id = o.parent_id and l.during @> kernel.date_of(h.ended_at) and l.personnel_id <> a.personnel_id limit 1) above on true
     where h.ended_as = 'FORWARDED' and h.ended_at > h.due_at order by h.ended_at desc, h.id`,
    [MINUTES_TO_DECIDE, now.toString()],
  );
  const said = stays.map((_, place) => CAUSES[place % CAUSES.length]!);
  const ids = await fileRequests(
    client,
    explanationFlow,
    stays.map((stay, place) => ({
      ownerId: stay.personnel_id,
      officeId: stay.office_id,
      recordId: stay.id,
      title: `${stay.tracking_no}: late`,
      filedBy: stay.account_id,
      isOwn: true as const,
      at: stay.ended_at,
      steps: decisionOf(stay, place, now),
    })),
  );
  await client.query(
    `insert into documents.explanation (id, hop_id, cause, text, state)
     select n.id, n.hop_id, n.cause, n.text, r.state from jsonb_to_recordset($1::jsonb) as n (id integer, hop_id integer, cause text, text text)
     join requests.request r on r.id = n.id`,
    [JSON.stringify(stays.map(({ id }, place) => ({ id: ids[place], hop_id: id, cause: said[place]![0], text: said[place]![1] })))],
  );
}

function decisionOf(stay: LateStay, place: number, now: Temporal.Instant) {
  const isRecent = Date.parse(stay.ended_at) > now.subtract({ hours: 24 * UNDECIDED_DAYS }).epochMilliseconds;
  if (place > 0 && place < UNDECIDED && isRecent) return [];
  const action = place === 0 ? 'return' : 'accept';
  return [{ action, ...deciderOf(stay), at: stay.decided_at, remarks: place === 0 ? 'On which days?' : '' }];
}

/** The head above, else the records officer; no one decides on their own request. */
function deciderOf(stay: LateStay) {
  if (stay.above_id !== null) return { role: 'above', by: { id: stay.above_account, personnel_id: stay.above_id } };
  if (stay.records_id !== stay.personnel_id) return { role: 'admin', by: { id: stay.records_account, personnel_id: stay.records_id } };
  return { role: 'admin', by: { id: stay.keeper_account, personnel_id: stay.keeper_id } };
}
