import { sql } from 'kysely';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import { takeStep } from '@talaan/requests/server/public.ts';
import type {
  beginAccomplishments as beginEndpoint,
  rateLines as rateEndpoint,
  recordService as serviceEndpoint,
  saveAccomplishments as endpoint,
} from '../../contract/forms.ts';
import { findRatingFaults } from '../../rules/form/find-rating-faults.ts';
import { findForm, lockOwnForm, type FoundForm } from './find-form.ts';
import { readLines, type LineRow } from './read-lines.ts';

type Answer = Promise<{ message: string }>;

export async function beginAccomplishments(call: CallOf<typeof beginEndpoint>): Answer {
  await takeStep(call, { id: call.params.id, action: 'begin', seen: call.body.seen });
  return { message: 'The form is open for your accomplishments.' };
}

/**
 * Saves what was accomplished and the self-rating of an own form, and with `submit` hands them in. Errors: 404; 409 in another state; 422 by field for a
 * rating that is no whole number from 1 to 5, and with `submit` for what is missing.
 */
export async function saveAccomplishments(call: CallOf<typeof endpoint>): Answer {
  const { db, params, body } = call;
  const form = await lockOwnForm(call, params.id);
  if (form.state !== 'ACCOMPLISHMENT_DRAFT' && form.state !== 'RETURNED')
    throw wrongState('Accomplishments are entered after the targets are approved, and until the self-rating is submitted.');
  const lines = (await readLines(db, [form.id])).get(form.id) ?? [];
  const faults = findRatingFaults(body.lines, lines);
  const refused = Object.entries(faults).filter(([field]) => body.submit || /\.(line_id|quality|efficiency|timeliness)$/.test(field));
  if (refused.length > 0) throw invalid(Object.fromEntries(refused.map(([field, said]) => [field.replace(/^ratings/, 'lines'), said])));
  const rows = body.lines.map(({ ratings, ...line }) => ({ ...line, ...ratings }));
  await sql`
    update performance.line l set done = t.done, accomplishment = t.accomplishment, self_quality = t.quality, self_efficiency = t.efficiency,
      self_timeliness = t.timeliness, reason = t.reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (line_id integer, done integer, accomplishment text, quality smallint,
      efficiency smallint, timeliness smallint, reason text) where l.id = t.line_id and l.form_id = ${form.id}`.execute(db);
  if (!body.submit) return { message: 'The accomplishments were saved.' };
  await takeStep(call, { id: form.id, action: 'selfRate', seen: body.seen });
  return { message: 'The self-rating was submitted to your supervisor.' };
}

/** Rates a form, by the supervisor. Errors: 404; 409 where another has rated it; 422 by field. */
export async function rateLines(call: CallOf<typeof rateEndpoint>): Answer {
  const { db, params, body } = call;
  const form = await findForm(call, params.id);
  const lines = (await readLines(db, [form.id])).get(form.id) ?? [];
  const faults = findRateFaults(body, form, lines);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  await takeStep(call, { id: form.id, action: 'rate', seen: body.seen, input: body });
  return { message: `${form.fullname} was rated, and is asked to confirm the discussion.` };
}

/** What is wrong with the rating of a supervisor, by field of the call. */
export function findRateFaults(
  { lines: entered, discussed_on: day }: Pick<CallOf<typeof rateEndpoint>['body'], 'lines' | 'discussed_on'>,
  { period }: FoundForm,
  lines: readonly LineRow[],
): Record<string, string[]> {
  const faults = Object.entries(findRatingFaults(entered, lines)).map(
    ([field, said]) => [field.replace(/^ratings/, 'lines'), said] as const,
  );
  const isEarly = day < period.from;
  return Object.fromEntries(isEarly ? [...faults, ['discussed_on', ['The discussion is within or after the period.']]] : faults);
}

/** Records that a final rating was served on paper. Errors: 404; 409; 422 for a day to come. */
export async function recordService(call: CallOf<typeof serviceEndpoint>): Answer {
  const { params, body, today } = call;
  if (body.on > today) throw invalid({ on: ['This day has not come yet.'] });
  await takeStep(call, { id: params.id, action: 'serve', seen: body.seen, input: body });
  return { message: 'The service was recorded; the days of an appeal begin.' };
}
