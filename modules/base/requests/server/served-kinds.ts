import { sql } from 'kysely';
import type { z } from 'zod';
import type { Place } from '@talaan/kernel/server/acting.ts';
import type { ActionOf, AnyKind, StateOf } from '../contract/request-kind.ts';
import type { RuleFacts } from '../rules/first-rule.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** What a step works with, in a call or in a job. */
export type StepCall = Pick<Call, 'db' | 'server' | 'actor' | 'inPlaceOf' | 'now' | 'today' | 'requestId'>;

/** What is known of a request when it is filed, and again when a new round begins. */
export interface Facts extends RuleFacts {
  /** Whom it concerns; null for a visitor. */
  ownerId: number | null;
  /** The office for which it is filed; null for one who serves nowhere: then only those who reach the whole university decide. */
  officeId: number | null;
  /** The people of a collective request; none of them decides it. */
  parties?: readonly number[];
  /** One line for lists; neutral where the request is confidential. */
  title: string;
  /** What a confidential request is about in truth, for its owner, those who answer for the kind and the roles of `readsPrivate`. */
  privateTitle?: string;
  /** The module's own number of the record; without it, that of the request. */
  recordId?: number;
  /** The office for roles of `{ head: 'named' }`; without one those decide who answer for the kind. */
  namedOfficeId?: number | null;
  /** Whom the filer named, for roles of `{ person: 'chosen' }`. */
  chosenId?: number;
  /** The date stamped on a paper form, from which the clock counts; without it the day of filing. */
  receivedOn?: string;
}

/** A request in the state in which it waits, with its record as its module reads it (`reads`). */
export interface Waiting<K extends AnyKind = AnyKind, R = unknown> {
  id: number;
  kind: string;
  recordId: number;
  ownerId: number | null;
  officeId: number | null;
  title: string;
  from: StateOf<K>;
  record: R;
}

/** A request on its way from one state to the next, locked. */
export interface Moved<K extends AnyKind = AnyKind, R = unknown> extends Waiting<K, R> {
  /** The number of the step. */
  no: number;
  /** In whose place it is taken, and by which designation. */
  place: Place;
  to: StateOf<K>;
  /** By which step the one who took it may take it back; null where the route has none. */
  undo: ActionOf<K> | null;
}

/** What is asked again works in a step, and where a request is only shown: it reads and locks nothing. */
export type AskingCall = Pick<Call, 'db' | 'server' | 'actor' | 'now' | 'today'>;

export interface StepInput {
  remarks: string;
  input?: unknown;
}

/** What is told to the one whom a request concerns. */
interface OwnerNotice {
  title: string;
  description: string;
}

/** The last day of service of a person, as known today. */
export interface EndOfService {
  lastDay: string;
  today: string;
}

/** What only the module of a kind knows. */
export interface OwnPart<K extends AnyKind, R = unknown> {
  /**
   * The records of requests by the numbers of these: read once for a step, after the requests are locked, and handed to `asksAgain`, `notNow`,
   * `guard` and the effect. An effect that changed a record reads it anew.
   */
  reads?: (call: Pick<AskingCall, 'db' | 'today'>, ids: readonly number[]) => Promise<ReadonlyMap<number, R>>;
  /** What a row of the inbox says of a record beside its title, for who decides; null for nothing. */
  says?: (record: R) => string | null;
  /** For a new round, by the number of the request; without it the facts stay as filed, and the office is that of the owner on the day. Give it where they change, or where rules, parties or a chosen person count. */
  facts?: (db: Database, ids: readonly number[], day: string) => Promise<ReadonlyMap<number, Facts>>;
  /**
   * What was asked of the filing, asked again with the facts of the day before each step that brings a request on, and shown to who reads it: by the
   * number of the request what no longer holds and what to do next. Steps that refuse it, give it back or end it are taken all the same.
   */
  asksAgain: (call: AskingCall, waiting: readonly Waiting<K, R>[]) => Promise<ReadonlyMap<number, string>>;
  /**
   * What stands against one step today, by the number of the request, with what to do next: asked in the step before its guard, and where the
   * request is read, which then does not offer the step and says why. It needs no more than the record.
   */
  notNow?: (call: AskingCall, action: ActionOf<K>, waiting: readonly Waiting<K, R>[]) => Promise<ReadonlyMap<number, string>>;
  /**
   * What the reader is asked before one step is taken, with the figures of the record, by the number of the request: a step that cannot be taken back.
   * Only of kinds that are decided one by one.
   */
  confirms?: (call: AskingCall, action: ActionOf<K>, waiting: readonly Waiting<K, R>[]) => Promise<ReadonlyMap<number, string>>;
  /** Why one step cannot be taken now, whatever else holds, by the number of the request; in the user's words. It may lock. */
  guard?: (call: StepCall, action: ActionOf<K>, moved: readonly Moved<K, R>[], input: StepInput) => Promise<ReadonlyMap<number, string>>;
  /** What a step needs beside its reason, as its own call gives it. Such a step is `onItsScreen`: the inbox and decisions of many cannot give it and are refused, with where it is taken. */
  inputs?: { [A in ActionOf<K>]?: z.ZodType };
  /** What follows from a step, set by set, in its transaction and before it is written: what the new state requires is there when it comes. */
  effects?: { [A in ActionOf<K>]?: (call: StepCall, moved: readonly Moved<K, R>[], input: StepInput) => Promise<void> };
  /**
   * Of open requests of a person whose service ends, those that have no ground after the last day: Talaan ends them with the step `endWithService` of the
   * table. Without it they go on, such as what concerns days that were served.
   */
  endsWithService?: (db: Database, waiting: readonly { id: number }[], end: EndOfService) => Promise<readonly number[]>;
  /** What the owner is told of a step that another person takes; without it they are told of ends and returns in general words, and with null not at all. */
  tells?: { [A in ActionOf<K>]?: ((moved: Moved<K, R>, remarks: string) => OwnerNotice) | null };
}

export interface ServedKind<K extends AnyKind = AnyKind> {
  kind: K;
  own: OwnPart<K> & Required<Pick<OwnPart<K>, 'facts'>>;
}

async function factsAsFiled(db: Database, ids: readonly number[], day: string): Promise<ReadonlyMap<number, Facts>> {
  const { rows } = await sql<Facts & { id: number }>`
    select r.id, r.owner_id as "ownerId", coalesce(a.office_id, r.office_id) as "officeId", r.title, r.record_id as "recordId"
    from requests.request r left join personnel.appointment_view a on a.personnel_id = r.owner_id and a.during @> ${day}::date
    where r.id = any(${[...ids]}::integer[])`.execute(db);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

const served = new Map<string, ServedKind>();

/** Lets a kind be filed and decided. A module calls it once, where its effects are. Throws where a step that needs an input, or asks before it is taken, is offered where it cannot. */
export function serveRequests<K extends AnyKind, R = unknown>(kind: K, own: OwnPart<K, R>): ServedKind<K> {
  if (served.has(kind.kind)) throw new Error(`requests of the kind ${kind.kind} are served twice`);
  for (const action of Object.keys(own.inputs ?? {}))
    if (!kind.steps[action]?.onItsScreen) throw new Error(`${kind.kind}: ${action} needs an input and is offered everywhere`);
  if (own.confirms && !kind.oneByOne) throw new Error(`${kind.kind}: what asks before it is taken is decided one by one`);
  const one = { kind, own: { facts: factsAsFiled, ...own } };
  // Its functions are called with requests of its own kind alone.
  served.set(kind.kind, one as unknown as ServedKind);
  return one as unknown as ServedKind<K>;
}

/** Requests of a kind with their records. */
export async function withRecords<T extends { id: number }>(
  call: Pick<AskingCall, 'db' | 'today'>,
  { own }: ServedKind,
  all: readonly T[],
): Promise<(T & { record: unknown })[]> {
  const records = await own.reads?.(
    call,
    all.map(({ id }) => id),
  );
  return all.map((one) => ({ ...one, record: records?.get(one.id) }));
}

export function kindCalled(name: string): ServedKind {
  const one = served.get(name);
  if (!one) throw new Error(`no module serves requests of the kind ${name}`);
  return one;
}

export function servedKinds(): readonly ServedKind[] {
  return [...served.values()];
}
