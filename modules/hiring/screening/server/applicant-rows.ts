import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { localDay } from '@talaan/kernel/server/clock.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { applicationFlow } from '@talaan/applicants/workflow.ts';
import { exportPostApplicants, listPostApplicants, UNDECIDED_STATES } from '../contract/applicants.ts';
import { formatYears } from '../rules/count-experience.ts';
import { ELEMENTS, RESULTS, RULES_VERSION, type ElementName, type Result } from '../rules/elements.ts';
import { READERS } from '../contract/access.ts';
import { findPostInScope } from './find-in-scope.ts';

/** What counts of each element of application `a`: as HR decided it, else as computed. */
export const OUTCOMES = sql`
  left join lateral (
    select ${outcomeOf('education')} as education, ${outcomeOf('experience')} as experience, ${outcomeOf('training')} as training,
      ${outcomeOf('eligibility')} as eligibility, ${outcomeOf('special')} as special,
      max(r.figure) filter (where r.element = 'experience') as experience_days, max(r.figure) filter (where r.element = 'training') as training_hours,
      bool_or(coalesce(v.result, r.result) = 'NOT_MET') as fails, bool_or(coalesce(v.result, r.result) = 'FOR_VERIFICATION') as is_open,
      string_agg(${titleOfElement()} || ': ' || coalesce(v.reason, r.note), '; ' order by r.element)
        filter (where coalesce(v.result, r.result) <> 'MET' or v.result is not null) as remarks
    from screening.result r left join screening.override v on v.application_id = r.application_id and v.element = r.element
    where r.application_id = a.id) x on true`;

/** Applications that wait for a decision. */
export const UNDECIDED = sql<SqlBool>`a.state in (${sql.join(UNDECIDED_STATES.map((state) => sql.lit(state)))})`;
/** Never computed, before the last submission, or by older rules; `s` is the screening of `a`. */
export const NOT_COMPUTED = sql<SqlBool>`(s.application_id is null or s.rules_version < ${RULES_VERSION}
  or s.computed_at < coalesce(a.resubmitted_at, a.submitted_at))`;

export const applicantRows = rows(listPostApplicants, exportPostApplicants, 'applicants', async (call) => {
  const post = await findPostInScope(call, call.params.id, READERS);
  return {
    from: sql`applicants.application a join personnel.person_view n on n.id = a.personnel_id ${OUTCOMES}`,
    columns: {
      id: 'a.id',
      reference: 'a.reference',
      personnel_id: 'a.personnel_id',
      fullname: 'n.fullname',
      state: 'a.state',
      submitted_at: 'a.submitted_at',
      is_internal: 'a.is_internal',
      is_paper: 'a.is_paper',
      education: 'x.education',
      experience: 'x.experience',
      training: 'x.training',
      eligibility: 'x.eligibility',
      special: 'x.special',
      experience_days: 'x.experience_days',
      training_hours: 'x.training_hours',
      remarks: sql`coalesce(x.remarks, '')`,
    },
    reach: sql<SqlBool>`a.post_id = ${post.id} and a.reference is not null and a.state <> 'DRAFT'`,
    search: [sql`n.search`, sql`kernel.plain(a.reference)`],
    sort: {
      fullname: 'n.plain_name',
      submitted_at: 'a.submitted_at',
      state: 'a.state',
      experience_days: 'x.experience_days',
      training_hours: 'x.training_hours',
    },
    unsorted: 'submitted_at',
    groups: { state: { by: 'a.state', name: applicationFlow.words } },
    filters: {
      state: (states) => sql`a.state = any(${states})`,
      standing: (standing) => STANDINGS[standing],
      internal: (internal) => sql`a.is_internal = ${internal === 'yes'}`,
    },
    sheet: {
      name: 'Applicants',
      cells: {
        Reference: (row) => row.reference,
        Name: (row) => row.fullname,
        State: (row) => applicationFlow.words[row.state],
        Submitted: (row) => localDay(row.submitted_at),
        'Applies from': (row) => (row.is_internal ? 'Within' : 'Outside'),
        ...elementCells(),
        'Years of experience': (row) => (row.experience_days === null ? null : Number(formatYears(row.experience_days))),
        'Hours of training': (row) => (row.training_hours === null ? null : row.training_hours / 100),
        Remarks: (row) => row.remarks,
      },
    },
  };
});

const STANDINGS: Record<'met' | 'not_met' | 'open', RawBuilder<SqlBool>> = {
  met: sql`not x.fails and not x.is_open`,
  not_met: sql`x.fails`,
  open: sql`not x.fails and x.is_open`,
};

function elementCells() {
  type Cells = Record<string, (row: Record<ElementName, Result | null>) => string>;
  return Object.fromEntries(
    Object.entries(ELEMENTS).map(([name, title]) => [title, (row) => formatResult(row[name as ElementName])]),
  ) satisfies Cells as Cells;
}

function formatResult(result: Result | null): string {
  return result === null ? '' : RESULTS[result];
}

function outcomeOf(element: ElementName): RawBuilder<unknown> {
  return sql`max(coalesce(v.result, r.result)) filter (where r.element = ${sql.lit(element)})`;
}

function titleOfElement(): RawBuilder<unknown> {
  const cases = Object.entries(ELEMENTS).map(([name, title]) => sql`when ${sql.lit(name)} then ${sql.lit(title)}`);
  return sql`case r.element ${sql.join(cases, sql` `)} end`;
}
