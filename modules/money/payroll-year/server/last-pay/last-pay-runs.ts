import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { payOfMonth } from '@talaan/payroll/rules/pay-of-month.ts';
import type { PayLine } from '@talaan/payroll/rules/pay-line.ts';
import {
  fingerprintOf,
  gatherFacts,
  readPaid,
  readWholeYears,
  type ComputedPayslip,
  type FiguresOf,
  type KindOfRun,
  type RunTerms,
} from '@talaan/payroll/server/public.ts';
import { grantBonus } from '../../rules/grant-bonus.ts';
import { gatherGrants, type GatheredGrant } from '../bonuses/gather-grants.ts';

/** What a run of the kind LAST_PAY asks beside: of whom. */
export const lastPayTerms = z.object({ people: z.array(z.number().int()) });

/** Bonuses of which who leaves has a part, or what was not paid yet. */
const DUE = ['MIDYEAR', 'YEAREND'] as const;

/** The last month of those who left, with bonuses by their parts and the tax of the year settled (domain page, parts C1 and C5b.7). */
export const lastPayRuns: KindOfRun = {
  people: async (_db, run) => lastPayTerms.parse(run.terms).people,
  async compute(db, run, people, figuresOf) {
    const last = await readLastDays(db, people);
    const months = [...last.values()].map((day) => day.slice(0, 7)).toSorted();
    const from = months[0] ?? run.month;
    const facts = await gatherFacts(db, { people, from, to: run.month, today: run.today });
    const paid = await readPaid(db, run, people, from);
    const years = await readWholeYears(db, run, people);
    const grants = await readGrants(db, run, people);
    return people.flatMap((id): ComputedPayslip[] => {
      const month = last.get(id)?.slice(0, 7);
      const own = facts.find((one) => one.personnel_id === id && one.month === month);
      if (!month || !own) return [];
      const benefits = DUE.flatMap((bonus) => dueOf(bonus, grants[bonus].get(id), run, last.get(id)!, figuresOf));
      const figures = figuresOf(month);
      const lines = payOfMonth({ ...own, year: years.get(id) ?? null }, figures, {
        paid: paid.get(id)?.get(month)?.lines ?? [],
        earlier: benefits,
      });
      return [{ personnel_id: id, facts: { ...own, earlier: [{ month, fingerprint: fingerprintOf(own, figures) }] }, lines }];
    });
  },
};

async function readLastDays(db: Database, people: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ personnel_id: number; last_day: string }>`
    select personnel_id, max(last_day)::text as last_day from personnel.separation_view where personnel_id = any(${[...people]}::integer[]) group by 1`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.personnel_id, row.last_day]));
}

async function readGrants(
  db: Database,
  run: RunTerms,
  people: readonly number[],
): Promise<Record<(typeof DUE)[number], Map<number, GatheredGrant>>> {
  const read = async (bonus: (typeof DUE)[number]) => {
    const grants = await gatherGrants(db, { bonus, month: run.month, people, run: run.id, today: run.today, ratings: run.ratings });
    return new Map(grants.map((one) => [one.personnel_id, one]));
  };
  return { MIDYEAR: await read('MIDYEAR'), YEAREND: await read('YEAREND') };
}

/** What of a bonus of the year is still due, where the service ended in the year of the run. */
function dueOf(
  bonus: (typeof DUE)[number],
  facts: GatheredGrant | undefined,
  run: RunTerms,
  lastDay: string,
  figuresOf: FiguresOf,
): PayLine[] {
  if (!facts || lastDay.slice(0, 4) !== run.month.slice(0, 4)) return [];
  return grantBonus(bonus, run.month, facts, figuresOf(run.month)).lines;
}
