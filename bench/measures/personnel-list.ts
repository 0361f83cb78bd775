import { startChild } from '../children.ts';
import type { Databases } from '../databases.ts';
import { compareInTurns, median } from '../in-turns.ts';
import { load, perSecond, type Load } from '../load.ts';
import { startProduct } from '../product.ts';
import type { Statement } from '../record-statements.ts';
import { atLeast, atMost, milliseconds, type Line } from '../table.ts';

/** What people type into the search: parts of names, common and rare ones, and of numbers. */
const TERMS = [
  'santos',
  'reyes',
  'maria',
  'juan',
  'cruz',
  'dela',
  'garcia',
  'bautista',
  'peñ',
  '2019',
  'ramos ana',
  'mendoza',
  'lim',
  'an',
  'jose',
];
const ROUNDS = 9;

/** The personnel list, 50 rows with a search, among 5,000 people: the server against the same SQL on a bare one. */
export async function measurePersonnelList(databases: Databases): Promise<Line[]> {
  const databaseUrl = await databases.withMonths(1);
  const product = await startProduct(databaseUrl);
  const bare = await startChild<{ url: string }>('./serve-bare.ts', { DATABASE_URL: databaseUrl });
  try {
    const token = await product.signIn('hr');
    const paths = TERMS.map((term) => `/api/personnels?${new URLSearchParams({ per_page: '50', term })}`);
    const calls: Statement[][] = [];
    for (const path of paths) calls.push(await product.statementsOf(path, token));
    await bare.child.ask({ calls });
    const barePaths = calls.map((_, index) => `/${index}`);
    const lines: Line[] = [];
    for (const connections of [16, 64]) {
      const loads: Load[] = [];
      const compared = await compareInTurns(ROUNDS, {
        ours: async () => {
          const measured = await load(product.url, paths, connections, token);
          loads.push(measured);
          return measured.rate;
        },
        bare: async () => (await load(bare.first.url, barePaths, connections)).rate,
      });
      const [slow, usual] = [median(loads.map((one) => one.slow)), median(loads.map((one) => one.usual))];
      const title = `Personnel list, 50 rows with a search, ${connections} connections`;
      lines.push(atLeast(title, perSecond(compared.ours), perSecond(compared.bare), compared.ratio, 0.5));
      lines.push(atMost('… its 99th percentile against its median', milliseconds(slow), milliseconds(usual), slow / usual, 5));
    }
    return lines;
  } finally {
    await bare.child.stop();
    await product.stop();
  }
}
