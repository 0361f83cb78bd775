import { tooManyTries } from '@talaan/kernel/server/errors.ts';
import type { Server } from '@talaan/kernel/server/server.ts';

/** A campus behind one address is many people: so many requests at once, and so many a second after them. */
const AT_ONCE = 200;
const A_SECOND = 50;
/** Networks that are counted; those that asked the longest ago are forgotten first. */
const MOST_NETWORKS = 20_000;

interface Left {
  requests: number;
  at: number;
}

/** Counts what networks ask of the public pages, in the memory of this process: a flood from one of them costs the others nothing. */
export class NetworkLimits {
  readonly #left = new Map<string, Left>();

  /** Whether a network may ask once more at a moment (milliseconds of any clock that only goes on). */
  admit(network: string, at: number): boolean {
    const before = this.#left.get(network) ?? { requests: AT_ONCE, at };
    const requests = Math.min(AT_ONCE, before.requests + ((at - before.at) / 1000) * A_SECOND);
    const isAdmitted = requests >= 1;
    this.#left.delete(network);
    this.#left.set(network, { requests: isAdmitted ? requests - 1 : requests, at });
    const [oldest] = this.#left.keys();
    if (this.#left.size > MOST_NETWORKS && oldest !== undefined) this.#left.delete(oldest);
    return isAdmitted;
  }

  /** Errors: 429. */
  require(network: string): void {
    if (!this.admit(network, performance.now()))
      throw tooManyTries('The vacancies were asked for too often from your network. Please wait a moment.', 1);
  }
}

const limits = new WeakMap<Server, NetworkLimits>();

/** Those of a server: what a network asks of its pages and of its calls counts together. */
export function limitsOf(server: Server): NetworkLimits {
  const known = limits.get(server) ?? new NetworkLimits();
  limits.set(server, known);
  return known;
}
