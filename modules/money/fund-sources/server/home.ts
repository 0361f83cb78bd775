import { sql } from 'kysely';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { QueueCard } from '@talaan/kernel/server/queue-card.ts';
import { KEEPERS } from '../contract/fields.ts';
import type { HomeFund, readFundsHome as endpoint } from '../contract/home.ts';
import { isSetUpFor, unfundedFrom } from './people/unfunded-from.ts';
import { reachesSources } from './reach.ts';
import { sourcesFrom, stateOfSource, usedOfSource } from './sources/sources-from.ts';

/** So many are on the home; the others are in the list. */
const SHOWN = 6;

/** The fund sources of the year, the fullest first, and how many people none pays. */
export async function readFundsHome(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, today } = call;
  const year = Number(today.slice(0, 4));
  const { rows } = await sql<HomeFund>`
    select s.id, s.name, s.allotment, b.obligated, ${usedOfSource} as used, ${stateOfSource} as state from ${sourcesFrom}
    where s.year = ${year} and ${reachesSources(actor)} order by b.obligated::numeric / s.allotment desc, s.name limit ${SHOWN}`.execute(
    db,
  );
  const { waiting } = await unfundedQueue.count(call);
  return { year, funds: rows, unfunded: waiting };
}

/** Casuals and job orders in service whom no fund source of the year pays, once one is set up. */
export const unfundedQueue: QueueCard = {
  name: 'fund-sources.unfunded',
  title: 'People without a fund source',
  groups: KEEPERS,
  link: '/payroll/casual_fund_source/unfunded',
  count: async ({ db, actor, today }) => {
    const { rows } = await sql<{ waiting: number; late: number }>`
      select count(*) as waiting, 0 as late from ${unfundedFrom(today)} where ${isSetUpFor(today)} and ${reachesSources(actor)}`.execute(
      db,
    );
    return rows[0]!;
  },
};
