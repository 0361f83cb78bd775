import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { CAUSES } from '../../contract/fields.ts';
import { exportPayslips, listPayslips } from '../../contract/runs.ts';
import { formatFinding } from '../../rules/explain/format-finding.ts';
import { findRun } from '../find-run.ts';

/** The payslips of a run. Who may open the run reads them; that the list was opened is in the audit trail, not at each person. */
export const payslipRows = rows(listPayslips, exportPayslips, 'payslips', async (call) => {
  const run = await findRun(call, call.params.id);
  await recordChange(call, { action: 'open the payslips of a run', subject: `payroll.run:${run.id}` });
  return {
    from: sql`payroll.payslip s join personnel.person_view p on p.id = s.personnel_id left join organization.office_view o on o.id = s.office_id
      left join organization.position_view t on t.id = s.position_id
      left join lateral (select array_agg(f.code order by f.code) as codes,
        array_agg(f.code order by f.code) filter (where f.settled_at is null) as unsettled, count(*) filter (where f.blocks and f.settled_at is null)::integer as open
        from payroll.finding f where f.personnel_id = s.personnel_id and f.run_id = s.run_id) f on true`,
    columns: {
      id: 's.personnel_id',
      personnel_id: 's.personnel_id',
      idno: 'p.idno',
      fullname: 'p.fullname',
      avatar: avatarOf('p.id'),
      office: 'o.acronym',
      position: 't.name',
      monthly: 's.monthly',
      gross: 's.gross',
      deductions: 's.deductions',
      net: 's.net',
      difference: sql`s.net - s.before`,
      causes: 's.causes',
      findings: sql`coalesce(f.codes, '{}')`,
      unsettled: sql`coalesce(f.unsettled, '{}')`,
      held_because: 's.held_because',
    },
    opensRecords: true,
    reach: sql`s.run_id = ${run.id}`,
    search: [sql`p.search`],
    sort: {
      fullname: 'p.plain_name',
      office: ['o.tree_from', 'p.plain_name'],
      net: 's.net',
      gross: 's.gross',
      difference: sql`abs(s.net - s.before)`,
    },
    unsorted: sql`coalesce(f.open, 0) desc, f.codes is null, abs(s.net - s.before) desc nulls first, o.tree_from, p.plain_name`,
    filters: {
      finding: (codes) => sql`f.codes && ${codes}::text[]`,
      cause: (causes) => sql`exists (select from jsonb_array_elements(s.causes) c where c ->> 'cause' = any(${causes}::text[]))`,
      office: (offices) =>
        sql`o.id in (select within.id from unnest(${offices}::integer[]) wanted (id), organization.offices_within(wanted.id) within)`,
      held: (held) => (held === 1 ? sql`s.held_because is not null` : sql`s.held_because is null`),
    },
    groups: { office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' } },
    sheet: {
      name: run.title,
      cells: {
        'Employee number': (row) => row.idno,
        Name: (row) => row.fullname,
        Office: (row) => row.office,
        Position: (row) => row.position,
        'Monthly salary': (row) => (row.monthly === null ? null : row.monthly / 100),
        Gross: (row) => row.gross / 100,
        Deductions: (row) => row.deductions / 100,
        Net: (row) => row.net / 100,
        'Difference to the month before': (row) => (row.difference === null ? null : row.difference / 100),
        Causes: (row) => row.causes.map(({ cause, amount }) => `${CAUSES[cause]} ${amount / 100}`).join('; '),
        'For review': (row) => row.findings.map((code) => formatFinding(code, row)).join('; '),
        'Held because': (row) => row.held_because,
      },
    },
  };
});
