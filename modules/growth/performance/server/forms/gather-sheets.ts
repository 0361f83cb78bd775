import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { readSigningNames } from '@talaan/personnel/server/public.ts';
import type { CommitmentSheet, Signer } from '../../print/commitment-form.ts';
import { rateForm } from '../../rules/form/rate-form.ts';
import type { Ratings } from '../../rules/levels.ts';
import { describeAppeal } from '../../rules/period/deadlines.ts';
import type { FormState } from '../../workflow.ts';
import { readTerms, termsOn } from '../settings/read-terms.ts';
import type { FoundForm } from './find-form.ts';
import { rated, readLines } from './read-lines.ts';
import { weightsOf } from './weights-of.ts';

interface Step {
  request_id: number;
  action: string;
  personnel_id: number;
  title: string;
  on: string;
  office_id: number | null;
}

const GIVEN: readonly FormState[] = ['FINAL', 'CALIBRATED', 'APPEALED', 'RESOLVED', 'CLOSED'];
const NONE: Ratings = { quality: null, efficiency: null, timeliness: null };
const NOBODY: Signer = { name: '', title: '', on: null };

/** Whether a final rating waits for its owner to open it: receipt is what begins the days of an appeal. */
export function isSealed({ state, received_on: received }: Pick<FoundForm, 'state' | 'received_on'>): boolean {
  return GIVEN.includes(state) && received === null;
}

/** Forms as they are printed, with who took which step; a final rating that the reader has not opened stays hidden. Five statements for any number. */
export async function gatherSheets(
  { db, actor, today }: Pick<Call, 'db' | 'actor' | 'today'>,
  forms: readonly FoundForm[],
): Promise<CommitmentSheet[]> {
  const ids = forms.map(({ id }) => id);
  const terms = await readTerms(db);
  const lines = await readLines(db, ids);
  const steps = Map.groupBy(await readSteps(db, ids), ({ request_id }) => request_id);
  const positions = await readPositions(db, ids);
  const people = [...forms.map(({ personnel_id }) => personnel_id), ...[...steps.values()].flat().map(({ personnel_id }) => personnel_id)];
  const names = await readSigningNames(db, [...new Set(people)]);
  return forms.map((form): CommitmentSheet => {
    const hides = form.personnel_id === actor.personnelId && isSealed(form);
    const own = (lines.get(form.id) ?? []).map((line) => (hides ? { ...line, ratings: NONE } : line));
    const ofPeriod = termsOn(terms, form.period.from);
    const taken = steps.get(form.id) ?? [];
    const last = (action: string): Signer => {
      const step = taken.findLast((one) => one.action === action);
      return step ? { name: names.get(step.personnel_id) ?? '', title: step.title, on: step.on } : NOBODY;
    };
    const ratee: Signer = { name: names.get(form.personnel_id)!, title: '', on: null };
    const calibrated = taken.findLast(({ action }) => action === 'calibrate');
    return {
      form: { ...form, lines: own, comments: hides ? '' : form.comments },
      position: positions.get(form.id) ?? null,
      rated: rateForm(
        own.map((line) => rated(line, line.ratings)),
        weightsOf(form, ofPeriod),
        ofPeriod.adjectives,
      ),
      appeal: describeAppeal(form.received_on, ofPeriod.deadlines),
      office_id: form.office_id,
      date: form.period.to < today ? form.period.to : today,
      ratee: { ...ratee, on: last('submitTargets').on },
      reviewed: last('reviewTargets'),
      approved: last('approveTargets'),
      discussed: { ...ratee, on: form.confirmed_on },
      assessed: last('rate'),
      final: last('finalize'),
      calibrated: calibrated ? last('calibrate') : null,
      note: calibrated?.office_id === form.office_id ? 'Calibrated by a member of the team for their own office.' : '',
    };
  });
}

/** The steps of people with the title of their headship, else of their position, and the office in which they served that day. */
async function readSteps(db: Database, ids: readonly number[]): Promise<Step[]> {
  const { rows } = await sql<Step>`
    select x.request_id, x.action, x.personnel_id, coalesce(h.title, own.title, t.name, '') as title, kernel.date_of(x.at) as on, a.office_id
    from requests.step x left join organization.head_view h on h.id = x.head_id
    left join lateral (select w.title from organization.head_view w where w.personnel_id = x.personnel_id and w.during @> kernel.date_of(x.at)
      order by w.id limit 1) own on true
    left join personnel.appointment_view a on a.personnel_id = x.personnel_id and a.during @> kernel.date_of(x.at)
    left join organization.position_view t on t.id = a.position_id
    where x.request_id = any(${[...ids]}::integer[]) and x.personnel_id is not null order by x.request_id, x.no`.execute(db);
  return rows;
}

/** The position that the ratee of each form held last in its period. */
export async function readPositions(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select distinct on (f.id) f.id, t.name from performance.form f join performance.period q on q.id = f.period_id
      join personnel.appointment_view a on a.personnel_id = f.personnel_id and lower(a.during) < upper(q.during)
      join organization.position_view t on t.id = a.position_id
    where f.id = any(${[...ids]}::integer[]) order by f.id, a.during desc`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
