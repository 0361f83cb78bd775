import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { RatingsOfPeople } from '@talaan/personnel/server/public.ts';
import type { RunKind } from '../../contract/fields.ts';
import type { FormerYear } from '../../rules/month-facts.ts';
import type { FiguresOf } from '../figures/load-figures.ts';
import type { ComputedPayslip } from './write-payslips.ts';

export interface RunTerms {
  id: number;
  kind: RunKind;
  month: string;
  campus_id: number | null;
  fund_code: string | null;
  /** What its kind asks beside, such as the bonus. */
  terms: Record<string, unknown>;
  /** The first month that was ever released by a run like it; null before that. */
  first_month: string | null;
  today: string;
  /** What people had of former employers in a year, by person. None where no one keeps it. */
  former?: ReadFormer | undefined;
  /** What people were rated. None where no one keeps it. */
  ratings?: RatingsOfPeople | undefined;
}

/** What a run that may be computed says of itself; none once it is checked or cancelled. */
export async function readRunTerms(db: Database, id: number): Promise<Omit<RunTerms, 'today' | 'former' | 'ratings'> | undefined> {
  const { rows } = await sql<Omit<RunTerms, 'today' | 'former' | 'ratings'>>`
    select id, kind, month, campus_id, fund_code, terms, (select min(x.month) from payroll.run x where x.state = 'RELEASED'
      and x.kind = case when r.kind in ('CASUAL', 'JOBORDER') then r.kind else 'REGULAR' end) as first_month
    from payroll.run r where id = ${id} and state in ('DRAFT', 'COMPUTED')`.execute(db);
  return rows[0];
}

export type ReadFormer = (db: Database, year: number, people: readonly number[]) => Promise<Map<number, FormerYear>>;

/** How runs of a kind come about. All of it needs open records. */
export interface KindOfRun {
  /** Who may have pay in the run, by campus and fund. */
  people(db: Database, run: RunTerms): Promise<number[]>;
  /** What the run pays these people; who gets nothing is left out. A constant number of statements. */
  compute(db: Database, run: RunTerms, people: readonly number[], figuresOf: FiguresOf): Promise<ComputedPayslip[]>;
  /** What the pay of these people follows from now, to be compared with what is kept as `fingerprint`. None where nothing is kept of it. */
  fingerprints?(db: Database, run: RunTerms, people: readonly number[], figuresOf: FiguresOf): Promise<Map<number, string>>;
}
