import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { readAll } from '@talaan/kernel/server/lists/read-rows.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import {
  exportSubjectRequests,
  listSubjectRequests,
  type readSubjectRequest as reading,
  type SubjectRequest,
  type SubjectStep,
} from '../../contract/subject-requests.ts';
import { clockState } from '../../rules/answer-by.ts';
import { RIGHT_WORDS, SUBJECT_STATE_WORDS, SUBJECT_STEP_WORDS } from '../../rules/subject-words.ts';

type Found = Omit<SubjectRequest, 'state'>;

export const subjectRequestRows = rows(listSubjectRequests, exportSubjectRequests, 'requests', ({ today }) => ({
  from: sql`privacy.subject_request r`,
  columns: {
    id: 'r.id',
    kind: 'r.kind',
    name: 'r.name',
    contact: 'r.contact',
    asked: 'r.asked',
    is_recorded: sql`r.account_id is null`,
    personnel_id: 'r.personnel_id',
    received_on: 'r.received_on',
    due_on: 'r.due_on',
    answered_on: 'r.answered_on',
    answer: 'r.answer',
  },
  // The book is of the whole university, which the call asks for.
  reach: sql<boolean>`true`,
  search: [sql`kernel.plain(r.name || ' ' || r.asked || ' ' || r.contact)`],
  sort: { due_on: 'r.due_on', received_on: 'r.received_on', name: sql`kernel.plain(r.name)` },
  unsorted: sql`r.answer is not null, r.due_on, r.id`,
  filters: {
    state: (state) =>
      state === 'overdue' ? sql`(r.answer is null and r.due_on < ${today}::date)` : sql`(r.answer is null) = ${state === 'open'}::boolean`,
    kind: (kind) => sql`r.kind = ${kind}`,
  },
  describe: (found: Found[]): SubjectRequest[] => found.map((row) => withState(row, today)),
  sheet: {
    name: 'Requests of data subjects',
    cells: {
      'No.': (row) => row.id,
      'Asked for': (row) => RIGHT_WORDS[row.kind],
      'Who asks': (row) => row.name,
      Contact: (row) => row.contact,
      Request: (row) => row.asked,
      Received: (row) => row.received_on,
      Due: (row) => row.due_on,
      State: (row) => SUBJECT_STATE_WORDS[row.state],
      Answered: (row) => row.answered_on,
      Answer: (row) => row.answer && SUBJECT_STEP_WORDS[row.answer],
    },
  },
}));

/** One request with its steps. Error: 404. */
export async function readSubjectRequest(call: CallOf<typeof reading>): Promise<AnswerOf<typeof reading>> {
  const list = await subjectRequestRows.define({ ...call, params: {}, query: {} });
  const ofId = { ...list, reach: sql<boolean>`r.id = ${call.params.id}`, filters: {} };
  const [request] = await readAll<SubjectRequest>({ db: call.db, query: {} }, ofId);
  if (!request) throw notFound('There is no such request.');
  return { request, steps: (await readSteps(call.db, [request.id])).get(request.id) ?? [] };
}

/** The steps of these requests, in their order. */
export async function readSteps(db: Database, ids: readonly number[]): Promise<Map<number, SubjectStep[]>> {
  const { rows: steps } = await sql<SubjectStep & { request_id: number }>`
    select s.request_id, s.no, s.kind, s.note, a.name as by, s.at
    from privacy.subject_step s join identity.account_view a on a.id = s.account_id
    where s.request_id = any(${ids}::integer[]) order by s.no`.execute(db);
  return Map.groupBy(steps, ({ request_id }) => request_id);
}

export function withState(row: Found, today: Call['today']): SubjectRequest {
  return { ...row, state: row.answer === 'WITHDRAWN' ? 'withdrawn' : clockState(row, today) };
}
