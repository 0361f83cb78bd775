import { deepEqual } from 'node:assert/strict';
import autocannon from 'autocannon';
import { me } from '@talaan/identity/contract.ts';
import { openDatabase, openPool } from '@talaan/kernel/server/database/database.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import { makePost } from '@talaan/vacancies/server/fixtures/make-post.ts';
import { startChild } from '../children.ts';
import type { Databases } from '../databases.ts';
import { measureInTurns, median } from '../in-turns.ts';
import { load, perSecond, type Load } from '../load.ts';
import { startProduct } from '../product.ts';
import { atLeast, atMost, milliseconds, type Line } from '../table.ts';

const POSTS = 60;
const OPENED_ON = '2026-10-01';
const ROUNDS = 5;
const CONNECTIONS = 16;
const NETWORKS = 1000;
const GOAL = 0.5;
/** Requests a second for the public pages, and for how long. */
const FLOOD = 500;
const FLOOD_SECONDS = 4;
const LIST = '/api/recruitment/vacancies';

/** What the public reads of 60 open vacancies, against a bare server; and whether 500 of its requests a second slow those who work inside. */
export async function measureVacancies(databases: Databases): Promise<Line[]> {
  const databaseUrl = await databases.copyAs('vacancies');
  const pool = openPool(databaseUrl);
  const codes = Array.from({ length: POSTS }, (_, at) => `BENCH-${at + 1}`);
  for (const code of codes) await makePost(openDatabase(pool), { code, postedOn: OPENED_ON, closesAt: '2027-01-31T23:59:59+08:00' });
  await pool.query('analyze vacancies.post');
  const product = await startProduct(databaseUrl);
  const token = await product.signIn('hr');
  const { base_url } = (await callAs(product.url, token, me)).body;
  const bare = await startChild<{ url: string }>('./serve-bare.ts', { DATABASE_URL: databaseUrl, CALLER: '{}', BASE_URL: base_url });
  try {
    const lines: Line[] = [];
    for (const [title, paths] of [
      ['Public list of vacancies', [LIST]],
      ['A public vacancy', codes.map((code) => `${LIST}/${code}`)],
    ] as const) {
      for (const path of paths.slice(0, 3)) deepEqual(await read(bare.first.url + path), await read(product.url + path), path);
      const asked = { connections: CONNECTIONS, networks: NETWORKS };
      const measured = await measureInTurns(ROUNDS, {
        ours: () => load(product.url, paths, asked),
        bare: () => load(bare.first.url, paths, asked),
      });
      const ratio = median(measured.ours.map(({ rate }, round) => rate / measured.bare[round]!.rate));
      lines.push(atLeast(`${title}, ${CONNECTIONS} connections`, rateOf(measured.ours), rateOf(measured.bare), ratio, GOAL));
    }
    const inside = () => load(product.url, ['/api/personnels?per_page=50'], { connections: 2, token });
    const calm = await measureInTurns(ROUNDS, {
      alone: inside,
      flooded: async () => {
        const flood = autocannon({
          url: product.url,
          connections: CONNECTIONS,
          overallRate: FLOOD,
          duration: FLOOD_SECONDS,
          requests: Array.from({ length: NETWORKS }, (_, at) => ({
            method: 'GET' as const,
            path: LIST,
            headers: { 'x-forwarded-for': `10.${at >> 8}.${at & 255}.1` },
          })),
        });
        const found = await inside();
        await flood;
        return found;
      },
    });
    const [flooded, alone] = [usualOf(calm.flooded), usualOf(calm.alone)];
    lines.push(
      atMost(
        `Personnel list while the public asks ${FLOOD} times a second`,
        milliseconds(flooded),
        milliseconds(alone),
        flooded / alone,
        2,
      ),
    );
    return lines;
  } finally {
    await pool.end();
    await bare.child.stop();
    await product.stop();
  }
}

async function read(address: string): Promise<unknown> {
  return (await fetch(address)).json();
}

function rateOf(loads: readonly Load[]): string {
  return perSecond(median(loads.map(({ rate }) => rate)));
}

function usualOf(loads: readonly Load[]): number {
  return Math.max(1, median(loads.map(({ usual }) => usual)));
}
