import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { payslipOf } from '@talaan/payroll/rules/payslip.ts';
import { readYears, whoServesAs, type ComputedPayslip, type KindOfRun, type RunTerms } from '@talaan/payroll/server/public.ts';
import { bonusTerms } from '../../contract/bonuses.ts';
import { dayOf, grantBonus } from '../../rules/grant-bonus.ts';
import { gatherGrants } from './gather-grants.ts';

/**
 * Bonuses and allowances of the year. The tax on what of them is above the exempt amount is of the last payslip of the year, which in December may be this
 * one, or of this one where the table taxes it from its payment on.
 */
export const bonusRuns: KindOfRun = {
  people: whoServedInYear,
  async compute(db, run, people, figuresOf) {
    const { bonus } = bonusTerms.parse(run.terms);
    const figures = figuresOf(run.month);
    const day = dayOf(bonus, run.month);
    const grants = await gatherGrants(db, { bonus, month: run.month, people, run: run.id, today: run.today, ratings: run.ratings });
    const years = await readYears(db, run, people, figures);
    return grants.flatMap((facts): ComputedPayslip[] => {
      const { lines: granted } = grantBonus(bonus, run.month, facts, figures);
      if (granted.length === 0) return [];
      const { personnel_id, monthly, salary_grade, step } = facts;
      const year = years.get(personnel_id) ?? null;
      const lines = payslipOf({ month: run.month, own: granted, earlier: [], deductions: [], year }, figures);
      return [{ personnel_id, facts: { segments: [{ from: day, to: day, monthly, salary_grade, step }], earlier: [] }, lines }];
    });
  },
};

/** All who were in government service in the year of a bonus, by campus and fund. */
export function whoServedInYear(db: Database, run: RunTerms): Promise<number[]> {
  return whoServesAs(db, { ...run, first_month: `${run.month.slice(0, 4)}-01` }, sql`k.government_service`);
}
