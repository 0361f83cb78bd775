import type { ClientBase } from 'pg';
import { findAccount } from '@talaan/identity/demo/find-account.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { findOffice } from '@talaan/organization/demo/find-office.ts';
import { fileRequests } from '@talaan/requests/demo/file-requests.ts';
import { MFO_SEEDS } from '../rules/reference.ts';
import { DEFAULT_ADJECTIVES } from '../rules/known-scales.ts';
import { KNOWN_WEIGHTS } from '../rules/form/known-weights.ts';
import { chooseWeights } from '../rules/form/choose-weights.ts';
import { rateForm } from '../rules/form/rate-form.ts';
import type { Level } from '../rules/levels.ts';
import { dpcrFlow, ipcrFlow, opcrFlow, type FormState } from '../workflow.ts';
import { linesOf, OFFICE_RATING, PEOPLE_RATINGS, WEAK_RATING, type DemoLine } from './lines.ts';
import { letTeamAct } from './let-team-act.ts';
import { stepsTo, type DemoActors } from './steps.ts';
import { findRated, type DemoForm, type DemoPeriod } from './who.ts';

const FLOWS = { IPCR: ipcrFlow, DPCR: dpcrFlow, OPCR: opcrFlow } as const;

interface Planned extends DemoForm {
  state: FormState;
  lines: (DemoLine & { ratings: readonly (Level | null)[] })[];
  final: number | null;
  level: Level | null;
}

/** Two rated half years and the one that runs, for all who serve: closed but for offices that wait for calibration and two appeals. */
export async function loadDemo({ client, today }: DemoMaking): Promise<void> {
  const actors: DemoActors = {
    president: await findAccount(client, 'president'),
    hr: await findAccount(client, 'hr'),
    pmt: await findAccount(client, 'spmis'),
  };
  await client.query(
    `insert into requests.rule (kind, role, priority, type, gives, office_id, group_name, because, during) values
       ($1, 'head', 1, 'AGENCY', 'group', null, 'SPMISADMIN', 'of the President: the Board approves, HR records', '(,)'),
       ($1, 'head', 2, null, 'head-of-office', $2, null, 'all other OPCRs', '(,)')`,
    [opcrFlow.kind, await findOffice(client, 'OP')],
  );
  const periods = await addPeriods(client, today);
  const own = await findAccount(client, 'employee');
  const planned: Planned[] = [];
  for (const [age, period] of periods.entries()) {
    const people = await findRated(client, period, today.toString(), actors.president.personnel_id);
    const weak = people.find(
      ({ acronym, rank, personnel_id }) => acronym === 'ACCT' && rank === 'STAFF' && personnel_id !== own.personnel_id,
    );
    const appeals: FormState[] = age === 1 ? ['APPEALED', 'RESOLVED'] : [];
    for (const [at, form] of people.entries()) {
      const appealed = form.acronym === 'DLL' && form.form === 'IPCR' ? appeals.shift() : undefined;
      const state = appealed ?? stateOf(form, age, at, own.personnel_id);
      if (state === null) continue;
      planned.push(plan(form, state, { at, age, isWeak: age === 1 && form.personnel_id === weak?.personnel_id }));
    }
  }
  await addForms(client, planned, actors, today);
  await addBesides(client, periods, today);
}

/** The half year that runs first, and the two before it. */
async function addPeriods(client: ClientBase, today: Temporal.PlainDate): Promise<DemoPeriod[]> {
  const first = today.with({ month: today.month <= 6 ? 1 : 7, day: 1 });
  const periods: DemoPeriod[] = [];
  for (const age of [0, 1, 2]) {
    const from = first.subtract({ months: 6 * age });
    const to = from.add({ months: 6 }).subtract({ days: 1 });
    const name = `${from.month === 1 ? 'January to June' : 'July to December'} ${from.year}`;
    const { rows } = await client.query<{ id: number }>(
      `insert into performance.period (name, during) values ($1, daterange($2, $3, '[]')) returning id`,
      [name, from.toString(), to.toString()],
    );
    periods.push({ id: rows[0]!.id, name, from: from.toString(), to: to.toString() });
  }
  return periods;
}

/** Null: no form at all. Of the last rated period guidance and health services wait for the team; two appeals of languages are not closed. */
function stateOf({ acronym, form, personnel_id }: DemoForm, age: number, at: number, own: number): FormState | null {
  if (age === 2) return 'CLOSED';
  if (age === 1) {
    return acronym === 'GCO' || acronym === 'UHS' ? 'FINAL' : 'CLOSED';
  }
  if (personnel_id === own) return 'ACCOMPLISHMENT_DRAFT';
  if (form !== 'IPCR') return 'TARGET_APPROVED';
  if (acronym === 'EXT') return at % 3 === 0 ? null : 'TARGET_SUBMITTED';
  return at % 41 === 0 ? 'TARGET_DRAFT' : 'TARGET_APPROVED';
}

const UNRATED: readonly FormState[] = ['TARGET_DRAFT', 'TARGET_SUBMITTED', 'TARGET_APPROVED', 'ACCOMPLISHMENT_DRAFT'];

function plan(form: DemoForm, state: FormState, { at, age, isWeak }: { at: number; age: number; isWeak: boolean }): Planned {
  const isRated = !UNRATED.includes(state);
  const given = isWeak ? WEAK_RATING : form.rank === 'OFFICE' ? OFFICE_RATING : ratingOf(form, at, age);
  const lines = linesOf(form.rank, form.teaches).map((line, place) => {
    const turned = line.dimensions.map((_, of) => given[(of + place) % 3] as Level);
    const full = (['quality', 'efficiency', 'timeliness'] as const).map((one) => {
      const found = line.dimensions.indexOf(one);
      return isRated && found >= 0 ? turned[found]! : null;
    });
    return { ...line, ratings: full };
  });
  const weights = chooseWeights(KNOWN_WEIGHTS, { form: form.form, rank: form.rank, designation_share: null }, form.period.from);
  const { final, level } = rateForm(
    lines.map((line, id) => ({
      id,
      part: 'WHOLE',
      group: line.function,
      weight: null,
      mfo: mfoOf(line.mfo),
      ratings: { quality: line.ratings[0]!, efficiency: line.ratings[1]!, timeliness: line.ratings[2]! },
    })),
    weights,
    DEFAULT_ADJECTIVES,
  );
  return { ...form, state, lines, final, level };
}

/** As `rateForm` counts an MFO: by the weight with which every installation begins. */
function mfoOf(code: string | null) {
  const at = MFO_SEEDS.findIndex((mfo) => mfo.code === code);
  return at < 0 ? null : { id: at, weight: MFO_SEEDS[at]!.weight };
}

/** In guidance all are rated above their office in the last period: its calibration is refused. */
function ratingOf({ acronym }: DemoForm, at: number, age: number): readonly number[] {
  return age === 1 && acronym === 'GCO' ? [5, 5, 5] : PEOPLE_RATINGS[(at * 3 + age) % PEOPLE_RATINGS.length]!;
}

/** Files the forms, those of offices first, since the lines of people answer theirs. */
async function addForms(client: ClientBase, all: readonly Planned[], actors: DemoActors, today: Temporal.PlainDate): Promise<void> {
  const lineIds = new Map<string, number[]>();
  for (const form of ['OPCR', 'DPCR', 'IPCR'] as const) {
    const planned = all.filter((one) => one.form === form);
    const ids = await fileRequests(
      client,
      FLOWS[form],
      planned.map((one) => {
        const { filedAt, steps } = stepsTo(one, actors, today);
        return {
          ownerId: one.personnel_id,
          officeId: one.office_id,
          title: `${one.period.name}, ${one.office}`,
          filedBy: actors.hr.id,
          isOwn: true as const,
          ...(form === 'OPCR' && { authorityId: one.office_id }),
          at: filedAt,
          steps,
        };
      }),
    );
    await client.query(
      `insert into performance.form (id, state, form, period_id, personnel_id, office_id, rank, days, final, level, comments, discussed_on, confirmed_on, received_on,
         appealed_on, decided_on, granted, final_before)
       select * from jsonb_to_recordset($1::jsonb) as t (id integer, state text, form text, period_id integer, personnel_id integer, office_id integer,
         rank text, days smallint, final smallint, level smallint, comments text, discussed_on date, confirmed_on date, received_on date,
         appealed_on date, decided_on date, granted boolean, final_before smallint)`,
      [JSON.stringify(planned.map((one, at) => formRow(one, ids[at]!, today)))],
    );
    const rows = planned.flatMap((one, at) =>
      one.lines.map((line, no) => lineRow(line, no, ids[at]!, one, lineIds.get(`${one.period.id} ${one.office_id}`))),
    );
    const { rows: made } = await client.query<{ id: number; form_id: number }>(
      `insert into performance.line (form_id, no, part, function, output, indicator, measure, target, scales, parent_id, mfo_id, done, accomplishment,
         self_quality, self_efficiency, self_timeliness, quality, efficiency, timeliness)
       select t.form_id, t.no, 'WHOLE', t.function, t.output, t.indicator, t.measure, t.target, t.scales, t.parent_id, m.id, t.done, t.accomplishment,
         t.quality, t.efficiency, t.timeliness, t.quality, t.efficiency, t.timeliness
       from jsonb_to_recordset($1::jsonb) as t (form_id integer, no smallint, function text, output text, indicator text, measure text, target integer,
         scales jsonb, parent_id integer, mfo text, done integer, accomplishment text, quality smallint, efficiency smallint, timeliness smallint)
       left join performance.mfo m on m.code = t.mfo order by t.form_id, t.no returning id, form_id`,
      [JSON.stringify(rows)],
    );
    const ofForm = Map.groupBy(made, ({ form_id }) => form_id);
    if (form !== 'IPCR')
      for (const [at, one] of planned.entries())
        lineIds.set(
          `${one.period.id} ${one.office_id}`,
          ofForm.get(ids[at]!)!.map(({ id }) => id),
        );
  }
  await answerAbove(client);
  await client.query('analyze performance.form, performance.line');
}

function formRow(one: Planned, id: number, today: Temporal.PlainDate) {
  const isRated = one.final !== null;
  const isAppealed = one.state === 'APPEALED' || one.state === 'RESOLVED';
  const after = Temporal.PlainDate.from(one.period.to);
  return {
    id,
    state: one.state,
    form: one.form,
    period_id: one.period.id,
    personnel_id: one.personnel_id,
    office_id: one.office_id,
    rank: one.rank,
    days: one.days,
    final: one.final,
    level: one.level,
    comments: isRated && one.level! <= 2 ? 'Needs coaching in the requirements of the Commission on Audit.' : '',
    discussed_on: isRated ? after.add({ days: 15 }).toString() : null,
    confirmed_on: isRated ? after.add({ days: 16 }).toString() : null,
    received_on: one.state === 'CLOSED' ? after.add({ days: 35 }).toString() : isAppealed ? today.subtract({ days: 12 }).toString() : null,
    appealed_on: isAppealed ? today.subtract({ days: 8 }).toString() : null,
    decided_on: one.state === 'RESOLVED' ? today.subtract({ days: 2 }).toString() : null,
    granted: one.state === 'RESOLVED' ? false : null,
    final_before: one.state === 'RESOLVED' ? one.final : null,
  };
}

const WORDS = {
  5: 'Without any correction, ahead of time',
  4: 'Without major correction, on time',
  3: 'With minor corrections',
  2: 'With major corrections, late',
  1: 'Not acceptable',
};

function lineRow(
  { ratings, dimensions, answers, target, ...line }: Planned['lines'][number],
  no: number,
  formId: number,
  form: Planned,
  above: number[] | undefined,
) {
  const scales = Object.fromEntries(
    dimensions.map((one) => [one, target !== null && one === 'efficiency' ? { by: 'ACHIEVEMENT' } : { by: 'WORDS', words: WORDS }]),
  );
  const isDone = form.final !== null || form.state === 'ACCOMPLISHMENT_DRAFT';
  return {
    ...line,
    form_id: formId,
    no,
    target,
    scales,
    parent_id: form.form === 'IPCR' && answers !== null ? (above?.[answers] ?? null) : null,
    done: isDone && target !== null ? (amountIn(line.accomplishment) ?? target) : null,
    accomplishment: isDone ? line.accomplishment : '',
    quality: ratings[0],
    efficiency: ratings[1],
    timeliness: ratings[2],
  };
}

/** The number with which an accomplishment begins, in thousandths. */
function amountIn(words: string): number | null {
  const found = /^\d+/.exec(words);
  return found && Number(found[0]) * 1000;
}

/** Lines of departments answer the line of their college or office with the same output. */
async function answerAbove(client: ClientBase): Promise<void> {
  await client.query(
    `update performance.line l set parent_id = u.id
     from performance.form f join organization.office_view o on o.id = f.office_id
       join performance.form w on w.period_id = f.period_id and w.form = 'OPCR' and w.office_id = o.parent_id
       join performance.line u on u.form_id = w.id
     where f.form = 'DPCR' and l.form_id = f.id and u.output = l.output and l.measure <> 'WORDS'`,
  );
}

/** Who acts in the team, a coaching log, and what a weak rating asked for. */
async function addBesides(client: ClientBase, periods: readonly DemoPeriod[], today: Temporal.PlainDate): Promise<void> {
  await letTeamAct(client, today);
  const head = await findAccount(client, 'head');
  const own = await findAccount(client, 'employee');
  await client.query(
    `insert into performance.coaching (personnel_id, held_on, kind, incident, agreement, coach_id, entered_at)
     values ($1, $2, 'ONE_ON_ONE', 'Reports of the first quarter were submitted two days late.', 'Drafts are shown by the 25th of each month.', $3, $2::date + time '10:00')`,
    [own.personnel_id, today.subtract({ days: 40 }).toString(), head.personnel_id],
  );
  await client.query(
    `insert into performance.weak_act (personnel_id, period_id, kind, on_day, details, entered_by, entered_at)
     select f.personnel_id, f.period_id, 'INTERVENTION', $2::date, 'Training in the requirements of the Commission on Audit, and a mentor for three months.', $3, $2::date + time '09:00'
     from performance.form f where f.period_id = $1 and f.level = 2`,
    [periods[1]!.id, Temporal.PlainDate.from(periods[1]!.to).add({ days: 30 }).toString(), head.personnel_id],
  );
}
