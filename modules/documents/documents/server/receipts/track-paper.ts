import { sql } from 'kysely';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { readCode } from '@talaan/papers/rules/read-code.ts';
import { wrongGuesses } from '@talaan/papers/server/public.ts';
import type { trackPaper as endpoint } from '../../contract/receipts.ts';
import { ratings } from '../points.ts';
import { isDue, publicState, type Tracked } from '../../rules/public-state.ts';

export const wrongReceipts = wrongGuesses({
  table: 'documents.wrong_guess',
  what: 'codes that are of no receipt',
  forget: { kind: 'forget-guessed-receipts', cron: '40 3 * * *' },
});

type Answer = AnswerOf<typeof endpoint>;

interface Found {
  id: number;
  tracking_no: string;
  confidentiality: 'OPEN' | 'RESTRICTED' | 'CONFIDENTIAL';
  due_at: string;
  state: Tracked['state'];
  was_received: boolean;
  office: string | null;
  cause: Tracked['cause'];
  ended_as: Tracked['endedAs'];
}

/** What anybody may know of a paper by the code of its receipt. Errors: 429 for a network that asks for too many unknown ones. */
export async function trackPaper(call: CallOf<typeof endpoint>): Promise<Answer> {
  await wrongReceipts.refuse(call);
  const code = readCode(call.params.code);
  const found = code === null ? undefined : await findPaper(call, code);
  if (!found) {
    await wrongReceipts.note(call);
    return { paper: null, rate: null };
  }
  return { paper: asPublic(found), rate: await contributed(call.server, ratings).readOpenCode(call, found.id) };
}

async function findPaper({ db }: Call, code: string): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select d.id, d.tracking_no, d.confidentiality, d.due_at, d.state, o.fullname as office,
      exists (select from documents.hop s where s.document_id = d.id and s.received_at is not null and s.office_id <> d.office_id) as was_received,
      (select p.cause from documents.hold p where p.hop_id = h.id and p.resumed_at is null) as cause,
      (select l.ended_as from documents.hop l where l.document_id = d.id order by l.no desc limit 1) as ended_as
    from documents.receipt r join documents.document d on d.id = r.document_id
      left join documents.hop h on h.document_id = d.id and h.ended_at is null left join organization.office_view o on o.id = h.office_id
    where r.code = ${code}`.execute(db);
  return rows[0];
}

function asPublic(found: Found): NonNullable<Answer['paper']> {
  const state = publicState({ state: found.state, wasReceived: found.was_received, cause: found.cause, endedAs: found.ended_as });
  if (found.confidentiality === 'CONFIDENTIAL') return { state, tracking_no: null, office: null, due_on: null };
  return {
    state,
    tracking_no: found.tracking_no,
    office: found.office,
    due_on: isDue(state) ? localTime(found.due_at).slice(0, 10) : null,
  };
}
