import { openPool } from '@talaan/kernel/server/database.ts';
import { MONTH, type Databases } from '../databases.ts';
import { compareCalls } from '../in-turns.ts';
import { startProduct } from '../product.ts';
import { runBare } from '../record-statements.ts';
import { openCaller } from '../requests.ts';
import { atMost, milliseconds, type Line } from '../table.ts';

const CALLS = 1500;

/** A month of one person's daily time record: the call as an employee makes it, against its queries through the driver alone. */
export async function measureMonthOfDtr(databases: Databases): Promise<Line[]> {
  const databaseUrl = await databases.withMonths(1);
  const product = await startProduct(databaseUrl);
  const pool = openPool(databaseUrl);
  try {
    const token = await product.signIn('employee');
    const path = `/api/account/dtr?month=${MONTH}`;
    const statements = await product.statementsOf(path, token);
    const call = openCaller(token);
    const { ours, bare, ratio } = await compareCalls(CALLS, {
      ours: () => call(`${product.url}${path}`),
      bare: () => runBare(pool, statements),
    });
    return [atMost('One person’s month of daily time record', milliseconds(ours), milliseconds(bare), ratio, 3)];
  } finally {
    await pool.end();
    await product.stop();
  }
}
