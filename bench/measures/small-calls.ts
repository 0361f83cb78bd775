import { startChild } from '../children.ts';
import type { Databases } from '../databases.ts';
import { compareInTurns } from '../in-turns.ts';
import { load, perSecond } from '../load.ts';
import { startProduct } from '../product.ts';
import type { Statement } from '../record-statements.ts';
import { atLeast, type Line } from '../table.ts';

const CALLS = [
  // Its rows are those of the session, its roles and their places.
  { title: 'Who is signed in (/api/users/me)', path: '/api/users/me', all: true },
  { title: 'A full list of 999 rows (/api/countries)', path: '/api/countries?per_page=999', all: false },
];
const ROUNDS = 7;
const CONNECTIONS = 16;

/** Calls that every screen makes: the server against the same rows on a bare one. */
export async function measureSmallCalls(databases: Databases): Promise<Line[]> {
  const databaseUrl = await databases.withMonths(1);
  const product = await startProduct(databaseUrl);
  const bare = await startChild<{ url: string }>('./serve-bare.ts', { DATABASE_URL: databaseUrl });
  try {
    const token = await product.signIn('hr');
    const calls: Statement[][] = [];
    for (const { path, all } of CALLS) calls.push(await product.statementsOf(path, token, all));
    await bare.child.ask({ calls });
    const lines: Line[] = [];
    for (const [index, { title, path }] of CALLS.entries()) {
      const compared = await compareInTurns(ROUNDS, {
        ours: async () => (await load(product.url, [path], CONNECTIONS, token)).rate,
        bare: async () => (await load(bare.first.url, [`/${index}`], CONNECTIONS)).rate,
      });
      lines.push(atLeast(title, perSecond(compared.ours), perSecond(compared.bare), compared.ratio, 0.5));
    }
    return lines;
  } finally {
    await bare.child.stop();
    await product.stop();
  }
}
