import { sql, type RawBuilder } from 'kysely';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { foundBy } from '@talaan/kernel/server/search/search.ts';
import { countedServiceSince } from '@talaan/personnel/rules/moves/counted-service.ts';
import { avatarOf, readRatings } from '@talaan/personnel/server/public.ts';
import type { DueStep } from '../../contract/nosi.ts';
import { holdStep } from '../../rules/hold-step.ts';
import { ratedStepDue, type RatedPeriod } from '../../rules/rated.ts';
import { countFrom, stepDue } from '../../rules/step-due.ts';
import { loadHistories, type History } from './load-histories.ts';
import { loadTables, type Tables } from './load-tables.ts';

export interface DueSearch {
  month: string;
  today: string;
  campus?: number | undefined;
  office?: number | undefined;
  term?: string | undefined;
  people?: readonly number[] | undefined;
}

/** A step that is due, with what its notice is made of. */
export interface FoundStep extends DueStep {
  salary_id: number;
  replaces_id: number | null;
  table_id: number | null;
}

interface Candidate extends Pick<DueStep, 'id' | 'idno' | 'fullname' | 'avatar' | 'office' | 'campus' | 'position' | 'status'> {
  status_code: string;
}

/**
 * The steps due in a month and those of earlier months that nobody gave, by name. The database finds everyone who has been paid the same
 * step of the same grade for three years; the rule decides on each. So many statements whatever the size.
 */
export async function findDueSteps(
  call: { db: Database; server: Pick<Server, 'modules'> },
  search: DueSearch,
  reach: RawBuilder<unknown>,
): Promise<FoundStep[]> {
  const { db } = call;
  const candidates = await findCandidates(db, search, reach);
  if (candidates.length === 0) return [];
  const ids = candidates.map(({ id }) => id);
  const [histories, tables, ratings] = await Promise.all([loadHistories(db, ids, dayOf(search)), loadTables(db), readRatings(call, ids)]);
  return candidates.flatMap((one) => judge(one, histories.get(one.id)!, ratings?.get(one.id) ?? [], tables, search.month) ?? []);
}

/** The end of the month, or today where that is later. */
function dayOf({ month, today }: Pick<DueSearch, 'month' | 'today'>): string {
  const { to } = monthBounds(month);
  return to > today ? to : today;
}

async function findCandidates(db: Database, { month, today, ...filters }: DueSearch, reach: RawBuilder<unknown>): Promise<Candidate[]> {
  const { from, to } = monthBounds(month);
  const day = dayOf({ month, today });
  const conditions: RawBuilder<unknown>[] = [reach];
  if (filters.campus) conditions.push(sql`o.campus_id = ${filters.campus}`);
  if (filters.office) conditions.push(sql`o.id in (select id from organization.offices_within(${filters.office}))`);
  if (filters.term) conditions.push(foundBy(filters.term, [sql`p.search`]));
  if (filters.people) conditions.push(sql`p.id = any(${[...filters.people]}::integer[])`);
  const { rows } = await sql<Candidate>`
    select p.id, p.idno, p.fullname, ${avatarOf('p.id')} as avatar, o.acronym as office, c.acronym as campus, t.name as position, st.name as status, a.status_code
    from personnel.appointment_view a
    join reference.appointment_status st on st.code = a.status_code and st.government_service
    join personnel.salary_view s on s.personnel_id = a.personnel_id and s.during @> ${day}::date
    join personnel.salary_view old on old.personnel_id = a.personnel_id and old.during @> (${to}::date - interval '3 years')::date
      and old.salary_grade = s.salary_grade
    join personnel.person_view p on p.id = a.personnel_id
    join organization.office_view o on o.id = a.office_id
    join organization.campus_view c on c.id = o.campus_id
    join organization.position_view t on t.id = a.position_id
    where a.during @> ${day}::date
      and (old.step = s.step or exists (select from notices.notice m where m.personnel_id = p.id and m.merit_steps > 0 and m.state = 'RELEASED'))
      and not exists (select from notices.notice n where n.personnel_id = p.id and n.kind = 'NOSI' and n.merit_steps = 0
        and n.state in ('GENERATED', 'FOR_SIGNATURE', 'SIGNED'))
      -- Who can have no step is shown in the month in which it would have come, not ever after.
      and ((a.status_code = 'PERM' and s.step < case s.salary_grade when 33 then 2 else 8 end)
        or exists (select from personnel.leave_without_pay_view l where l.personnel_id = p.id)
        or not exists (select from personnel.salary_view e where e.personnel_id = p.id
          and e.during @> (${from}::date - interval '3 years' - interval '1 day')::date and e.salary_grade = s.salary_grade and e.step = s.step))
      and ${sql.join(conditions, sql` and `)}
    order by p.plain_name, p.id`.execute(db);
  return rows;
}

function judge(candidate: Candidate, history: History, ratings: readonly RatedPeriod[], tables: Tables, month: string): FoundStep | null {
  const { from, to } = monthBounds(month);
  const count = countFrom(history.salaries, countedServiceSince(history.appointments));
  if (!count) return null;
  const rated = ratedStepDue(count, history.absences, ratings);
  // What a rating moves to a later month is shown as held back in the month in which it would have come.
  const isMoved = rated.broken_by !== null && rated.date > to;
  const due = isMoved ? { ...stepDue(count, history.absences), broken_by: rated.broken_by } : rated;
  const before = history.salaries.findLast((one) => one.from < due.date);
  if (due.date > to || !before) return null;
  // A salary that begins on the day itself is the adjustment of a new table: it comes first, then the step.
  const sameDay = history.salaries.find((one) => one.from === due.date);
  const base = sameDay ?? before;
  const table = tables.on(due.date);
  const amountOf = (step: number) => (table ? tables.amount(table, base.grade, step) : null);
  const held = holdStep({
    grade: base.grade,
    step: base.step,
    status: candidate.status_code,
    standing: history.standings.find((one) => one.from <= due.date && (one.until === null || due.date < one.until))?.status ?? null,
    withheld: history.withheld?.reason ?? null,
    weak: isMoved ? rated.broken_by : null,
    amount: base.amount,
    tableAmount: amountOf(base.step),
    nextAmount: amountOf(base.step + 1),
  });
  const isOverdue = due.date < from;
  if (isOverdue && (held === 'highest' || held === 'status' || held === 'rating')) return null;
  const { status_code: _code, ...person } = candidate;
  return {
    ...person,
    due_on: due.date,
    is_overdue: isOverdue,
    anchor: due.anchor,
    since: due.since,
    unpaid: due.unpaid,
    moved: due.moved,
    broken_by: due.broken_by,
    salary_grade: base.grade,
    step: base.step,
    before: held === 'adjustment' ? amountOf(base.step)! : base.amount,
    after: held === 'highest' ? null : amountOf(base.step + 1),
    held,
    withheld_because: history.withheld?.reason ?? null,
    withholding_id: history.withheld?.id ?? null,
    salary_id: before.id,
    replaces_id: sameDay?.id ?? null,
    table_id: table,
  };
}
