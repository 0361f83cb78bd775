import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { troubleOf } from '@talaan/kernel/server/database/database-trouble.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { readDeviceRequest } from '../../rules/read-request.ts';
import { openDesk, type Desk } from './answer-device.ts';
import { AGAIN, type Asked } from './asked.ts';
import { plainAddress } from './networks.ts';

/** A device with a full memory sends 60,000 lines at once: some 4 MB. */
const BODY_LIMIT = 8 * 1024 * 1024;
/** What all devices together may be sending at a moment; the rest comes again. */
const MOST_BYTES_AT_ONCE = 64 * 1024 * 1024;
const FOR_BROWSERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'strict-transport-security',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
/** Devices give up after a few seconds. */
const ANSWERED_WITHIN_MS = 4700;
const TRY_AGAIN_MS = 250;

/**
 * `/iclock/*`, where devices push (section 10.1): open to all, because a device can sign in nowhere; it is known by its serial number, its key
 * and its network, and answered on the port of devices, on the web port where a setting opens it there. Whatever comes is answered within 5 seconds and with status 200: some firmware throws its punches away after any other.
 */
export function serveIclock(server: Server): void {
  const desk = openDesk(server);
  const isOpenTo = openPorts(server);
  let bytesNow = 0;
  void server.http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, async (_request: unknown, body: Buffer) => body);
    scope.addHook('onRequest', async (request, reply) => {
      const { raw } = request;
      // Devices send none, or a wrong one.
      raw.headers['content-type'] = 'application/octet-stream';
      // They read an answer's head into a small memory, and open no page.
      for (const name of FOR_BROWSERS) reply.removeHeader(name);
      // In their words, that they keep what they have.
      if (!isOpenTo(request)) return reply.type('text/plain').send(AGAIN);
    });
    scope.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
      if (error.statusCode === 413) desk.noteTooLarge(askedBy(request));
      return reply.status(200).type('text/plain').send(AGAIN);
    });
    scope.route({
      method: ['GET', 'POST'],
      url: '/iclock/*',
      bodyLimit: BODY_LIMIT,
      compress: false,
      handler: async (request, reply) => {
        // What looks whether an address is there, such as a proxy, takes nothing away: commands are handed over once.
        if (request.method === 'HEAD') return reply.type('text/plain').send('OK');
        const body = request.body instanceof Uint8Array ? request.body : new Uint8Array();
        bytesNow += body.byteLength;
        try {
          const answer = bytesNow > MOST_BYTES_AT_ONCE ? AGAIN : await answerInTime(server, desk, { ...askedBy(request), body });
          return await reply.type('text/plain').send(answer);
        } finally {
          bytesNow -= body.byteLength;
        }
      },
    });
  });
  server.http.addHook('onClose', () => desk.close());
}

/** On which ports devices are answered; that one asked on another is logged once. */
function openPorts({ settings, http }: Server): (request: FastifyRequest) => boolean {
  let isSaid = false;
  return ({ socket, ip }) => {
    if (settings.devicesOnWebPort || (settings.devicePort !== undefined && socket.localPort === settings.devicePort)) return true;
    if (!isSaid)
      http.log.warn({ ip }, 'an attendance device asked on the web port: set DEVICE_PORT, or DEVICES_ON_WEB_PORT to answer there');
    isSaid = true;
    return false;
  };
}

function askedBy(request: FastifyRequest): Omit<Asked, 'body'> {
  return { ...readDeviceRequest(request.url), method: request.method, address: plainAddress(request.ip ?? '') };
}

/** Where the database is away, it is tried again until the time is over. */
async function answerInTime(server: Server, desk: Desk, asked: Asked): Promise<string> {
  if (server.maintenance.now()) return AGAIN;
  const over = new AbortController();
  const late = sleep(ANSWERED_WITHIN_MS, AGAIN, { signal: over.signal }).catch(() => AGAIN);
  try {
    return await Promise.race([answerOnceThere(server, desk, asked, performance.now() + ANSWERED_WITHIN_MS), late]);
  } finally {
    over.abort();
  }
}

async function answerOnceThere(server: Server, desk: Desk, asked: Asked, until: number): Promise<string> {
  for (;;)
    try {
      return await desk.answer(asked);
    } catch (error) {
      if (troubleOf(error) === 'away' && performance.now() + TRY_AGAIN_MS < until) {
        await sleep(TRY_AGAIN_MS);
        continue;
      }
      const details = { reason: (error as Error).message, action: asked.action, table: asked.table };
      if (troubleOf(error)) server.http.log.warn(details, 'a device is told to send again');
      else server.http.log.error({ err: error, ...details }, 'a device is told to send again');
      return AGAIN;
    }
}
