import { z } from 'zod';
import type { Group } from './groups.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: anybody, anybody signed in, anyone who is more than an applicant, or holders of one of these view groups. It has no default. */
export type Access = 'public' | 'signed-in' | 'staff' | readonly Group[];

/**
 * How far a call of view groups goes: over the records within the scope of the caller's role, or over what applies to the whole
 * university, for which a role over all of it is needed. A write has to say it; a read of records is scoped.
 */
export type Reach = 'scope' | 'university';

/** One call of the system, shared by the server that mounts it and the browser that calls it. */
export interface Endpoint<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> {
  method: Method;
  /** The specification's own text, with parameters as `{id}`. */
  path: string;
  /** One sentence for the page that lists the calls. */
  summary: string;
  access: Access;
  /** Set in each write that is open to view groups. */
  reach?: Reach;
  params: P;
  query: Q;
  body: B;
  /** Parsed before it leaves: a column that is not named here stays in. */
  response: R;
  /** A multipart call with one file in the field `file`, of at most this many bytes. */
  upload?: { maxBytes: number };
  /** Answers with a file instead of JSON; the content types that it may have. */
  download?: readonly string[];
  /**
   * A write that opens its transactions itself: for what must stay written although the call is refused (counted tries), or to read the
   * file that came with it before one is open.
   */
  ownTransactions?: true;
  /**
   * The record as the audit trail names it (`attendance.holiday:{id}`, filled from parameters, query and body), or all that a module keeps
   * of a person (`personnel of person {id}`), where two people may change it at once: a read answers its `version`, and a write that names an older one (`if-match`) is refused with 409.
   */
  versioned?: string;
  /** Of a public read: for so many seconds browsers and proxies may give the answer again; without it none is kept. */
  keptFor?: number;
  /** A call of it as other systems would make it, for the description of the calls; a test makes each against a demo university. */
  example?: Example<unknown, unknown, unknown>;
  /**
   * Of a read about the caller: a browser that they made their own keeps the answer and shows it, with its time, where there is no network. Where the same
   * call also reads what is of others, only when its query leaves these out or says this of them.
   */
  keptOffline?: true | Readonly<Record<string, string>>;
  /**
   * Of a write that files something of one's own: without a network it waits on the caller's own device and is sent later, once (`idempotency-key`). What it
   * files in a word, such as `Pass slip`.
   */
  sentLater?: string;
}

interface Example<P, Q, B> {
  params?: P;
  query?: Q;
  body?: B;
}

const nothing = z.object({});
type Nothing = typeof nothing;

interface Definition<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> {
  method: Method;
  path: string;
  summary: string;
  access: Access;
  reach?: Reach;
  params?: P;
  query?: Q;
  body?: B;
  response: R;
  upload?: { maxBytes: number };
  download?: readonly string[];
  ownTransactions?: true;
  versioned?: string;
  keptFor?: number;
  example?: Example<z.input<P>, z.input<Q>, z.input<B>>;
  keptOffline?: true | Readonly<Record<string, string>>;
  sentLater?: string;
}

export function endpoint<R extends z.ZodType, P extends z.ZodType = Nothing, Q extends z.ZodType = Nothing, B extends z.ZodType = Nothing>(
  definition: Definition<P, Q, B, R>,
): Endpoint<P, Q, B, R> {
  return {
    ...definition,
    params: definition.params ?? (nothing as unknown as P),
    query: definition.query ?? (nothing as unknown as Q),
    body: definition.body ?? (nothing as unknown as B),
  };
}

/** `/api/personnels/{id}/pins` is of the collection `/api/personnels`. */
export function collectionOf(path: string): string {
  return path.split('/').slice(0, 3).join('/');
}

/** The number of a record in a path or a body; a picker that is left empty sends none. */
export const recordId = z.coerce.number().int().min(1, 'Choose from the list.').max(2_147_483_647);

/** The parameters of a path that ends in `{id}`. */
export const byId = z.object({ id: recordId });

/** Beside the record in the answer of a `versioned` read; filled in by `mount`. */
export const recordVersion = z.number().int().optional();

/** What a call answers with that has nothing to show. */
export const messageOnly = z.object({ message: z.string() });

/** The answer of a call that sends a file. */
export const fileAnswer = z.never();
