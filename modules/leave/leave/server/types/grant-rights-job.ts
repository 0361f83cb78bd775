import { postMany } from '@talaan/ledger/server/public.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { planContractWellness } from '../contracts/plan-wellness.ts';
import { planGrants } from './plan-grants.ts';

/** Postings in one transaction; their accounts are locked until it ends. */
const AT_ONCE = 500;
/** From this month on the rights of the next year can be applied for. */
const NEXT_YEAR_FROM = 11;

/** Every night, when Talaan starts, and when a type of leave is added: gives people the yearly rights that they have come to have, and what their contracts give. */
export const grantRightsJob: Job<Record<string, never>> = {
  kind: 'grant-yearly-rights',
  cron: '20 0 * * *',
  atStart: true,
  run: async (work) => {
    const { db, clock } = work.server;
    let granted = 0;
    const planned = [await planContractWellness(db, clock.today())];
    for (const until of [clock.today(), ...nextYearOf(clock.today())]) planned.push(await planGrants(db, until));
    for (const postings of planned) {
      for (let from = 0; from < postings.length; from += AT_ONCE) {
        await db.transaction().execute((tx) => postMany(callOfJob(work, tx), postings.slice(from, from + AT_ONCE)));
        granted += Math.min(AT_ONCE, postings.length - from);
      }
    }
    return { granted };
  },
};

function nextYearOf(today: string): string[] {
  const { year, month } = Temporal.PlainDate.from(today);
  return month >= NEXT_YEAR_FROM ? [`${year + 1}-01-01`] : [];
}
