import { createReadStream } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Access, Endpoint } from '../contract/endpoint.ts';
import type { Group } from '../contract/groups.ts';
import { inPlaceOf } from './acting.ts';
import { holds, isApplicantOnly, NOBODY, reachesUniversity, type Actor } from './actor.ts';
import { cookiesOf, type Cookies } from './calls/cookies.ts';
import { countDailyUse } from './daily-use.ts';
import type { Database } from './database/database.ts';
import { notAllowed, notForServices, notFound, notOverAll, notSignedIn } from './errors.ts';
import type { Asker } from './jobs/fair-queue.ts';
import { askedBy } from './jobs/heavy-work.ts';
import { requireOpen } from './maintenance.ts';
import { networkOf } from './calls/network-of.ts';
import { readPdfText } from './print/read-pdf-text.ts';
import { readCaller } from './calls/read-caller.ts';
import { refuseUnkeepable } from './calls/refuse-unkeepable.ts';
import { requireUnchanged, subjectOf, versionOf } from './database/record-version.ts';
import { receiveFile, type ReceivedFile } from './files/receive-file.ts';
import { answerOnce } from './database/sent-once.ts';
import { sendUnlessKnown } from './calls/send-unless-known.ts';
import type { Server } from './server.ts';

/** What a handler works with. `db` is the transaction of a write, or the pool for a read and for `ownTransactions`; there is no other handle. */
export interface Call<P = unknown, Q = unknown, B = unknown> {
  server: Server;
  actor: Actor;
  /** The view groups that open the call; none where it is open to everyone who is signed in. */
  groups: readonly Group[];
  /** The head (personnel id) in whose place the call is made, where all that opens it is held as their officer in charge. */
  inPlaceOf: number | null;
  db: Database;
  now: Temporal.Instant;
  /** The moment at which the call came in, before it waited for its turn: deadlines are kept by it. */
  receivedAt: Temporal.Instant;
  /** Today in the zone of the university. */
  today: string;
  requestId: string;
  address: string;
  /** The address as visitors are counted by it (network-of.ts). */
  network: string;
  device: string;
  cookies: Cookies;
  params: P;
  query: Q;
  body: B;
  /** The file of a multipart call; throws where the call takes none. */
  file: ReceivedFile;
}

/** The call of an endpoint, as the function that serves it gets it. */
export type CallOf<E extends Pick<Endpoint, 'params' | 'query' | 'body'>> = Call<
  z.output<E['params']>,
  z.output<E['query']>,
  z.output<E['body']>
>;
/** The body of an endpoint as its server reads it, with what was not sent filled in. */
export type BodyOf<E extends Pick<Endpoint, 'body'>> = z.output<E['body']>;
/** The same of what stands in the address after `?`. */
export type QueryOf<E extends Pick<Endpoint, 'query'>> = z.output<E['query']>;
/** The same of what stands in its path. */
export type ParamsOf<E extends Pick<Endpoint, 'params'>> = z.output<E['params']>;
/** What a server answers with; what its response schema does not name stays in. */
export type AnswerOf<E extends Pick<Endpoint, 'response'>> = z.input<E['response']>;

/** A file as an answer: made in memory, or kept on disk. */
export interface FileAnswer {
  name: string;
  contentType: string;
  content: Uint8Array | { path: string };
  /** Shown in the browser instead of saved. */
  inline?: boolean;
  /** Its address is never used for other content, so that browsers may keep it. */
  unchanging?: boolean;
}

/** Makes the server answer an endpoint: session, access, reach, parse, one transaction for a write, answer through its schema. */
export function mount<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  server: Server,
  endpoint: Endpoint<P, Q, B, R>,
  handler: (call: Call<z.output<P>, z.output<Q>, z.output<B>>) => Promise<[z.output<R>] extends [never] ? FileAnswer : z.input<R>>,
): void {
  if (endpoint.access === undefined) throw new Error(`${endpoint.method} ${endpoint.path} does not say who may call it`);
  if (endpoint.method !== 'GET' && typeof endpoint.access !== 'string' && !endpoint.reach)
    throw new Error(`${endpoint.method} ${endpoint.path} does not say whether it is scoped or applies to the whole university`);
  server.endpoints.push(endpoint);
  if (endpoint.method === 'GET' && !endpoint.download) server.reads.set(endpoint.path, handler as (call: Call) => Promise<unknown>);
  server.http.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      const receivedAt = server.clock.now();
      await requireOpen(server, endpoint.path, tokenOf(request));
      const actor = await admit(server, endpoint, request);
      request.accountId = actor.accountId;
      const params = endpoint.params.safeParse(request.params);
      if (!params.success) throw notFound();
      refuseUnkeepable(request.query);
      const query = endpoint.query.parse(request.query);
      if (endpoint.upload) await countDailyUse(server, { db: server.db, actor }, 'upload');
      const received = endpoint.upload ? await receiveFile(request, endpoint.upload.maxBytes, server.settings.dataDir) : undefined;
      try {
        const given = (received ? received.fields : request.body) ?? {};
        refuseUnkeepable(given);
        const body = endpoint.body.parse(given);
        const subject =
          endpoint.versioned && subjectOf(endpoint.versioned, { ...(query as object), ...(body as object), ...(params.data as object) });
        return await askedBy(askerOf(actor, request), async () => {
          // Before the record is read: what changes in between is refused rather than lost.
          const version = subject && endpoint.method === 'GET' ? await versionOf(server.db, subject) : undefined;
          const answer = await answerWithin(server, endpoint, async (db) => {
            const seen = request.headers['if-match'];
            if (subject && endpoint.method !== 'GET' && seen !== undefined) await requireUnchanged(db, subject, Number(seen));
            const doIt = () =>
              handler(
                describeCall(server, request, reply, {
                  actor,
                  groups: groupsOf(endpoint),
                  inPlaceOf: inPlaceOf(actor, groupsOf(endpoint)),
                  db,
                  params: params.data,
                  query,
                  body,
                  received,
                  receivedAt,
                }),
              );
            const key = endpoint.sentLater === undefined ? undefined : request.headers['idempotency-key'];
            if (typeof key !== 'string') return doIt();
            return answerOnce(db, { accountId: actor.accountId, key, path: request.url, now: receivedAt }, doIt);
          });
          if (endpoint.keptFor !== undefined) reply.header('cache-control', `public, max-age=${endpoint.keptFor}`);
          if (endpoint.download && asksForText(request, answer as FileAnswer)) return sendText(reply, answer as FileAnswer);
          if (endpoint.download) return sendFile(reply, answer as FileAnswer);
          const said = endpoint.response.parse(version === undefined ? answer : { ...(answer as object), version });
          return endpoint.keptFor === undefined ? reply.send(said) : sendUnlessKnown(request, reply, JSON.stringify(said));
        });
      } finally {
        await received?.remove();
      }
    },
  });
}

async function admit(server: Server, { access, reach, method }: Endpoint, request: FastifyRequest): Promise<Actor> {
  const token = tokenOf(request);
  if (access === 'public' && !token) return NOBODY;
  const actor = token ? await readCaller(server, request, token) : null;
  if (access === 'public') return actor ?? NOBODY;
  if (!actor) throw notSignedIn(token ? 'Your session has ended. Please sign in again.' : 'Please sign in.');
  if (actor.isService && isPersonal({ access, method })) throw notForServices();
  if (!mayCall(access, actor)) throw notAllowed();
  if (reach === 'university' && typeof access !== 'string' && !reachesUniversity(actor, access)) throw notOverAll();
  return actor;
}

/** A write that is open without a view group is about oneself: profile, own requests, decisions in person. */
export function isPersonal({ access, method }: Pick<Endpoint, 'access' | 'method'>): boolean {
  return method !== 'GET' && (access === 'signed-in' || access === 'staff');
}

/** Whether a signed-in person may make a call of this access. */
export function mayCall(access: Access, actor: Actor): boolean {
  if (access === 'staff') return !isApplicantOnly(actor);
  return typeof access === 'string' || holds(actor, access);
}

function tokenOf(request: FastifyRequest): string | undefined {
  return request.headers.authorization?.match(/^Bearer (.+)$/)?.[1];
}

function answerWithin<T>(server: Server, { method, ownTransactions }: Endpoint, answer: (db: Database) => Promise<T>): Promise<T> {
  return method === 'GET' || ownTransactions ? answer(server.db) : server.db.transaction().execute(answer);
}

/** Visitors share the turns of their network. */
function askerOf({ accountId }: Actor, { ip }: FastifyRequest): Asker {
  return { name: accountId ? `account ${accountId}` : `visitor ${networkOf(ip)}`, waitsAtScreen: true };
}

function groupsOf({ access }: Endpoint): readonly Group[] {
  return typeof access === 'string' ? [] : access;
}

interface Parsed<P, Q, B> {
  actor: Actor;
  groups: readonly Group[];
  inPlaceOf: number | null;
  db: Database;
  params: P;
  query: Q;
  body: B;
  received: ReceivedFile | undefined;
  receivedAt: Temporal.Instant;
}

function describeCall<P, Q, B>(server: Server, request: FastifyRequest, reply: FastifyReply, parsed: Parsed<P, Q, B>): Call<P, Q, B> {
  const { received, ...rest } = parsed;
  // Of a caller who has gone meanwhile the connection knows no address.
  const address = (request.ip as string | undefined) ?? '';
  const described = {
    ...rest,
    server,
    now: server.clock.now(),
    today: server.clock.today(),
    requestId: request.id,
    address,
    network: networkOf(address),
    device: request.headers['user-agent'] ?? '',
    cookies: cookiesOf(request, reply, server.settings.publicUrl.startsWith('https:')),
  };
  if (received) return { ...described, file: received };
  // Not enumerable, so that `{ ...call, db }` may be written in calls that take no file.
  return Object.defineProperty(described as Call<P, Q, B>, 'file', {
    get: () => {
      throw new Error('this call takes no file');
    },
  });
}

/** Whether a paper is asked for as its text, to be read on a narrow screen. */
function asksForText({ headers }: FastifyRequest, { contentType }: FileAnswer): boolean {
  return headers.accept === 'text/plain' && contentType === 'application/pdf';
}

async function sendText(reply: FastifyReply, { content }: FileAnswer): Promise<FastifyReply> {
  const text = await readPdfText(content instanceof Uint8Array ? content : content.path);
  return reply.header('content-type', 'text/plain; charset=utf-8').send(text);
}

function sendFile(reply: FastifyReply, answer: FileAnswer): FastifyReply {
  const kind = answer.inline ? 'inline' : 'attachment';
  if (answer.unchanging) reply.header('cache-control', 'public, max-age=31536000, immutable');
  const plainName = answer.name.replace(/[^\w.-]+/g, '_');
  return (
    reply
      .header('content-type', answer.contentType)
      // Whatever is in a file that somebody sent, it runs nothing of this site.
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('content-disposition', `${kind}; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(answer.name)}`)
      .send(answer.content instanceof Uint8Array ? Buffer.from(answer.content) : createReadStream(answer.content.path))
  );
}
