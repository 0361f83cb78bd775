import { Agent, request } from 'node:http';

/** One caller whose connection stays open: requests come one after the other. */
export function openCaller(token: string): (url: string) => Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return async (url) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    request(url, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      answer.resume();
      answer.once('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}`))));
    })
      .once('error', reject)
      .end();
    return promise;
  };
}
