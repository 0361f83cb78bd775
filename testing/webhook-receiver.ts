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
  let status = 200;
  const http = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url!, headers: request.headers as Record<string, string>, body: Buffer.concat(parts).toString() });
      reply.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    received,
    answerWith: (wanted: number) => void (status = wanted),
    close: () => new Promise<unknown>((resolve) => http.close(resolve)),
  };
}
