import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { formatAmount } from '@talaan/ledger/rules/format-amount.ts';
import { avatarOf, servingOn } from '@talaan/personnel/server/public.ts';
import type { OpenSteps } from '@talaan/requests/contract/timeline.ts';
import { exportApplications, HIDDEN_TYPE, listApplications, type ApplicationRow, type SHOWN } from '../../contract/applications.ts';
import { leaveFlow } from '../../workflow.ts';
import { isAttended } from '../attended/attended.ts';
import { readLeaveSteps } from './leave-steps.ts';

export const HR = ['EDATSADMIN'] as const;
/** The head and the clerk of an office. */
export const OFFICE = ['EDATSDEPTHEAD', 'EDATSDEPTSETTING'] as const;

const PLACE = { person: 'a.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' };

/**
 * Applications as `a` with their request `r`, type `t` and as the reader is shown it `m`, owner `p`, the appointment of the day `s` with its
 * office `o`, and sums `x`.
 */
export function applicationsOn(today: string, shown: RawBuilder<SqlBool>): RawBuilder<unknown> {
  return sql`leave.application a join requests.request r on r.id = a.id join personnel.person_view p on p.id = a.personnel_id
    join leave.type_terms t on t.code = a.type_code and t.effective_on = a.terms_on
    left join ${servingOn(today)} s on s.personnel_id = p.id left join organization.office_view o on o.id = s.office_id
    cross join lateral (
      select coalesce(sum(d.thousandths), 0)::integer as days, coalesce(sum(d.seconds), 0)::integer as seconds,
        coalesce(sum(d.vl + d.sl + d.own), 0)::integer as with_pay, coalesce(sum(d.without_pay), 0)::integer as without_pay
      from leave.application_day d where d.application_id = a.id and (d.is_live or d.given_back is null)) x
    cross join lateral (
      select case when ${shown} then a.type_code else ${HIDDEN_TYPE} end as code, case when ${shown} then t.name else 'Leave' end as name) m`;
}

/** The applications that a person sees without deciding them: their own, and those of people within reach. */
export function reachable(actor: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isOwn(actor)} or ${visible(actor, [...HR, ...OFFICE], PLACE)})`;
}

function isOwn({ personnelId }: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`a.personnel_id = ${personnelId ?? 0}`;
}

/** Whether the kind and its details are for the caller: their own, and for HR. Who decides it in the end reads it where it is opened. */
export function isShown(actor: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`(not t.is_confidential or ${isOwnOrOfHr(actor)})`;
}

/** Whose illness and papers are read from lists on: one’s own, and for HR. */
export function isOwnOrOfHr(actor: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isOwn(actor)} or ${visible(actor, HR, PLACE)})`;
}

export const applicationColumns = {
  id: 'a.id',
  personnel_id: 'a.personnel_id',
  idno: 'p.idno',
  fullname: 'p.fullname',
  avatar: avatarOf('p.id'),
  office: 'o.acronym',
  state: 'a.state',
  type_code: 'm.code',
  type_name: 'm.name',
  first_day: 'a.first_day',
  last_day: 'a.last_day',
  days: 'x.days',
  seconds: 'x.seconds',
  with_pay: 'x.with_pay',
  without_pay: 'x.without_pay',
  is_abroad: sql`a.place is not distinct from 'ABROAD'`,
  is_paper: 'a.is_paper',
  received_on: 'a.received_on',
  filed_at: 'r.filed_at',
  due_on: 'r.due_on',
  deemed_due_on: 'a.deemed_due_on',
  is_deemed: 'a.is_deemed',
  papers_lacking: sql`(select count(*)::integer from leave.paper g where g.application_id = a.id
      and (g.verdict = 'LACKING' or g.is_required and g.file_id is null))`,
};

type FoundRow = Omit<ApplicationRow, keyof OpenSteps>;

export const applicationRows = rows(listApplications, exportApplications, 'applications', (call) => {
  const { actor, today } = call;
  return {
    from: applicationsOn(today, isShown(actor)),
    columns: applicationColumns,
    reach: reachable(actor),
    search: [sql`p.search`, sql`kernel.plain(m.name)`],
    sort: {
      first_day: 'a.first_day',
      fullname: 'p.plain_name',
      filed_at: 'r.filed_at',
      received_on: 'a.received_on',
      due_on: 'r.due_on',
      days: 'x.days',
      type: sql`kernel.plain(m.name)`,
    },
    unsorted: '-first_day',
    filters: {
      whose: (whose) => (whose === 'mine' ? isOwn(actor) : whose === 'department' ? visible(actor, OFFICE, PLACE) : sql<SqlBool>`true`),
      state: (states) => sql`a.state = any(${states})`,
      type: (types) => sql`m.code = any(${types})`,
      office: (offices) =>
        sql`o.id in (select within.id from unnest(${offices}::integer[]) wanted (id), organization.offices_within(wanted.id) within)`,
      person: (person) => sql`a.personnel_id = ${person}`,
      from: (from) => sql`a.last_day >= ${from}::date`,
      to: (to) => sql`a.first_day <= ${to}::date`,
      show: (show) => ONLY[show](today),
    },
    groups: {
      state: { by: 'a.state', name: leaveFlow.words, order: sql`array_position(${[...leaveFlow.states]}::text[], a.state)` },
      type: { by: 'm.code', name: 'm.name' },
      office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' },
    },
    describe: async (found: FoundRow[]): Promise<ApplicationRow[]> => {
      const steps = await readLeaveSteps(
        call,
        found.map(({ id }) => id),
      );
      return found.map((row) => ({ ...row, ...steps.get(row.id)! }));
    },
    sheet: {
      name: 'Applications for leave',
      cells: {
        'Employee number': (row) => row.idno,
        Name: (row) => row.fullname,
        Office: (row) => row.office,
        Type: (row) => row.type_name,
        From: (row) => row.first_day,
        To: (row) => row.last_day,
        Days: (row) => formatAmount(row.days, 'thousandth of a day').replace(' days', ''),
        'With pay': (row) => formatAmount(row.with_pay, 'thousandth of a day').replace(' days', ''),
        'Without pay': (row) => formatAmount(row.without_pay, 'thousandth of a day').replace(' days', ''),
        State: (row) => leaveFlow.words[row.state],
        Received: (row) => row.received_on,
        'Paper form': (row) => (row.is_paper ? 'Yes' : 'No'),
        Filed: (row) => localTime(row.filed_at),
        'Due on': (row) => row.due_on,
        'Papers lacking': (row) => row.papers_lacking,
      },
    },
  };
});

const ONLY: Record<keyof typeof SHOWN, (today: string) => RawBuilder<SqlBool>> = {
  waiting: () => sql<SqlBool>`a.state in ('SUBMITTED', 'CERTIFIED', 'RECOMMENDED', 'RETURNED', 'CANCEL_ASKED')`,
  away: (today) =>
    sql<SqlBool>`a.state in ('APPROVED', 'SHORTENED', 'CANCEL_ASKED', 'TAKEN') and exists (
      select from leave.application_day d where d.application_id = a.id and d.is_live and d.date = ${today}::date)`,
  coming: (today) => sql<SqlBool>`a.state in ('APPROVED', 'SHORTENED') and a.first_day > ${today}::date`,
  deemed: () => sql<SqlBool>`a.deemed_due_on is not null and a.state in ('SUBMITTED', 'CERTIFIED', 'RECOMMENDED')`,
  'deemed-approved': () => sql<SqlBool>`a.is_deemed`,
  lacking: () =>
    sql<SqlBool>`exists (select from leave.paper g where g.application_id = a.id and (g.verdict = 'LACKING' or g.is_required and g.file_id is null))`,
  unpaid: () => sql<SqlBool>`x.without_pay > 0`,
  abroad: () => sql<SqlBool>`a.place = 'ABROAD'`,
  attended: (today) => sql<SqlBool>`a.first_day <= ${today}::date and ${isAttended}`,
};
