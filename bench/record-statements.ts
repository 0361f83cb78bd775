import pg from 'pg';

/** A statement as it went to the driver. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** What the bare server leaves out: who calls, and the housekeeping of the queue and of the audit trail. */
const NOT_OF_THE_CALL = /identity\.session|pgboss|audit_seal/;

/** Lets the statements be heard that the driver is given while something runs, all or those of the call alone. Before the pool is opened. */
export function recordStatements(): (run: () => Promise<unknown>, all: boolean) => Promise<Statement[]> {
  let heard: Statement[] | null = null;
  let hearsAll = false;
  // oxlint-disable-next-line typescript/unbound-method
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [first, second] = given;
    const text = typeof first === 'string' ? first : (first as Statement).text;
    const values = (Array.isArray(second) ? second : (first as Partial<Statement>).values) ?? [];
    if (heard && (hearsAll || !NOT_OF_THE_CALL.test(text))) heard.push({ text, values: [...values] });
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

/** The bare limit of a call whose statements belong together: one connection, in their order, so that transactions stay whole. */
export async function runInOrder(client: pg.ClientBase, statements: readonly Statement[]): Promise<void> {
  for (const { text, values } of statements) await client.query(text, values);
}
