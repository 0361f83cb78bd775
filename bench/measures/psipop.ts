import { readReport } from '@talaan/plantilla/contract/reports.ts';
import type { Databases } from '../databases.ts';
import { measureInTurns, median, time } from '../in-turns.ts';
import { startProduct } from '../product.ts';
import { openCaller } from '../open-caller.ts';
import { milliseconds, told, type Line } from '../table.ts';

const ITEMS = 3000;
const ROUNDS = 9;

/** The PSIPOP of 3,000 items as HR reads it. */
export async function measurePsipop(databases: Databases): Promise<Line[]> {
  const databaseUrl = await databases.withMonths(1);
  const product = await startProduct(databaseUrl);
  try {
    const token = await product.signIn('hr');
    const path = `${readReport.path.replace('{report}', 'psipop')}?per_page=${ITEMS}`;
    await requireItems(product.url + path, token);
    const call = openCaller(token);
    const { took } = await measureInTurns(ROUNDS, { took: () => time(() => call(`${product.url}${path}`)) });
    return [told('PSIPOP of 3,000 items', milliseconds(median(took)))];
  } finally {
    await product.stop();
  }
}

async function requireItems(url: string, token: string): Promise<void> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const { rows } = readReport.response.parse(await answer.json());
  if (rows.length !== ITEMS) throw new Error(`the report has ${rows.length} items, not ${ITEMS}`);
}
