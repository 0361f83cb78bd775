import { openPool } from '@talaan/kernel/server/database.ts';
import { readReport } from '@talaan/plantilla/contract/reports.ts';
import type { Databases } from '../databases.ts';
import { compareInTurns, time } from '../in-turns.ts';
import { startProduct } from '../product.ts';
import { runBare } from '../record-statements.ts';
import { openCaller } from '../requests.ts';
import { atMost, milliseconds, type Line } from '../table.ts';

const ITEMS = 3000;
const ROUNDS = 9;

/** The PSIPOP of 3,000 items as HR reads it, against its own statements through the driver. */
export async function measurePsipop(databases: Databases): Promise<Line[]> {
  const databaseUrl = await databases.withMonths(1);
  const product = await startProduct(databaseUrl);
  const pool = openPool(databaseUrl);
  try {
    const token = await product.signIn('hr');
    const path = `${readReport.path.replace('{report}', 'psipop')}?per_page=${ITEMS}`;
    await requireItems(product.url + path, token);
    const statements = await product.statementsOf(path, token);
    const call = openCaller(token);
    const { ours, bare, ratio } = await compareInTurns(ROUNDS, {
      ours: () => time(() => call(`${product.url}${path}`)),
      bare: () => time(() => runBare(pool, statements)),
    });
    return [atMost('PSIPOP of 3,000 items', milliseconds(ours), milliseconds(bare), ratio, 3)];
  } finally {
    await pool.end();
    await product.stop();
  }
}

async function requireItems(url: string, token: string): Promise<void> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const { rows } = readReport.response.parse(await answer.json());
  if (rows.length !== ITEMS) throw new Error(`the report has ${rows.length} items, not ${ITEMS}`);
}
