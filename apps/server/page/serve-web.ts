import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { networkOf } from '@talaan/kernel/server/calls/network-of.ts';
import { pageParts } from '@talaan/kernel/server/page-parts.ts';
import { sendUnlessKnown } from '@talaan/kernel/server/calls/send-unless-known.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { writePage } from './write-page.ts';

const DIST = join(import.meta.dirname, '..', '..', 'web', 'dist');
/** The browser keeps its token there (kernel/web/calls/token.ts); whether it is still valid, the calls find out. */
const HAS_SESSION = /(^|; )Admin-Token=/;

/** What opens every screen; who is signed in gets the one that asks for more at once. */
const PAGES = ['index.html', 'signed-in.html'] as const;

/** Serves the built web. Every path that is neither a call nor a file is a screen, which the browser's router opens. */
export async function serveWeb(server: Server): Promise<void> {
  const { http } = server;
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
    servePageParts(server);
  }
  http.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isScreen =
      (request.method === 'GET' || request.method === 'HEAD') &&
      (path === '/api/docs' || !path.startsWith('/api/')) &&
      !/\.\w{2,5}$/.test(path);
    if (isBuilt && isScreen) return reply.header('cache-control', 'no-cache').sendFile(pageFor(request));
    return reply.status(404).send({ message: 'There is nothing at this address.' });
  });
}

/** The pages whose words modules contribute; the same page to who has them in it already. */
function servePageParts(server: Server): void {
  const pages = new Map(PAGES.map((name) => [name, readFileSync(join(DIST, name), 'utf8')]));
  for (const { path, read } of allContributed(server, pageParts)) {
    server.http.get(path, async (request, reply) => {
      const query = new URL(request.url, server.settings.publicUrl).searchParams;
      const words = await read(server, { query, network: networkOf(request.ip) });
      reply
        .headers({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8', vary: 'cookie' })
        .status(words?.status ?? 200);
      return sendUnlessKnown(request, reply, writePage(pages.get(pageFor(request))!, words));
    });
  }
}

function pageFor({ headers }: FastifyRequest): (typeof PAGES)[number] {
  return HAS_SESSION.test(headers.cookie ?? '') ? 'signed-in.html' : 'index.html';
}
