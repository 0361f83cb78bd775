import { sql } from 'kysely';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { readFaces } from '@talaan/personnel/server/public.ts';
import { takeSteps, turnsOf } from '@talaan/requests/server/public.ts';
import type { Outcome } from '@talaan/requests/contract/steps.ts';
import { PERFORMANCE_READERS } from '../../contract/people.ts';
import {
  RATED_AT_ONCE,
  type FormToRate,
  type rateForms as endpoint,
  type readFormsToRate as readEndpoint,
} from '../../contract/rate-forms.ts';
import { findForm, readForms, type FoundForm } from '../forms/find-form.ts';
import { readPositions } from '../forms/gather-sheets.ts';
import { readLines, shownElsewhere } from '../forms/read-lines.ts';
import { findRateFaults } from '../forms/save-accomplishments.ts';
import { weightsOf } from '../forms/weights-of.ts';
import { findShownPeriod } from './shown-period.ts';

/** The forms that wait for the rating of the caller, the first of them with what is needed to rate them. */
export async function readFormsToRate(call: CallOf<typeof readEndpoint>): Promise<AnswerOf<typeof readEndpoint>> {
  const { shown, terms } = await findShownPeriod(call, call.query.period);
  if (!shown || !terms) return { shown, waiting: 0, adjectives: null, achievement: null, forms: [] };
  const waiting = await findWaiting(call, shown.id);
  const taken = waiting.slice(0, RATED_AT_ONCE);
  const { db } = call;
  const lasts = new Map(taken.map(({ id, last_id }) => [id, last_id]));
  const all = await readForms(db, sql`f.id = any(${[...lasts].flat().filter((id) => id !== null)}::integer[])`);
  const forms = new Map(all.map((form) => [form.id, form]));
  const lines = await readLines(db, [...forms.keys()]);
  const faces = await readFaces(
    call,
    all.map(({ personnel_id }) => personnel_id),
    PERFORMANCE_READERS,
  );
  const positions = await readPositions(
    db,
    taken.map(({ id }) => id),
  );
  return {
    shown,
    waiting: waiting.length,
    adjectives: terms.adjectives,
    achievement: terms.achievement,
    forms: taken.map(({ id, seen, last_id: lastId }): FormToRate => {
      const form = forms.get(id)!;
      const last = lastId === null ? undefined : forms.get(lastId);
      const { personnel_id, fullname, office_id, office, comments, discussed_on } = form;
      return {
        id,
        form: form.form,
        seen,
        office,
        comments,
        discussed_on,
        ratee: {
          id: personnel_id,
          fullname,
          avatar: faces.get(personnel_id)?.avatar ?? null,
          position: positions.get(id) ?? null,
          office_id,
          office,
        },
        weights: weightsOf(form, terms).map((part) => ({ ...part, groups: [...part.groups] })),
        lines: (lines.get(id) ?? []).map((line) => ({
          ...line,
          scales: { ...line.scales },
          own_ratings: { ...line.own_ratings },
          ratings: { ...line.ratings },
        })),
        last: last ? lastOf(last, lines.get(last.id) ?? []) : null,
      };
    }),
  };
}

function lastOf({ id, period, final, level }: FoundForm, lines: Parameters<typeof shownElsewhere>[0][]): FormToRate['last'] {
  return { id, period: period.name, final, level, lines: lines.map((line) => shownElsewhere(line)) };
}

/** Forms in which the caller has the seat of the supervisor, in the order of their offices, with the form of the period before. */
async function findWaiting(call: Call, periodId: number): Promise<{ id: number; seen: number; last_id: number | null }[]> {
  const { rows } = await sql<{ id: number; seen: number; last_id: number | null }>`
    with turn as materialized (select * from (${turnsOf(call)}) own where not by_admin)
    select f.id, r.last_no as seen, last.id as last_id
    from performance.form f join requests.request r on r.id = f.id join performance.period q on q.id = f.period_id
      join organization.office_view o on o.id = f.office_id join personnel.person_view p on p.id = f.personnel_id
      left join lateral (
        select u.id from performance.form u join performance.period w on w.id = u.period_id
        where u.personnel_id = f.personnel_id and u.form = f.form and u.state <> 'NOT_RATED' and lower(w.during) < lower(q.during)
        order by lower(w.during) desc, u.office_id = f.office_id desc limit 1) last on true
    where f.period_id = ${periodId} and f.state = 'SELF_RATED' and f.personnel_id is distinct from ${call.actor.personnelId}::integer
      and exists (select from turn t join requests.stage g on g.seat_id = t.seat_id
        where g.request_id = f.id and g.opened_at is not null and g.closed_at is null
          and requests.may_answer(${call.actor.personnelId}, t.owner_id, t.in_place_of, g.decides, g.owner_id))
    order by o.tree_from, f.form <> 'IPCR' desc, p.plain_name, f.id`.execute(call.db);
  return rows;
}

/**
 * Rates several forms, each alone. Errors: 404 for one that is not there; 422 by field, and then none is rated. What another did with one already is
 * said of that form.
 */
export async function rateForms(call: CallOf<typeof endpoint>): Promise<{ message: string; outcomes: Outcome[] }> {
  const { db, body } = call;
  const ids = body.forms.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw invalid({ forms: ['A form is rated twice.'] });
  const lines = await readLines(db, ids);
  const faults: Record<string, string[]> = {};
  for (const [at, rating] of body.forms.entries()) {
    const form = await findForm(call, rating.id);
    for (const [field, said] of Object.entries(findRateFaults(rating, form, lines.get(form.id) ?? [])))
      faults[`forms.${at}.${field}`] = said;
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const outcomes: Outcome[] = [];
  // In the order of their numbers, so that two who rate the same forms wait for each other once.
  for (const rating of body.forms.toSorted((one, other) => one.id - other.id))
    outcomes.push(...(await takeSteps(call, { action: 'rate', items: [rating], input: rating })));
  const done = outcomes.filter((one) => one.done).length;
  const rated = done === 1 ? '1 form was rated.' : `${done} forms were rated.`;
  return { message: done === outcomes.length ? rated : `${rated} ${outcomes.length - done} stayed as they are.`, outcomes };
}
