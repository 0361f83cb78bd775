import { sql } from 'kysely';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { DocumentPage, DocumentRow, readDocument as endpoint } from '../../contract/documents.ts';
import { limitOf, nextStop, ONE_DAY, type RouteStop } from '../../rules/next-hop.ts';
import { openActions } from '../../rules/roles-in.ts';
import { sightOf } from '../../rules/sight-of.ts';
import { describing, type StoredRow } from '../lists/describe-documents.ts';
import { isOnRoute, seesNames } from '../sight/on-route.ts';
import { documentColumns, documentsFrom } from '../lists/document-rows.ts';
import { actingOffice } from '../offices/acting-office.ts';
import { loadCalendar } from '../offices/office-calendar.ts';
import { localMinute } from '../offices/local-minute.ts';
import { circulations, explanations } from '../points.ts';
import { describeHops, hopColumn, type StoredHop } from './describe-hops.ts';
import { stepColumn, describeSteps, type StoredStep } from './describe-steps.ts';

type Read = AnswerOf<typeof endpoint>;

interface Found extends Omit<DocumentPage, 'sight' | keyof DocumentRow | 'hops' | 'steps' | 'next' | 'receipt' | 'actions'>, StoredRow {
  hops: StoredHop[];
  steps: StoredStep[];
  stops: (RouteStop & { office: DocumentPage['origin'] | null })[];
  given: NonNullable<DocumentPage['receipt']> | null;
  is_on_route: boolean;
  is_numbered: boolean;
  origin_id: number;
  maker: number;
}

const numberOf = (id: string) =>
  sql`(select jsonb_build_object('id', o.id, 'tracking_no', o.tracking_no) from documents.document o where o.id = ${sql.ref(id)})`;

/** A document as an office may see it (A7.8). Errors: 404, also for the draft of another office. */
export async function readDocument(call: Call<{ id: number }, { office?: number | undefined }>): Promise<Read> {
  const { server, db, now, params, query } = call;
  const who = await actingOffice(call, query.office);
  const { rows } = await sql<Found>`
    select ${selected(documentColumns(call, who))}, d.no, d.year, d.type_id, t.complexity, t.working_days, d.description, d.sender_name, d.sender_office,
      d.sender_contact, d.reference_no, d.paper_date, d.pages, d.copies, d.came_at, d.registered_at, d.extended_until, d.legal_hold, a.name as created_by, t.requirements,
      d.paper_code, (select jsonb_build_object('id', p.id, 'fullname', p.fullname) from personnel.person_view p where p.id = d.sender_person_id and ${seesNames(who)}) as sender_person,
      d.office_id as origin_id, d.created_by as maker, ${isOnRoute(who)} as is_on_route, d.outgoing_no is not null as is_numbered,
      coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'bytes', k.bytes,
          'path', '/api/dts/documents/' || d.id || '/files/' || k.id, 'is_searchable', x.body <> '') order by f.added_at, k.id)
        from documents.attachment f join kernel.file k on k.id = f.file_id left join documents.file_text x on x.file_id = k.id where f.document_id = d.id), '[]') as attachments,
      ${numberOf('d.related_id')} as related, ${numberOf('d.parent_id')} as parent, ${numberOf('d.duplicate_of_id')} as duplicate_of,
      coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'tracking_no', u.tracking_no) order by u.id)
        from documents.document u where u.duplicate_of_id = d.id), '[]') as duplicates,
      coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'tracking_no', k.tracking_no, 'office', o.acronym, 'state', k.state) order by k.child_no)
        from documents.document k left join documents.hop c on c.document_id = k.id and c.ended_at is null left join organization.office_view o on o.id = c.office_id
        where k.parent_id = d.id), '[]') as copies_sent,
      coalesce((select jsonb_agg(jsonb_build_object('label', s.label, 'office_id', s.office_id, 'is_origin', s.is_origin, 'limit_minutes', s.limit_minutes,
          'office', case when o.id is not null then jsonb_build_object('id', o.id, 'acronym', o.acronym, 'fullname', o.fullname) end) order by s.place)
        from documents.type_stop s left join organization.office_view o on o.id = case when s.is_origin then d.office_id else s.office_id end and o.is_active
        where s.type_id = d.type_id), '[]') as stops,
      (select jsonb_build_object('code', r.code, 'lacking', r.lacking, 'client_type', r.client_type) from documents.receipt r where r.document_id = d.id) as given,
      ${contributed(server, circulations).column(who, call.today)} as circulation,
      ${hopColumn(seesNames(who), contributed(server, explanations).stateOf('s.id'))} as hops, ${stepColumn} as steps
    from ${documentsFrom} join identity.account_view a on a.id = d.created_by
    where d.id = ${params.id} and (d.state <> 'DRAFT' or d.office_id = ${who.officeId} or d.created_by = ${who.accountId})`.execute(db);
  const found = rows[0];
  if (!found) throw notFound('There is no such document.');
  const {
    hops,
    steps,
    stops,
    given,
    is_on_route: onRoute,
    is_numbered: isNumbered,
    seen,
    clock,
    origin_id: origin,
    maker,
    ...page
  } = found;
  const offices = hops.flatMap(({ office, from }) => [office.id, ...(from ? [from.id] : [])]);
  const first = [...hops.map(({ sent_at: at }) => at), page.due_at, page.registered_at]
    .filter((at) => at !== null)
    .map((at) => localMinute(at).day);
  const calendar = await loadCalendar(call, [origin, ...offices], [...first, call.today].toSorted()[0]!);
  const open = hops.find(({ ended_at: ended }) => ended === null);
  const placed = {
    state: page.state,
    originId: origin,
    createdBy: maker,
    officeId: open?.office.id ?? null,
    fromOfficeId: open?.from?.id ?? null,
    wasReceived: hops.some(({ received_at: at, office }) => at !== null && office.id !== origin),
    wasExtended: page.extended_until !== null,
    isLost: page.is_lost,
    wasNumbered: isNumbered,
    isUnderLegalHold: page.legal_hold !== null,
    isDisposedOf: page.disposed_on !== null,
  };
  const isOpen = page.closed_at === null && page.due_at !== null;
  const whole: DocumentPage = {
    ...page,
    ...describing(calendar, call)({ ...page, seen, clock }),
    sight: sightOf(page.confidentiality, onRoute),
    hops: describeHops(hops, calendar, now),
    steps: describeSteps(server, steps),
    next:
      isOpen || page.state === 'DRAFT'
        ? readNextStop(
            stops,
            origin,
            hops.map(({ office }) => office.id),
          )
        : null,
    receipt: hasReceipt(page) && onRoute ? (given ?? { code: null, lacking: [], client_type: null }) : null,
    actions: openActions(placed, who),
  };
  return { document: asSeen(whole) };
}

function readNextStop(stops: Found['stops'], origin: number, offices: readonly number[]): DocumentPage['next'] {
  const stop = nextStop(stops, origin, offices.length > 0 ? offices : [origin]);
  if (!stop) return null;
  const { office, label } = stops.find((one) => one === stop)!;
  return { office, label, limit_minutes: office ? limitOf(stops, origin, office.id) : ONE_DAY };
}

/** A copy goes with the receipt of its document. */
function hasReceipt({ kind, tracking_no: number, parent }: Pick<DocumentPage, 'kind' | 'tracking_no' | 'parent'>): boolean {
  return kind === 'EXTERNAL_IN' && number !== null && parent === null;
}

/** Takes away what the office does not see. */
function asSeen(page: DocumentPage): DocumentPage {
  if (page.sight === 'whole') return page;
  const head = { ...page, description: '', attachments: [], circulation: null, legal_hold: null };
  if (page.sight === 'head') return head;
  return {
    ...head,
    sender_name: '',
    sender_office: '',
    sender_contact: '',
    sender_person: null,
    paper_code: null,
    reference_no: '',
    paper_date: null,
    pages: null,
    created_by: '',
    requirements: [],
    related: null,
    parent: null,
    duplicate_of: null,
    duplicates: [],
    copies_sent: [],
    hops: [],
    steps: [],
    next: null,
  };
}
