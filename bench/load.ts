import autocannon from 'autocannon';
import { readMicroseconds } from '@talaan/testing/processor.ts';

const SECONDS = 2;

export interface Load {
  /** Requests a second. */
  rate: number;
  /** The median, the 97.5th and the 99th percentile, in milliseconds. */
  usual: number;
  late: number;
  slow: number;
  /** Processor time for each request, in microseconds: of each of the processes with its children. */
  cpu: number[];
}

interface Asked {
  connections: number;
  token?: string;
  /** Whose processor time is told. */
  processes?: readonly number[];
  /** Each connection begins elsewhere in the paths, so that no two ask the same at about the same time. */
  apart?: boolean;
  /** From so many networks, in turns, for calls that count what each asks. */
  networks?: number;
}

/** Asks the paths in turns over so many connections for two seconds. */
export async function load(
  url: string,
  paths: readonly string[],
  { connections, token, processes = [], apart = false, networks = 0 }: Asked,
): Promise<Load> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const before = processes.map(readMicroseconds);
  const requests: autocannon.Request[] =
    networks === 0
      ? paths.map((path) => ({ method: 'GET', path, headers }))
      : Array.from({ length: networks }, (_, at) => ({
          method: 'GET',
          path: paths[at % paths.length]!,
          headers: { ...headers, 'x-forwarded-for': `10.${at >> 8}.${at & 255}.1` },
        }));
  let opened = 0;
  const result = await autocannon({
    url,
    connections,
    duration: SECONDS,
    requests,
    setupClient: (client) => {
      if (!apart) return;
      const first = Math.floor((opened++ * requests.length) / connections);
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
    },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} of the requests failed`);
  const cpu = processes.map((root, at) => (readMicroseconds(root) - before[at]!) / result['2xx']);
  return { rate: result['2xx'] / result.duration, usual: result.latency.p50, late: result.latency.p97_5, slow: result.latency.p99, cpu };
}

export function perSecond(rate: number): string {
  return `${Math.round(rate).toLocaleString('en')} a second`;
}
