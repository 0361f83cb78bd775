import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, once that is known; 0 before, and for visitors. */
    accountId: number;
  }
}

/** Longer than a person should have to wait. */
const SLOW_MS = 2000;

/**
 * Each call is a line of the log at level debug, and at level info where it took long: method, route, status, milliseconds, account and
 * request id, never the address as it was asked for or what was sent.
 */
export function logCalls(http: FastifyInstance): void {
  const all = http.log.level === 'debug' || http.log.level === 'trace';
  http.decorateRequest('accountId', 0);
  http.addHook('onResponse', (request, reply, done) => {
    const isSlow = reply.elapsedTime > SLOW_MS;
    if (isSlow || (all && request.url.startsWith('/api/')))
      request.log[isSlow ? 'info' : 'debug'](
        {
          method: request.method,
          route: request.routeOptions.url ?? null,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          account: request.accountId || null,
        },
        isSlow ? 'a slow call' : 'a call',
      );
    done();
  });
}
