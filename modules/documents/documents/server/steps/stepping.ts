import type { Place } from '@talaan/kernel/server/acting.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { closingMoment, localMinute, localSecond, momentOf } from '../offices/local-minute.ts';
import { loadCalendar, type OfficeCalendar } from '../offices/office-calendar.ts';
import type { ActingOffice } from '../offices/acting-office.ts';
import { afterOfficeMinutes, officeMinutes } from '../../rules/office-minutes.ts';
import { ONE_DAY } from '../../rules/next-hop.ts';
import { stayDue } from '../../rules/stay-due.ts';
import { documentFlow, type DocumentAction, type DocumentState } from '../../workflow.ts';
import type { LockedDocument, LockedHop } from './lock-documents.ts';
import { placeInOffice } from './place-in-office.ts';
import { changeHops, endHops, openHops, type NewHop } from './write-hops.ts';
import { writeSteps, type WrittenStep } from './write-steps.ts';

export type Moving = Pick<Call, 'db' | 'server' | 'actor' | 'inPlaceOf' | 'now' | 'today' | 'requestId'>;

/** With the view groups that open the call, which say in whose place it is made. */
export type Acting = Moving & Pick<Call, 'groups'>;

/** An act on documents that may all be acted on: the caller, the acting office, and the clocks of the offices concerned. */
export interface Stepping {
  call: Moving;
  who: ActingOffice;
  calendar: OfficeCalendar;
  /** In whose place the step is taken with a document. */
  placeOf: (document: LockedDocument, action: DocumentAction) => Place;
}

/** Loads the calendar as far back as the clocks of these documents began. */
export async function startStepping(
  call: Acting,
  who: ActingOffice,
  documents: readonly LockedDocument[],
  further: readonly number[] = [],
): Promise<Stepping> {
  const offices = documents.flatMap(({ office_id: origin, hop, last }) =>
    [origin, hop?.office_id, hop?.from_office_id, last?.office_id].filter((id) => typeof id === 'number'),
  );
  const begun = documents
    .flatMap(({ hop, came_at: cameAt, registered_at: registeredAt, due_at: dueAt }) => [hop?.sent_at, cameAt, registeredAt, dueAt])
    .filter((at) => at != null);
  const from = begun
    .map((at) => localMinute(at).day)
    .concat(call.today)
    .toSorted()[0]!;
  return {
    call,
    who,
    calendar: await loadCalendar(call, [who.officeId, ...offices, ...further], from),
    placeOf: (document, action) => placeInOffice(call, who, document, action),
  };
}

/** The moment until which an office has a paper from now on, with its limit in office minutes. */
export function dueIn({ call, calendar }: Stepping, officeId: number, limit: number): string {
  return momentOf(stayDue(localSecond(call.now), limit, calendar.worked(officeId)));
}

/** The moment so many office minutes from now in an office, where a stay runs on after a pause. */
export function runsOutIn({ call, calendar }: Stepping, officeId: number, minutes: number): string {
  return momentOf(afterOfficeMinutes(localMinute(call.now), minutes, calendar.worked(officeId)));
}

/** The office minutes between two moments in an office. */
export function minutesBetween({ calendar }: Stepping, officeId: number, from: string, to: Temporal.Instant | string): number {
  return officeMinutes(localMinute(from), localMinute(to), calendar.worked(officeId));
}

/** 17:00 of a day. */
export const dueOn = closingMoment;

/** A hop in an office that has not received it yet: it has one working day for that (A5). */
export function hopOnItsWay(
  stepping: Stepping,
  { id, hop }: { id: number; hop: LockedHop },
  officeId: number,
  said: { state: 'INCOMING' | 'RETURNED'; instruction?: string; note?: string; to_person_id?: number | null },
): NewHop {
  const { call } = stepping;
  return {
    document_id: id,
    no: hop.no + 1,
    office_id: officeId,
    from_no: hop.no,
    from_office_id: hop.office_id,
    ...said,
    sent_at: call.now.toString(),
    sent_by: call.actor.accountId,
    limit_minutes: ONE_DAY,
    due_at: dueIn(stepping, officeId, ONE_DAY),
  };
}

type WithHop = LockedDocument & { hop: LockedHop };

export function hopOf(document: LockedDocument): WithHop {
  if (!document.hop) throw new Error(`document ${document.id} has no open hop`);
  return document as WithHop;
}

/** What is said of a step: of all documents the same, or of each. */
export type Said = Pick<WrittenStep, 'reason' | 'details'>;

/** Writes that documents took a step, and leaves each in the state of it. */
export async function stepped(
  { call, placeOf }: Pick<Stepping, 'call' | 'placeOf'>,
  documents: readonly LockedDocument[],
  action: DocumentAction,
  said: Said | ((document: LockedDocument) => Said) = {},
): Promise<void> {
  await writeSteps(
    call,
    documents.map((document) => ({
      id: document.id,
      action,
      from: document.state,
      to: documentFlow.after(document.state, action),
      place: placeOf(document, action),
      hopId: document.hop?.id ?? null,
      ...(typeof said === 'function' ? said(document) : said),
    })),
  );
}

/** Ends the open hops of documents, with the office minutes of those that were received. */
export async function endOpenHops(
  stepping: Stepping,
  documents: readonly LockedDocument[],
  endedAs: Parameters<typeof endHops>[2],
): Promise<void> {
  await endHops(
    stepping.call,
    documents.map((document) => {
      const { id, office_id: office, received_at: received } = hopOf(document).hop;
      return { id, minutes: received === null ? null : minutesBetween(stepping, office, received, stepping.call.now) };
    }),
    endedAs,
  );
}

/** Ends the open hops and opens others, one for each document. */
export async function moveOn(
  stepping: Stepping,
  documents: readonly LockedDocument[],
  endedAs: Parameters<typeof endHops>[2],
  hops: readonly NewHop[],
): Promise<void> {
  await endOpenHops(stepping, documents, endedAs);
  await openHops(stepping.call, hops);
}

/** Leaves open hops where they are, in another state. */
export async function turnHops({ call }: Stepping, documents: readonly LockedDocument[], state: DocumentState): Promise<void> {
  await changeHops(
    call,
    documents.map((document) => {
      const { id, due_at: dueAt, left_minutes: left } = hopOf(document).hop;
      // Once it is ready for its owner it is never late (A5).
      return { id, state, due_at: state === 'PICKUP' ? null : dueAt, left_minutes: left };
    }),
  );
}
