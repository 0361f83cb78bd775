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
