import { calibrateReady } from '@talaan/performance/contract/calibration.ts';
import {
  addForm,
  beginAccomplishments,
  readForm,
  saveAccomplishments,
  saveTargets,
  type ShownForm,
} from '@talaan/performance/contract/forms.ts';
import { rateForms, readFormsToRate } from '@talaan/performance/contract/rate-forms.ts';
import { addPeriod } from '@talaan/performance/contract/settings.ts';
import { ask, callerOf, count, requireDone, weekdayOfMonth, type University } from '../university.ts';

const PERIOD_ON = { month: 6, weekday: 3 };
const RATED_IN = 7;
/** On which weekday of July own ratings are submitted, rated, and, once heads have made them final, calibrated. */
const SELF_RATED_ON = 2;
const RATED_ON = 5;
const TARGETS_ON = 6;
const CALIBRATED_ON = 15;
const RATING = 4;
/** Of those with approved targets one in so many, by their office. */
const ONE_IN = 3;

/** In July the forms of the first half year are rated, in some offices whole, and these offices calibrated; targets of the second half are submitted. */
export async function peopleAreRated(university: University, day: Temporal.PlainDate): Promise<void> {
  const on = weekdayOfMonth(day);
  if (day.month === PERIOD_ON.month && on === PERIOD_ON.weekday) await addSecondHalf(university, day.year);
  if (day.month !== RATED_IN) return;
  if (on === SELF_RATED_ON) await selfRate(university, day);
  if (on === RATED_ON) await rate(university, day);
  if (on === TARGETS_ON) await submitTargets(university, day);
  if (on === CALIBRATED_ON) await calibrate(university, day);
}

async function addSecondHalf(university: University, year: number): Promise<void> {
  const body = { name: `July to December ${year}`, from: `${year}-07-01`, to: `${year}-12-31` };
  const { status, body: answer } = await callerOf(university, 'spmis').call(addPeriod, { body });
  count(university, status === 200 ? 'periods of rating added' : `periods of rating not added: ${answer.message}`);
}

async function findPeriod(university: University, within: Temporal.PlainDate): Promise<number> {
  const [period] = await ask<{ id: number }>(university, 'select id from performance.period where during @> $1::date', [within.toString()]);
  if (!period) throw new Error(`there is no period of rating on ${within.toString()}`);
  return period.id;
}

/** Forms of those who serve and have an account. */
async function findForms(university: University, period: number, states: readonly string[], day: Temporal.PlainDate) {
  return ask<{ id: number; person: number; form: 'IPCR' | 'DPCR' | 'OPCR'; office: number }>(
    university,
    `select f.id, f.personnel_id as person, f.form, f.office_id as office from performance.form f
     where f.period_id = $1 and f.state = any($2::text[]) and f.office_id % $3 = 0
       and exists (select from personnel.appointment a where a.personnel_id = f.personnel_id and a.during @> $4::date)
       and exists (select from identity.account c where c.personnel_id = f.personnel_id and c.suspended_at is null) order by f.id`,
    [period, states, ONE_IN, day.toString()],
  );
}

async function selfRate(university: University, day: Temporal.PlainDate): Promise<void> {
  const period = await findPeriod(university, day.with({ day: 1 }).subtract({ days: 1 }));
  for (const { id, person } of await findForms(university, period, ['TARGET_APPROVED', 'ACCOMPLISHMENT_DRAFT'], day)) {
    const owner = callerOf(university, person);
    const params = { id };
    const shown = requireDone('a form', await owner.call(readForm, { params })).body.form;
    if (shown.state === 'TARGET_APPROVED') {
      const begun = await owner.call(beginAccomplishments, { params, body: { seen: shown.seen } });
      if (begun.status !== 200) count(university, `accomplishments not begun: ${begun.body.message}`);
    }
    const { lines, seen } = requireDone('a form', await owner.call(readForm, { params })).body.form;
    const done = lines.map((line) => ({
      line_id: line.id,
      done: line.target,
      accomplishment: 'As targeted',
      ratings: ratingsOf(line, RATING),
      reason: '',
    }));
    const { status, body } = await owner.call(saveAccomplishments, { params, body: { lines: done, seen, submit: true } });
    count(university, status === 200 ? 'own ratings submitted' : `own ratings refused: ${JSON.stringify(body)}`);
  }
}

/** Each head rates the open forms of theirs, and so does the planning office. */
async function rate(university: University, day: Temporal.PlainDate): Promise<void> {
  const period = await findPeriod(university, day.with({ day: 1 }).subtract({ days: 1 }));
  const heads = await ask<{ id: number }>(
    university,
    `select distinct h.personnel_id as id from organization.head h join identity.account c on c.personnel_id = h.personnel_id and c.suspended_at is null
     where h.during @> $1::date order by 1`,
    [day.toString()],
  );
  for (const who of [...heads.map(({ id }) => id), 'spmis']) {
    const rater = callerOf(university, who);
    for (;;) {
      const { status, body } = await rater.call(readFormsToRate, { query: { period } });
      if (status !== 200 || body.forms.length === 0) break;
      const forms = body.forms.map(({ id, seen, lines }) => ({
        id,
        seen,
        lines: lines.map((line) => ({ line_id: line.id, ratings: ratingsOf(line, RATING), reason: '', remarks: '' })),
        comments: 'Keeps what was agreed',
        discussed_on: day.toString(),
      }));
      const { body: rated } = requireDone('ratings', await rater.call(rateForms, { body: { forms } }));
      const done = rated.outcomes.filter((one) => one.done).length;
      count(university, 'forms rated', done);
      if (done === 0) break;
    }
  }
}

async function submitTargets(university: University, day: Temporal.PlainDate): Promise<void> {
  const before = await findPeriod(university, day.with({ day: 1 }).subtract({ days: 1 }));
  const period_id = await findPeriod(university, day);
  for (const { person, form, office } of await findForms(university, before, ['RATED', 'FINAL'], day)) {
    const owner = callerOf(university, person);
    const body = { form, period_id, office_id: office, designation_share: null, from: 'LAST' as const };
    const begun = await owner.call(addForm, { body });
    if (begun.status !== 200) {
      count(university, `targets not begun: ${begun.body.message}`);
      continue;
    }
    const params = { id: begun.body.id };
    const { lines, seen } = requireDone('a form', await owner.call(readForm, { params })).body.form;
    const typed = lines.map((line) => ({ ...line, due_on: null, parent_id: null }));
    const { status, body: answer } = await owner.call(saveTargets, { params, body: { lines: typed, seen, submit: true } });
    count(university, status === 200 ? 'targets submitted' : `targets refused: ${JSON.stringify(answer)}`);
  }
}

async function calibrate(university: University, day: Temporal.PlainDate): Promise<void> {
  const period_id = await findPeriod(university, day.with({ day: 1 }).subtract({ days: 1 }));
  const { status, body } = await callerOf(university, 'spmis').call(calibrateReady, { body: { period_id } });
  const [{ forms }] = (await ask<{ forms: number }>(
    university,
    `select count(*)::integer as forms from performance.form where period_id = $1 and state in ('CALIBRATED', 'CLOSED')`,
    [period_id],
  )) as [{ forms: number }];
  count(university, status === 200 ? 'forms calibrated' : `nothing calibrated: ${body.message}`, status === 200 ? forms : 1);
}

/** The same rating in each dimension of a line. */
function ratingsOf({ scales }: Pick<ShownForm['lines'][number], 'scales'>, given: number) {
  const of = (one: keyof typeof scales) => (scales[one] ? given : null);
  return { quality: of('quality'), efficiency: of('efficiency'), timeliness: of('timeliness') };
}
