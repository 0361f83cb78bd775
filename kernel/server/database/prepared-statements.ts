import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';

/** How many a connection keeps; PostgreSQL holds a plan of each, some ten to a hundred kB. */
const MOST_OF_A_CONNECTION = 400;
const MOST_TEXTS = 5000;

/** The names of texts that were executed before, in the order of their first execution. */
const names = new Map<string, string>();

/**
 * At the beginning of a text: a statement that is planned for its values each time. For questions with many conditions over many people,
 * whose plan for any values may take minutes with some.
 */
export const PLANNED_EACH_TIME = '/* planned each time */';

/**
 * Lets PostgreSQL parse and plan a statement once for each connection: under the name of its text, from its second execution on.
 * Planning costs most of what a short statement costs. A statement without parameters is sent as it is.
 */
export function prepareStatements(client: PoolClient): void {
  const prepared = new Set<string>();
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const named = (text: string): string | undefined => {
    const name = names.get(text);
    if (!name) {
      remember(text);
      return undefined;
    }
    if (!prepared.has(name) && prepared.size >= MOST_OF_A_CONNECTION) return undefined;
    prepared.add(name);
    return name;
  };
  client.query = ((text: unknown, values: unknown, done: unknown) => {
    const name =
      typeof text === 'string' && Array.isArray(values) && values.length > 0 && !text.startsWith(PLANNED_EACH_TIME)
        ? named(text)
        : undefined;
    return name ? query({ name, text, values }, done) : query(text, values, done);
  }) as PoolClient['query'];
}

/** A server that builds texts without end forgets the oldest. */
function remember(text: string): void {
  names.set(text, createHash('sha256').update(text).digest('base64url').slice(0, 32));
  const oldest = names.size > MOST_TEXTS && names.keys().next().value;
  if (oldest) names.delete(oldest);
}
