import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends a text with its mark (ETag); who has the same already is told so (304) and not sent it again. The type is JSON unless the reply has another. */
export function sendUnlessKnown({ headers }: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  // Weak: compressed or not, it says the same.
  const mark = `W/"${hash('sha256', text, 'base64url')}"`;
  reply.header('etag', mark);
  if (!reply.hasHeader('content-type')) reply.header('content-type', 'application/json; charset=utf-8');
  if (headers['if-none-match']?.split(/,\s*/).includes(mark)) return reply.status(304).send();
  return reply.send(text);
}
