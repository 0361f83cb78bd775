import { sql } from 'kysely';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { readFaces } from '@talaan/personnel/server/public.ts';
import { readOpenSteps } from '@talaan/requests/server/public.ts';
import type * as contract from '../../contract/calibration.ts';
import { PERFORMANCE_READERS, type readOfficeWarnings as warningsEndpoint } from '../../contract/people.ts';
import { appealDecisionDue } from '../../rules/period/deadlines.ts';
import { FORM_FLOWS } from '../forms/flows.ts';
import { findShownPeriod } from '../people/shown-period.ts';
import { readTerms, termsOn } from '../settings/read-terms.ts';
import { requireSeat } from '../settings/has-seat.ts';
import { readOffices } from './read-offices.ts';

type Appeal = AnswerOf<typeof contract.readCalibration>['appeals'][number];

/** All offices of a period and all appeals, for a member of the team. Error: 404 without a seat. */
export async function readCalibration(call: CallOf<typeof contract.readCalibration>): Promise<AnswerOf<typeof contract.readCalibration>> {
  await requireSeat(call);
  const found = await findShownPeriod(call, call.query.period ?? (await findUncalibrated(call)));
  const offices = await readOffices(call.db, found, sql`true`);
  return { shown: found.shown, periods: found.periods, offices: offices, appeals: await readAppeals(call) };
}

/** The first period that is over and has final forms that wait for the team. */
async function findUncalibrated({ db, today }: Pick<Call, 'db' | 'today'>): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select p.id from performance.period p where upper(p.during) <= ${today}::date
      and exists (select from performance.form f where f.period_id = p.id and f.state = 'FINAL')
    order by p.during limit 1`.execute(db);
  return rows[0]?.id;
}

/** The own offices of a head, as the team will see them. */
export async function readOfficeWarnings(call: CallOf<typeof warningsEndpoint>): Promise<AnswerOf<typeof warningsEndpoint>> {
  const found = await findShownPeriod(call, call.query.period);
  const reach = visible({ ...call.actor, personnelId: null }, PERFORMANCE_READERS, {
    person: 'o.id',
    tree: 'o.tree_from',
    campus: 'o.campus_id',
  });
  return { offices: await readOffices(call.db, found, reach) };
}

/** The people of an office with their ratings; those without a form last. Errors: 404. */
export async function readOfficeRatings(
  call: CallOf<typeof contract.readOfficeRatings>,
): Promise<AnswerOf<typeof contract.readOfficeRatings>> {
  await requireSeat(call);
  const { db, params, query } = call;
  const found = await findShownPeriod(call, query.period);
  const office = (await readOffices(db, found, sql`o.id = ${params.id}`))[0];
  if (!office) throw notFound('This office has no form in the period.');
  const ids = [...office.forms, ...office.missing].map(({ personnel_id }) => personnel_id);
  const faces = await readFaces(call, ids, ['SPMIS']);
  const steps = await Promise.all(
    (['IPCR', 'DPCR', 'OPCR'] as const).map((form) =>
      readOpenSteps(
        call,
        FORM_FLOWS[form],
        office.forms.filter((one) => one.form === form).map(({ id }) => id),
      ),
    ),
  );
  const { rows: levels } = await sql<{ id: number; level: 1 | 2 | 3 | 4 | 5 | null; office: string }>`
    select f.id, f.level, o.acronym as office from performance.form f join organization.office_view o on o.id = f.office_id
    where f.id = any(${office.forms.map(({ id }) => id)}::integer[])`.execute(db);
  const head = office.forms[0]!.personnel_id;
  return {
    people: [
      ...office.forms.map((form) => {
        const own = levels.find(({ id }) => id === form.id)!;
        return {
          form_id: form.id,
          form: form.form,
          personnel_id: form.personnel_id,
          fullname: form.fullname,
          avatar: faces.get(form.personnel_id)?.avatar ?? null,
          office: own.office,
          state: form.state,
          final: form.final,
          level: own.level,
          is_head: form.personnel_id === head,
          ...(steps.map((one) => one.get(form.id)).find((one) => one !== undefined) ?? { seen: 0, actions: [] }),
        };
      }),
      ...office.missing.map(({ personnel_id, fullname }) => ({
        form_id: null,
        form: null,
        personnel_id,
        fullname,
        avatar: faces.get(personnel_id)?.avatar ?? null,
        office: office.acronym,
        state: null,
        final: null,
        level: null,
        is_head: false,
        seen: 0,
        actions: [],
      })),
    ],
  };
}

/** Appeals, those that wait first, the oldest of them before. */
async function readAppeals(call: CallOf<typeof contract.readCalibration>): Promise<Appeal[]> {
  const { db, today } = call;
  const { rows } = await sql<Omit<Appeal, 'due_on' | 'is_late' | 'avatar'> & { personnel_id: number; from: string }>`
    select f.id, f.personnel_id, p.fullname, o.acronym as office, q.name as period, lower(q.during) as from, f.form, f.state, f.final, f.level,
      f.final_before, f.appealed_on, f.decided_on, f.granted,
      coalesce((select x.remarks from requests.step x where x.request_id = f.id and x.action = 'appeal' order by x.no desc limit 1), '') as grounds,
      coalesce((select x.remarks from requests.step x where x.request_id = f.id and x.action = 'resolve' order by x.no desc limit 1), '') as decision
    from performance.form f join performance.period q on q.id = f.period_id join personnel.person_view p on p.id = f.personnel_id
      join organization.office_view o on o.id = f.office_id
    where f.appealed_on is not null order by f.decided_on is null desc, f.appealed_on desc, f.id`.execute(db);
  const terms = await readTerms(db);
  const faces = await readFaces(
    call,
    rows.map(({ personnel_id }) => personnel_id),
    ['SPMIS'],
  );
  return rows.map(({ personnel_id, from, ...row }) => {
    const due = appealDecisionDue(row.appealed_on, termsOn(terms, from).deadlines);
    return {
      ...row,
      avatar: faces.get(personnel_id)?.avatar ?? null,
      due_on: due,
      is_late: row.decided_on === null && today > due,
    };
  });
}
