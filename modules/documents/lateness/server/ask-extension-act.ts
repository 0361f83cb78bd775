import { sql } from 'kysely';
import { takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import { fileRequests, serveRequests, type AskingCall, type Facts, type StepCall } from '@talaan/requests/server/public.ts';
import type { StepOf } from '@talaan/documents/contract/steps.ts';
import { extensionFlow } from '../workflow.ts';
import {
  documentAct,
  loadCalendar,
  localMinute,
  lockDocuments,
  type LockedDocument,
  type Moving,
  nameOf,
  readDocuments,
  type SaidOf,
  stepped,
  type Stepping,
} from '@talaan/documents/server/public.ts';
import { extendBy, formatExtended, hinderPassed, requireTerms } from './extend.ts';

interface Asked {
  id: number;
  document_id: number;
  office_id: number;
  days: number;
  reason: string;
  letter_id: number | null;
}

/** What follows where the head of the office grants an extension: documents are locked, so that two requests are granted one after the other. */
const extensionRequests = serveRequests(extensionFlow, {
  // Of the office that asked, wherever the clerk serves now.
  facts: async (db, ids) => {
    const { rows } = await sql<Facts & { id: number }>`
      select r.id, r.owner_id as "ownerId", e.office_id as "officeId", r.title from requests.request r join documents.extension e on e.id = r.id
      where r.id = any(${[...ids]}::integer[])`.execute(db);
    return new Map(rows.map(({ id, ...facts }) => [id, facts]));
  },
  asksAgain: async (call, waiting) => {
    const asked = await readAsked(call, waiting);
    const documents = await readDocuments(
      call,
      asked.map(({ document_id: id }) => id),
    );
    const found = new Map(documents.map((document) => [document.id, document]));
    return new Map(asked.flatMap((one) => formatHindrance(one, found.get(one.document_id)!)));
  },
  guard: async (call, action, moved) => {
    if (action !== 'grant') return new Map();
    const asked = await readAsked(call, moved);
    const documents = await lockAsked(call, asked);
    return new Map(asked.flatMap((one) => formatHindrance(one, documents.get(one.document_id)!)));
  },
  effects: {
    grant: async (call, moved) => {
      const asked = await readAsked(call, moved);
      const documents = await lockAsked(call, asked);
      const due = [...documents.values()].map(({ due_at: at }) => localMinute(at!).day);
      const calendar = await loadCalendar(call, [], [...due, call.today].toSorted()[0]!);
      const places = new Map(moved.map(({ id, place }) => [id, place]));
      for (const one of asked)
        await extendBy({ call, calendar, placeOf: () => places.get(one.id)! }, [documents.get(one.document_id)!], {
          days: one.days,
          reason: one.reason,
          letterId: one.letter_id,
        });
    },
  },
});

async function readAsked({ db }: Pick<AskingCall, 'db'>, moved: readonly { id: number }[]): Promise<Asked[]> {
  const { rows } = await sql<Asked>`
    select id, document_id, office_id, days, reason, letter_id from documents.extension
    where id = any(${moved.map(({ id }) => id)}::integer[]) order by id`.execute(db);
  return rows;
}

async function lockAsked(call: StepCall, asked: readonly Asked[]): Promise<Map<number, LockedDocument>> {
  const documents = await lockDocuments(
    call,
    asked.map(({ document_id: id }) => id),
  );
  return new Map(documents.map((document) => [document.id, document]));
}

function formatHindrance(
  { id, office_id: office, letter_id: letter }: Asked,
  { tracking_no: number, kind, hop, extended_until: until }: LockedDocument,
): [number, string][] {
  if (until !== null) return [[id, `${number} was extended already. The law allows it once. Refuse the request.`]];
  if (kind === 'EXTERNAL_IN' && letter === null)
    return [[id, `The letter to the client is lacking: ${number} comes from outside. Refuse it, and let it be asked for with the letter.`]];
  const isHeld = hop !== null && (hop.office_id === office || (hop.received_at === null && hop.from_office_id === office));
  return isHeld ? [] : [[id, `${number} is no longer in the office that asked. Refuse the request.`]];
}

/** The act of a clerk. */
export const askExtensionAct = documentAct({
  action: 'ask_extension',
  take: askExtension,
  whyClosed: formatExtended,
  hinder: async (call, documents) => new Map([...hinderPassed(call, documents), ...(await hinderAsked(call, documents))]),
});

async function hinderAsked({ db }: Pick<Moving, 'db'>, documents: readonly LockedDocument[]): Promise<SaidOf> {
  const { rows } = await sql<{ document_id: number }>`
    select document_id from documents.extension where state = 'ASKED' and document_id = any(${documents.map(({ id }) => id)}::integer[])`.execute(
    db,
  );
  const asked = new Set(rows.map(({ document_id: id }) => id));
  return new Map(
    documents
      .filter(({ id }) => asked.has(id))
      .map((document) => [document.id, `An extension of ${nameOf(document)} was asked for already.`]),
  );
}

/** Asks the head of the office for an extension of documents, with the letter to the client. Errors: 422 as of `requireTerms`. */
async function askExtension(stepping: Stepping, documents: readonly LockedDocument[], body: StepOf<'ask_extension'>): Promise<void> {
  const { call, who } = stepping;
  const { days, reason, letter_path: path } = body;
  requireTerms(documents, body);
  const letter = path === null ? null : await takeUpload(call, path, 'letter_path');
  const ids = await fileRequests(
    call,
    extensionRequests,
    documents.map(({ tracking_no: number }) => ({
      ownerId: call.actor.personnelId,
      officeId: who.officeId,
      title: `${number}: ${days} working days more`,
    })),
  );
  await sql`
    insert into documents.extension (id, state, document_id, office_id, days, reason, letter_id)
    select id, ${extensionFlow.states[0]}, document_id, ${who.officeId}, ${days}, ${reason}, ${letter?.id ?? null}
    from unnest(${ids}::integer[], ${documents.map(({ id }) => id)}::integer[]) as n (id, document_id)`.execute(call.db);
  await stepped(stepping, documents, 'ask_extension', { reason, details: { days } });
}
