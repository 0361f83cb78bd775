import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import websocket from '@fastify/websocket';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { z } from 'zod';
import { inPlainWords } from '../../contract/plain-words.ts';
import { noteFaults, type Fault } from '../condition/last-faults.ts';
import { Refusal, toRefusal, type ConstraintMessages } from '../errors.ts';
import { logCalls } from './log-calls.ts';
import type { Settings } from '../settings.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The last errors that were logged, the newest first. */
    lastFaults: () => Fault[];
  }
}

const BODY_LIMIT = 1_048_576;
const IDLE_ENDED_EVERY_MS = 100;
/** The code, styles, fonts and marks of the page: of the headers that helmet sets they have those that browsers heed in what is no page. */
const FILES = /^\/(assets\/|brand\/|favicon\.svg)/;
/** What answers with data. A screen among them is a page. */
const CALLS = /^\/api\/(?!docs(\?|$))/;
/**
 * Code that runs beside a page, which takes its policy from its own file: WebAssembly runs here alone, and it reaches no other server.
 */
const WORKERS = '/assets/workers/';
const OF_WORKERS = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
/** Were an answer ever shown as a page, it would load nothing and stand in no frame. */
const OF_CALLS = "default-src 'none'; frame-ancestors 'none'";
const OF_NO_PAGE = new Set(['x-content-type-options', 'cross-origin-resource-policy', 'strict-transport-security', 'referrer-policy']);
/** Anyone who asks for what their roles do not open, or asks too often, is noted in the log. */
const WATCHED = new Set([403, 429]);

/** The HTTP server without its calls: limits, headers, compression, forms, sockets, and every error as the specification words it. */
export async function makeHttp(settings: Settings, constraints: ConstraintMessages): Promise<FastifyInstance> {
  z.config({ customError: inPlainWords });
  const faults = noteFaults();
  const http = fastify({
    logger: {
      level: settings.logLevel,
      redact: ['req.headers.authorization'],
      serializers: { req: describeRequest },
      hooks: { logMethod: faults.logMethod },
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 120_000,
    // Attendance devices name no host.
    http: { requireHostHeader: false },
    trustProxy: 'loopback',
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
    // What still comes in over an open connection is answered.
    return503OnClosing: false,
  });
  // A POST without a body, and JSON that says nothing, are calls without input.
  http.removeContentTypeParser('application/json');
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? {} : JSON.parse(text as string));
    } catch {
      done(new Refusal(422, { message: 'What you sent is not JSON.' }), undefined);
    }
  });
  const guards = headersOf({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        // Mantine writes its theme into a style element.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // The live connection, which some browsers do not count among 'self'.
        connectSrc: ["'self'", settings.publicUrl.replace(/^http/, 'ws')],
        fontSrc: ["'self'"],
        baseUri: ["'none'"],
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: settings.publicUrl.startsWith('https:'),
  });
  const ofFiles = Object.fromEntries(Object.entries(guards).filter(([name]) => OF_NO_PAGE.has(name)));
  const ofCalls = { ...ofFiles, 'content-security-policy': OF_CALLS, 'cache-control': 'no-store' };
  // Set before the call is answered, which may say otherwise.
  http.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(WORKERS)) reply.headers({ ...ofFiles, 'content-security-policy': OF_WORKERS });
    else if (FILES.test(request.url)) reply.headers(ofFiles);
    else reply.headers(CALLS.test(request.url) ? ofCalls : guards).header('x-request-id', request.id);
    // At its end the server takes no new connections, and each that is open ends with its answer.
    if (!http.server.listening) reply.header('connection', 'close');
    done();
  });
  http.decorate('lastFaults', faults.list);
  logCalls(http);
  endConnectionsAtEnd(http);
  await http.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await http.register(multipart);
  await http.register(websocket, { options: { maxPayload: 16_384 } });
  http.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error, constraints, request.id, request.log);
    if (WATCHED.has(refusal.status)) request.log.warn({ req: request, address: request.ip, status: refusal.status }, 'refused');
    return reply.status(refusal.status).headers(refusal.headers).send(refusal.body);
  });
  return http;
}

/** Once the server closes, connections end that wait for nothing any more: kept for a minute, they would hold its end up. */
function endConnectionsAtEnd(http: FastifyInstance): void {
  http.addHook('preClose', (done) => {
    const ending = setInterval(() => http.server.closeIdleConnections(), IDLE_ENDED_EVERY_MS);
    http.server.once('close', () => clearInterval(ending));
    done();
  });
}

/** The headers that helmet sets: the same on every answer, so they are made once. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(answer.req, answer, (error) => {
    if (error) throw error;
  });
  return Object.fromEntries(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]));
}

/** What the log says of a request: never its query, which may carry a password. */
function describeRequest(request: { method: string; url: string }) {
  return { method: request.method, path: request.url.split('?')[0] };
}
