import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const DIST = join(import.meta.dirname, '..', 'web', 'dist');
/** The browser keeps its token there (kernel/web/token.ts); whether it is still valid, the calls find out. */
const HAS_SESSION = /(^|; )Admin-Token=/;

/** Serves the built web. Every path that is neither a call nor a file is a screen, which the browser's router opens. */
export async function serveWeb(http: FastifyInstance): Promise<void> {
  const isBuilt = existsSync(join(DIST, 'index.html'));
  if (isBuilt) {
    const shared = { index: false, maxAge: 0, preCompressed: true } as const;
    // Some hundred files of code: one route for all of them, and one for each of the few beside them.
    await http.register(fastifyStatic, {
      ...shared,
      root: join(DIST, 'assets'),
      prefix: '/assets/',
      decorateReply: false,
      setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
    });
    await http.register(fastifyStatic, {
      ...shared,
      root: DIST,
      wildcard: false,
      globIgnore: ['assets/**'],
      setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    });
  }
  http.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isScreen =
      (request.method === 'GET' || request.method === 'HEAD') &&
      (path === '/api/docs' || !path.startsWith('/api/')) &&
      !/\.\w{2,5}$/.test(path);
    const page = HAS_SESSION.test(request.headers.cookie ?? '') ? 'signed-in.html' : 'index.html';
    if (isBuilt && isScreen) return reply.header('cache-control', 'no-cache').sendFile(page);
    return reply.status(404).send({ message: 'There is nothing at this address.' });
  });
}
