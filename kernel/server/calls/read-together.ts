import { Readable } from 'node:stream';
import { constants } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/endpoint.ts';
import { readTogether, type AnsweredTogether } from '../../contract/together.ts';
import { refuseUnkeepable } from './refuse-unkeepable.ts';
import type { Server } from '../server.ts';

/** Of the request that carries them; whatever else is in it is not about the reads. */
const PASSED_ON = ['authorization', 'x-view-as', 'user-agent', 'cookie'];

/**
 * Answers several reads in one request (decision 103). Each goes through its own route as if it had come alone: with its session, access,
 * reach, audit and errors.
 */
export function mountReadTogether(server: Server): void {
  server.endpoints.push(readTogether);
  server.http.route({
    method: 'GET',
    url: readTogether.path,
    // A line leaves when it is written, instead of when there is enough to compress.
    compress: {
      encodings: ['br', 'gzip'],
      customTypes: /ndjson/,
      brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH },
      zlibOptions: { flush: constants.Z_SYNC_FLUSH },
    },
    handler: async (request, reply) => {
      refuseUnkeepable(request.query);
      const { call } = readTogether.query.parse(request.query);
      const asked = call.map(async (address, at): Promise<AnsweredTogether> => {
        if (!answersWithJson(server, address.split('?')[0]!)) return { at, status: 404, answer: { message: 'There is no such read.' } };
        const { statusCode, payload } = await server.http.inject({
          method: 'GET',
          url: address,
          headers: passedOn(request),
          remoteAddress: request.ip,
        });
        return { at, status: statusCode, answer: JSON.parse(payload) as unknown };
      });
      return reply.type(readTogether.download![0]!).send(Readable.from(linesOf(asked)));
    },
  });
}

/** Whether an address is that of a read which answers with JSON, not with a file. As the router has it, a word goes before a parameter. */
function answersWithJson(server: Server, path: string): boolean {
  const read = readsOf(server).find(({ pattern }) => pattern.test(path));
  return read !== undefined && !read.download;
}

interface Read extends Pick<Endpoint, 'download'> {
  pattern: RegExp;
}

const found = new WeakMap<Server, readonly Read[]>();

function readsOf(server: Server): readonly Read[] {
  const known = found.get(server);
  if (known) return known;
  const parameters = (path: string) => path.split('{').length;
  const made = server.endpoints
    .filter(({ method }) => method === 'GET')
    .toSorted((one, other) => parameters(one.path) - parameters(other.path))
    .map(({ path, download }) => ({ pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`), download }));
  found.set(server, made);
  return made;
}

function passedOn({ headers }: FastifyRequest) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => PASSED_ON.includes(name)));
}

/** What is answered first comes first. */
async function* linesOf(asked: Promise<AnsweredTogether>[]): AsyncGenerator<string> {
  const waiting = new Map(asked.map((one, at) => [at, one]));
  while (waiting.size > 0) {
    const answered = await Promise.race(waiting.values());
    waiting.delete(answered.at);
    yield `${JSON.stringify(answered)}\n`;
  }
}
