import pg from 'pg';

interface Connection {
  connectionParameters: { application_name: string };
}

/** The name under which the server's own connections are opened, those of jobs and of listening left out. */
const OF_CALLS = 'talaan';

/** How many statements the servers of this process put to their databases while the work was done. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const client = pg.Client.prototype as unknown as { query: (...asked: unknown[]) => unknown };
  const { query } = client;
  let count = 0;
  client.query = function counted(this: Connection, ...asked) {
    if (this.connectionParameters.application_name === OF_CALLS) count += 1;
    return query.apply(this, asked);
  };
  try {
    await work();
    return count;
  } finally {
    client.query = query;
  }
}

/** So many times at most what reads is asked until both counts agree. */
const TRIES = 20;

/**
 * How many statements each of two reads needs: the fewest of some tries, since the server has its own to put now and then, such as the
 * minute at which a session was last seen, or what it kept until a job of the test before changed it.
 */
export async function compareStatements(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<[number, number]> {
  const fewest: [number, number] = [Infinity, Infinity];
  for (let tries = 0; tries < TRIES && (tries === 0 || fewest[0] !== fewest[1]); tries += 1) {
    fewest[0] = Math.min(fewest[0], await countStatements(one));
    fewest[1] = Math.min(fewest[1], await countStatements(other));
  }
  return fewest;
}
