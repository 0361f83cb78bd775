import pg from 'pg';

/** A statement as it went to the driver. */
export interface Statement {
  text: string;
  values: unknown[];
  /** Which of the connections it went to. */
  connection: number;
}

/** What the bare server leaves out: who calls, and the housekeeping of the queue and of the audit trail. */
const NOT_OF_THE_CALL = /identity\.session|pgboss|pg_listening_channels|audit_seal/;

/** Lets the statements be heard that the driver is given while something runs, all or those of the call alone. Before the pool is opened. */
export function recordStatements(): (run: () => Promise<unknown>, all: boolean) => Promise<Statement[]> {
  let heard: Statement[] | null = null;
  let hearsAll = false;
  const connections = new Map<pg.Client, number>();
  // oxlint-disable-next-line typescript/unbound-method
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [first, second] = given;
    const text = typeof first === 'string' ? first : (first as Statement).text;
    const values = (Array.isArray(second) ? second : (first as Partial<Statement>).values) ?? [];
    const connection = connections.getOrInsert(this, connections.size);
    if (heard && (hearsAll || !NOT_OF_THE_CALL.test(text))) heard.push({ text, values: [...values], connection });
    return query.apply(this, given);
  } as typeof pg.Client.prototype.query;
  return async (run, all) => {
    hearsAll = all;
    heard = [];
    await run();
    const statements = heard;
    heard = null;
    return statements;
  };
}

/**
 * The bare limit of a call: its statements through the driver, those of a connection in their order, so that transactions stay whole,
 * and all connections at once.
 */
export async function runBare(pool: pg.Pool, statements: readonly Statement[]): Promise<void> {
  await Promise.all(
    [...Map.groupBy(statements, ({ connection }) => connection).values()].map(async (own) => {
      const client = await pool.connect();
      for (const { text, values } of own) await client.query(text, values);
      client.release();
    }),
  );
}
