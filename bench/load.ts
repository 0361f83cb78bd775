import autocannon from 'autocannon';

const SECONDS = 2;

export interface Load {
  /** Requests a second. */
  rate: number;
  /** The median and the 99th percentile, in milliseconds. */
  usual: number;
  slow: number;
}

/** Asks the paths in turns over so many connections for two seconds. */
export async function load(url: string, paths: readonly string[], connections: number, token?: string): Promise<Load> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const result = await autocannon({
    url,
    connections,
    duration: SECONDS,
    requests: paths.map((path) => ({ method: 'GET', path, headers })),
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} of the requests failed`);
  return { rate: result['2xx'] / result.duration, usual: result.latency.p50, slow: result.latency.p99 };
}

export function perSecond(rate: number): string {
  return `${Math.round(rate).toLocaleString('en')} a second`;
}
