import { sql } from 'kysely';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { readOpenSteps } from '@talaan/requests/server/public.ts';
import type { Line, readForm as endpoint, ShownForm } from '../../contract/forms.ts';
import { appealClock, appealDecisionDue, deadlinesOf } from '../../rules/period/deadlines.ts';
import type { Ratings } from '../../rules/levels.ts';
import { readTerms, termsOn } from '../settings/read-terms.ts';
import { findLast } from './add-form.ts';
import { findForm, readForms, type FoundForm } from './find-form.ts';
import { FORM_FLOWS } from './flows.ts';
import { isSealed } from './gather-sheets.ts';
import { judgeTargets } from './judge-targets.ts';
import { readLines, shownElsewhere, type LineRow } from './read-lines.ts';
import { readService } from './read-service.ts';
import { weightsOf } from './weights-of.ts';

const NONE: Ratings = { quality: null, efficiency: null, timeliness: null };

/** A form with all that its owner and those who decide need. */
export async function readForm(call: Call<{ id: number }>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor } = call;
  const form = await findForm(call, call.params.id);
  const isOwn = form.personnel_id === actor.personnelId;
  const sealed = isSealed(form);
  const hides = isOwn && sealed;
  const terms = termsOn(await readTerms(db), form.period.from);
  const weights = weightsOf(form, terms);
  const lastId = await findLast(db, form);
  const others = await readForms(db, sql`f.id = any(${[form.above_id, lastId].filter((id) => id !== null)}::integer[])`);
  const lines = await readLines(db, [form.id, ...others.map(({ id }) => id)]);
  const own = lines.get(form.id) ?? [];
  const above = others.find(({ id }) => id === form.above_id);
  const last = others.find(({ id }) => id === lastId);
  const { refused, warned } = await judgeTargets(db, form, own, weights);
  const service = (await readService(db, [form.personnel_id], form.period, terms.deadlines.least_days)).get(form.personnel_id)!;
  const steps = (await readOpenSteps(call, FORM_FLOWS[form.form], [form.id])).get(form.id)!;
  const shown: ShownForm = {
    ...form,
    state_words: FORM_FLOWS[form.form].wordsOf(form.state),
    is_own: isOwn,
    ratee: await readRatee(call, form),
    weights: weights.map((part) => ({ ...part, groups: [...part.groups] })),
    adjectives: terms.adjectives,
    achievement: terms.achievement,
    deadline_table: terms.deadlines,
    deadlines: deadlinesOf(form.period, terms.deadlines, service.ends),
    lines: own.map((line) => shownLine(line, hides)),
    final: hides ? null : form.final,
    level: hides ? null : form.level,
    is_sealed: sealed,
    comments: hides ? '' : form.comments,
    appeal_until: form.received_on === null ? null : appealClock(form.received_on, terms.deadlines).until,
    appeal_due: form.appealed_on === null ? null : appealDecisionDue(form.appealed_on, terms.deadlines),
    above: above
      ? { id: above.id, form: above.form, office: above.office, lines: (lines.get(above.id) ?? []).map((line) => committed(line)) }
      : null,
    last: last
      ? {
          id: last.id,
          period: last.period.name,
          final: last.final,
          level: last.level,
          lines: (lines.get(last.id) ?? []).map((line) => shownElsewhere(line)),
        }
      : null,
    faults: [...refused.map((one) => ({ ...one, is_refused: true })), ...warned.map((one) => ({ ...one, is_refused: false }))],
    revisions: await readRevisions(call, form.id),
    ...steps,
  };
  return { form: shown };
}

function shownLine(line: LineRow, hides: boolean): Line {
  return { ...line, scales: { ...line.scales }, own_ratings: { ...line.own_ratings }, ratings: { ...(hides ? NONE : line.ratings) } };
}

/** A commitment of an office, as those below answer it: how it was rated is not theirs to see. */
function committed(line: LineRow) {
  return { ...shownElsewhere(line), done: null, accomplishment: '', ratings: { ...NONE } };
}

async function readRatee({ db }: Call, { personnel_id: id, period, office_id: officeId, office }: FoundForm): Promise<ShownForm['ratee']> {
  const { rows } = await sql<Pick<ShownForm['ratee'], 'id' | 'fullname' | 'avatar' | 'position'>>`
    select p.id, p.fullname, ${avatarOf('p.id')} as avatar, t.name as position from personnel.person_view p
    left join lateral (select a.position_id from personnel.appointment_view a where a.personnel_id = p.id and lower(a.during) <= ${period.to}::date
      order by a.during desc limit 1) a on true
    left join organization.position_view t on t.id = a.position_id where p.id = ${id}`.execute(db);
  return { ...rows[0]!, office_id: officeId, office };
}

async function readRevisions({ db }: Call, id: number): Promise<ShownForm['revisions']> {
  const { rows } = await sql<ShownForm['revisions'][number]>`
    select v.id, v.at, p.fullname as by, v.reason, v.changes from performance.revision v left join personnel.person_view p on p.id = v.personnel_id
    where v.form_id = ${id} order by v.id desc`.execute(db);
  return rows;
}
