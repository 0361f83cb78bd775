import { sql } from 'kysely';
import { importSource, type Accepted, type Imports, type Undo, type Writing, type Written } from '@talaan/imports/server/public.ts';
import { changeDeductions, enterDeductions } from '@talaan/payroll/server/public.ts';
import { loanImports, type LoanChoices, type LoanQuestions } from '../../contract/imports.ts';
import { LOAN_WARNINGS, judgeLoans, type LoanGround, type LoanPlan } from '../../rules/loan-import/judge-loans.ts';
import { loanFields, type LoanValues } from '../../rules/loan-import/loan-fields.ts';
import { readGround } from './read-ground.ts';

/** The ground of a check, and what its rows come to, which is asked after they were judged. */
interface Ground {
  on: LoanGround;
  sums: LoanQuestions;
}

const loanSource = importSource<LoanValues, LoanChoices, Ground, LoanPlan>({
  section: 'payroll-deductions',
  title: 'Deductions and loans',
  fields: loanFields,
  about: 'idno',
  named: 'Name',
  warnings: LOAN_WARNINGS,
  ground: async (asking, rows) => ({ on: await readGround(asking, rows), sums: { rows: 0, total: 0, accepted: 0 } }),
  plan: (rows, ground) => {
    const { loans, sums } = judgeLoans(rows, ground.on);
    ground.sums = sums;
    return loans;
  },
  ask: async (_db, { sums }) => sums,
  write: writeLoans,
  undo: undoLoans(),
  step: null,
  screen: '/payroll/deductions/import',
  next: [{ label: 'Open the deductions', to: '/payroll/deductions' }],
});

export const loanSpreadsheets: Imports = { calls: loanImports, sources: [loanSource] };

async function writeLoans(writing: Writing, accepted: readonly Accepted<LoanValues, LoanPlan>[]): Promise<Written> {
  const fresh = accepted.filter(({ plan }) => plan.id === null);
  const known = accepted.flatMap(({ plan: { id, ...plan } }) => (id === null ? [] : [{ id, ...plan }]));
  await changeDeductions(
    writing,
    known.map(({ id, personnel_id, monthly, principal, to_month }) => ({ id, personnel_id, monthly, principal, to_month })),
  );
  const ids = await enterDeductions(
    writing,
    fresh.map(({ plan: { id: _none, ...entered } }) => entered),
    writing.uploadId,
  );
  return { added: fresh.map(({ row, personnelId }, at) => ({ line: row.line, id: ids[at]!, personnelId })) };
}

/** What was imported goes again, and what was changed is as before, while no run has computed with what was added. */
function undoLoans(): Undo {
  return {
    subject: 'payroll.deduction',
    tables: [{ table: 'payroll.deduction', column: 'id', inPlace: true }],
    refuse: async ({ db }, subjects) => {
      const added = subjects.flatMap(({ id, isAdded }) => (isAdded ? [id] : []));
      const { rows } = await sql<{ id: number; title: string }>`
        select distinct on (d.id) d.id, r.title from payroll.deduction d
        join payroll.line l on l.reference = d.id and l.code = d.code and l.personnel_id = d.personnel_id join payroll.run r on r.id = l.run_id
        where d.id = any(${added}::integer[]) order by d.id, r.id`.execute(db);
      return new Map(rows.map(({ id, title }) => [id, `“${title}” deducts it by now`]));
    },
  };
}
