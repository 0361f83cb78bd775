import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { rows, type ListDefinition } from '@talaan/kernel/server/lists/rows.ts';
import type { Call, QueryOf } from '@talaan/kernel/server/mount.ts';
import { exportDocuments, listDocuments, type DocumentRow } from '../../contract/documents.ts';
import { CONFIDENTIALITIES, KINDS, PRIORITIES, type ListName } from '../../contract/words.ts';
import { documentFlow } from '../../workflow.ts';
import { FREQUENT_WORDS } from '../texts/frequent-words.ts';
import { findInFiles, foundIn, MOST_BY_FILES } from '../texts/find-in-files.ts';
import { hasWholeNumbers, hasWords, wordsOf } from '../texts/has-words.ts';
import { findActingOffice, NO_OFFICE, type ActingOffice } from '../offices/acting-office.ts';
import { explanations } from '../points.ts';
import { isCountedAs, isOfAge, isOverdue, isWithin, registeredFrom, registeredTo, standsSince, stayedAt } from './counted.ts';
import { describeDocuments, type StoredRow } from './describe-documents.ts';
import { isClosedTo, reached, seesNames } from '../sight/on-route.ts';

/** Documents `d` with their type `t`, office of origin `oo`, and the open hop `h` in office `ho` from office `hf`: left joins, which a count leaves out. */
export const documentsFrom = sql`documents.document d left join documents.type t on t.id = d.type_id left join organization.office_view oo on oo.id = d.office_id
  left join documents.hop h on h.document_id = d.id and h.ended_at is null
  left join organization.office_view ho on ho.id = h.office_id left join organization.office_view hf on hf.id = h.from_office_id`;

const RUNS = sql`h.state in ('INCOMING', 'RECEIVED', 'HOLD')`;

/** A stay is late while the office has it to receive, to work on, or on hold (A5). */
export const isLate = (now: Temporal.Instant) => sql<SqlBool>`(${RUNS} and h.due_at < ${now.toString()}::timestamptz)`;

const place = (office: 'oo' | 'ho' | 'hf') =>
  sql`case when ${sql.ref(`${office}.id`)} is not null then jsonb_build_object('id', ${sql.ref(`${office}.id`)}, 'acronym', ${sql.ref(`${office}.acronym`)}, 'fullname', ${sql.ref(`${office}.fullname`)}) end`;

const isLost = sql<SqlBool>`exists (select from documents.hold w where w.hop_id = h.id and w.cause = 'lost' and w.resumed_at is null)`;

/** The columns of a document as a clerk who acts for an office sees it. */
export function documentColumns({ server, now }: Pick<Call, 'server' | 'now'>, who: ActingOffice) {
  return {
    id: 'd.id',
    tracking_no: 'd.tracking_no',
    kind: 'd.kind',
    priority: 'd.priority',
    confidentiality: 'd.confidentiality',
    state: 'd.state',
    origin: place('oo'),
    sent_at: sql`coalesce(h.sent_at, d.registered_at)`,
    received_at: 'h.received_at',
    hop_due_at: 'h.due_at',
    due_at: 'd.due_at',
    closed_at: 'd.closed_at',
    disposed_on: 'd.disposed_on',
    // One value, so that the office’s right to see it is planned and found once for each row.
    seen: sql`case when not ${isClosedTo(who)} then jsonb_build_object('subject', d.subject, 'type', t.name, 'type_code', t.code,
      'sender', concat_ws(', ', nullif(d.sender_name, ''), nullif(d.sender_office, '')), 'holder', ${place('ho')}, 'from', ${place('hf')},
      'instruction', coalesce(h.instruction, ''), 'outgoing_no', d.outgoing_no,
      'for_person', (select p.fullname from personnel.person_view p where p.id = h.to_person_id and ${seesNames(who)})) end`,
    found_in: sql`null`,
    clock: sql`jsonb_build_object('campus_id', oo.campus_id, 'office_id', h.office_id, 'stands_since', ${standsSince})`,
    is_late: sql`coalesce(${isLate(now)}, false)`,
    must_explain: sql`coalesce(h.state = 'RECEIVED' and ${isLate(now)} 
      and coalesce(${contributed(server, explanations).stateOf('h.id')}, 'RETURNED') = 'RETURNED', false)`,
    is_overdue: sql`coalesce(${isOverdue(now)}, false)`,
    is_lost: isLost,
    is_new: sql`(h.state in ('INCOMING', 'RETURNED') and h.office_id = ${who.officeId} and h.sent_at > coalesce((
      select seen_at from documents.look where account_id = ${who.accountId} and office_id = ${who.officeId}), '-infinity')) is true`,
  };
}

/** Which documents are in a list of an office (A3). */
export function inList(list: ListName, { officeId, accountId }: ActingOffice): RawBuilder<SqlBool> {
  const here = (state: string) => sql<SqlBool>`h.office_id = ${officeId} and h.state = ${sql.lit(state)}`;
  switch (list) {
    case 'incoming':
      return here('INCOMING');
    case 'received':
      return here('RECEIVED');
    case 'outgoing':
      return sql`h.from_office_id = ${officeId} and h.state = 'INCOMING'`;
    case 'hold':
      return here('HOLD');
    case 'return':
      return sql`h.state = 'RETURNED' and (h.office_id = ${officeId} or h.from_office_id = ${officeId})`;
    case 'pickup':
      return here('PICKUP');
    case 'pending':
      return here('PENDING');
    case 'closed':
      // Of the two ways to find them, by the day of closing or by the office, either is short: PostgreSQL chooses.
      return sql`d.closed_at is not null and exists (select from documents.hop r where r.office_id = ${officeId} and r.document_id = d.id and ${reached('r')})`;
    case 'mine':
      return sql`(d.created_by = ${accountId} or d.office_id = ${officeId})`;
  }
}

/** By which a list is ordered while no sort is asked for: what is due first is on top, and so what is late; of all documents the newest. */
function usualOrder(list: ListName | undefined) {
  if (list === 'closed') return '-closed' as const;
  return list === undefined || list === 'mine' ? sql`d.id desc` : ('hop_due' as const);
}

/** Registered documents, and the drafts of the acting office and of the caller. */
const known = (who: ActingOffice) => sql<SqlBool>`(d.state <> 'DRAFT' or d.office_id = ${who.officeId} or d.created_by = ${who.accountId})`;

/**
 * What a search finds: by number, subject, sender and the paper’s own number, by number alone where the office sees no more (A7.8); and
 * those that their files found.
 */
function search(who: ActingOffice, term: string, inFiles: readonly number[]): RawBuilder<SqlBool> {
  const byNumber = sql`array_to_tsvector(documents.words_of(coalesce(d.tracking_no, ''))) @@ (select ${wordsOf(term)})`;
  const byText = sql<SqlBool>`(${hasWords(term, FREQUENT_WORDS)} and ${hasWholeNumbers(term)} and (not ${isClosedTo(who)} or ${byNumber}))`;
  return inFiles.length === 0 ? byText : sql<SqlBool>`(${byText} or d.id = any(${inFiles}::integer[]))`;
}

/** All lists count so far; of more rows the answer says that there are more. */
const MOST_COUNTED = MOST_BY_FILES;

export const documentRows = rows(listDocuments, exportDocuments, 'documents', async (call) => {
  const { now, query } = call;
  const found = await findActingOffice(call, query.office);
  // Who acts for no such office sees an empty list.
  const who = found ?? NO_OFFICE;
  const ofAge = query.age ? await isOfAge(call, query.age) : sql<SqlBool>`true`;
  const list = {
    from: documentsFrom,
    reach: found ? known(who) : sql<SqlBool>`false`,
    search: [],
    groups: {
      type: { by: sql`case when not ${isClosedTo(who)} then t.id end`, name: 't.name' },
      from: { by: sql`case when not ${isClosedTo(who)} then hf.id end`, name: 'hf.fullname', order: 'hf.tree_from' },
      priority: { by: 'd.priority', name: PRIORITIES },
      state: { by: 'd.state', name: documentFlow.words },
    },
    filters: {
      office: () => sql`true`,
      list: (list) => inList(list, who),
      type: (type) => sql`t.id = ${type} and not ${isClosedTo(who)}`,
      kind: (kind) => sql`d.kind = ${kind}`,
      priority: (priority) => sql`d.priority = ${priority}`,
      state: (state) => sql`d.state = ${state}`,
      origin: (origin) => sql`d.office_id = ${origin}`,
      at: (at) => sql`(h.office_id = ${at} or (h.from_office_id = ${at} and h.received_at is null)) and not ${isClosedTo(who)}`,
      for_me: () => sql`h.to_person_id = ${call.actor.personnelId}::integer`,
      late: (late) => (late === 1 ? isLate(now) : sql`not coalesce(${isLate(now)}, false)`),
      lost: (lost) => sql`${isLost} = ${lost === 1}`,
      complexity: (complexity) => sql`t.complexity = ${complexity}`,
      confidential: (wanted) => sql`(d.confidentiality = 'CONFIDENTIAL') = ${wanted === 1}`,
      within: isWithin,
      counted: (as) => isCountedAs(as, now),
      age: () => ofAge,
      stayed: stayedAt,
      from: registeredFrom,
      to: registeredTo,
    },
  } satisfies Partial<ListDefinition<QueryOf<typeof listDocuments>, DocumentRow, StoredRow>>;
  const { term } = query;
  const inFiles = await findInFiles(call, who, list);
  return {
    ...list,
    columns: {
      ...documentColumns(call, who),
      ...(term && inFiles.length > 0 && { found_in: sql`case when not d.words @@ ${wordsOf(term)} then ${foundIn(term)} end` }),
    },
    reach: term ? sql<SqlBool>`${list.reach} and ${search(who, term, inFiles)}` : list.reach,
    mostCounted: MOST_COUNTED,
    sort: {
      tracking_no: sql`d.tracking_no`,
      subject: sql`case when ${isClosedTo(who)} then '' else kernel.plain(d.subject) end`,
      type: sql`case when ${isClosedTo(who)} then '' else t.name end`,
      origin: 'oo.tree_from',
      hop_due: 'h.due_at',
      due: 'd.due_at',
      sent: sql`coalesce(h.sent_at, d.registered_at)`,
      closed: 'd.closed_at',
    },
    unsorted: usualOrder(query.list),
    describe: (found: StoredRow[]) => describeDocuments(call, found),
    sheet: {
      name: 'Documents',
      cells: {
        'Tracking number': (row) => row.tracking_no,
        'Outgoing number': (row) => row.outgoing_no,
        Subject: (row) => row.subject,
        Type: (row) => row.type,
        Kind: (row) => KINDS[row.kind],
        Priority: (row) => PRIORITIES[row.priority],
        Confidentiality: (row) => CONFIDENTIALITIES[row.confidentiality],
        Sender: (row) => row.sender,
        Origin: (row) => row.origin.acronym,
        State: (row) => documentFlow.words[row.state],
        'Where it is': (row) => row.holder?.acronym ?? null,
        From: (row) => row.from?.acronym ?? null,
        Instruction: (row) => row.instruction,
        'Attention of': (row) => row.for_person,
        'Sent at': (row) => row.sent_at && localTime(row.sent_at),
        'Received at': (row) => row.received_at && localTime(row.received_at),
        'Due in the office': (row) => row.hop_due_at && localTime(row.hop_due_at),
        Due: (row) => row.due_at && localTime(row.due_at),
        'Closed at': (row) => row.closed_at && localTime(row.closed_at),
        'Disposed of on': (row) => row.disposed_on,
      },
    },
  };
});
