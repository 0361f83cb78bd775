import { createReadStream } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.ts';
import { holds, NOBODY, type Actor } from './actor.ts';
import type { Database } from './database.ts';
import { notAllowed, notFound, notSignedIn } from './errors.ts';
import { receiveFile, type ReceivedFile } from './receive-file.ts';
import type { Server } from './server.ts';

/** What a handler works with. `db` is the transaction of a write, or the pool for a read; there is no other handle. */
export interface Call<P = unknown, Q = unknown, B = unknown> {
  server: Server;
  actor: Actor;
  db: Database;
  now: Temporal.Instant;
  /** Today in the zone of the university. */
  today: string;
  requestId: string;
  address: string;
  device: string;
  params: P;
  query: Q;
  body: B;
  /** The file of a multipart call; throws where the call takes none. */
  file: ReceivedFile;
}

/** A file as an answer: made in memory, or kept on disk. */
export interface FileAnswer {
  name: string;
  contentType: string;
  content: Uint8Array | { path: string };
  /** Shown in the browser instead of saved. */
  inline?: boolean;
}

/** Makes the server answer an endpoint: session, access, parse, one transaction for a write, answer through its schema. */
export function mount<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  server: Server,
  endpoint: Endpoint<P, Q, B, R>,
  handler: (call: Call<z.output<P>, z.output<Q>, z.output<B>>) => Promise<[z.output<R>] extends [never] ? FileAnswer : z.input<R>>,
): void {
  if (endpoint.access === undefined) throw new Error(`${endpoint.method} ${endpoint.path} does not say who may call it`);
  server.endpoints.push(endpoint);
  server.http.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      const actor = await admit(server, endpoint, request);
      const params = endpoint.params.safeParse(request.params);
      if (!params.success) throw notFound();
      const query = endpoint.query.parse(request.query);
      const received = endpoint.upload ? await receiveFile(request, endpoint.upload.maxBytes) : undefined;
      try {
        const body = endpoint.body.parse((received ? received.fields : request.body) ?? {});
        const answer = await answerWithin(server, endpoint.method, (db) =>
          handler(describeCall(server, request, { actor, db, params: params.data, query, body, received })),
        );
        if (endpoint.download) return sendFile(reply, answer as FileAnswer);
        return reply.send(endpoint.response.parse(answer));
      } finally {
        await received?.remove();
      }
    },
  });
}

async function admit(server: Server, { access }: Endpoint, request: FastifyRequest): Promise<Actor> {
  const token = request.headers.authorization?.match(/^Bearer (.+)$/)?.[1];
  if (access === 'public' && !token) return NOBODY;
  const actor = token ? await server.readActor(token) : null;
  if (access === 'public') return actor ?? NOBODY;
  if (!actor) throw notSignedIn(token ? 'Your session has ended. Please sign in again.' : 'Please sign in.');
  if (access !== 'signed-in' && !holds(actor, access)) throw notAllowed();
  return actor;
}

function answerWithin<T>(server: Server, method: string, answer: (db: Database) => Promise<T>): Promise<T> {
  return method === 'GET' ? answer(server.db) : server.db.transaction().execute(answer);
}

interface Parsed<P, Q, B> {
  actor: Actor;
  db: Database;
  params: P;
  query: Q;
  body: B;
  received: ReceivedFile | undefined;
}

function describeCall<P, Q, B>(server: Server, request: FastifyRequest, parsed: Parsed<P, Q, B>): Call<P, Q, B> {
  const { received, ...rest } = parsed;
  return {
    ...rest,
    server,
    now: server.clock.now(),
    today: server.clock.today(),
    requestId: request.id,
    address: request.ip,
    device: request.headers['user-agent'] ?? '',
    get file(): ReceivedFile {
      if (!received) throw new Error('this call takes no file');
      return received;
    },
  };
}

function sendFile(reply: FastifyReply, answer: FileAnswer): FastifyReply {
  const kind = answer.inline ? 'inline' : 'attachment';
  const plainName = answer.name.replace(/[^\w.-]+/g, '_');
  return reply
    .header('content-type', answer.contentType)
    .header('content-disposition', `${kind}; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(answer.name)}`)
    .send(answer.content instanceof Uint8Array ? Buffer.from(answer.content) : createReadStream(answer.content.path));
}
