import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as it came in. */
export interface ReceivedMessage {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** Another system on this machine that is notified of events: it keeps what came in, and answers with the status that a test wants. */
export async function startReceiver() {
  const received: ReceivedMessage[] = [];
  const awaiting: ((message: ReceivedMessage) => void)[] = [];
  let status = 200;
  let taken = 0;
  const http = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const message = { path: request.url!, headers: request.headers as Record<string, string>, body: Buffer.concat(parts).toString() };
      received.push(message);
      for (const take of awaiting.splice(0)) take(message);
      reply.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    received,
    /** The oldest message that was not taken by it yet, or the next that comes in. */
    async next(): Promise<ReceivedMessage> {
      const known = received[taken];
      taken += 1;
      return known ?? new Promise((resolve) => awaiting.push(resolve));
    },
    answerWith: (wanted: number) => void (status = wanted),
    close: () => new Promise<unknown>((resolve) => http.close(resolve)),
  };
}
