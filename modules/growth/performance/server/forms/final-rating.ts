import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Moved, StepCall } from '@talaan/requests/server/public.ts';
import { rateForm } from '../../rules/form/rate-form.ts';
import type { ipcrFlow } from '../../workflow.ts';
import { readTerms, termsOn, type AllTerms } from '../settings/read-terms.ts';
import type { FoundForm } from './find-form.ts';
import { readRatedLines } from './read-lines.ts';
import { readService } from './read-service.ts';
import { weightsOf } from './weights-of.ts';

/**
 * The final rating of forms from the ratings of their lines, with the days of service that count where a person has several forms; it is not received
 * yet. Error: 409 where nothing of a form is rated.
 */
export async function computeFinal({ db }: StepCall, moved: readonly Moved<typeof ipcrFlow, FoundForm>[]): Promise<void> {
  const terms = await readTerms(db);
  const lines = await readRatedLines(
    db,
    moved.map(({ id }) => id),
  );
  const services = await readServices(db, moved, terms);
  const finals = [];
  for (const { id, record, title } of moved) {
    const own = termsOn(terms, record.period.from);
    const { final, level } = rateForm(lines.get(id) ?? [], weightsOf(record, own), own.adjectives);
    if (final === null) throw wrongState(`Nothing of ${title} is rated. Return it, or have it recorded as not rated.`);
    const service = services.get(record.period.id)!.get(record.personnel_id);
    const days = service?.parts.filter(({ office_id }) => office_id === record.office_id).reduce((sum, part) => sum + part.days, 0);
    finals.push({ id, final, level, days: days || record.days });
  }
  await sql`
    update performance.form f set final = t.final, level = t.level, days = t.days, received_on = null, on_paper = false
    from jsonb_to_recordset(${JSON.stringify(finals)}::jsonb) as t (id integer, final smallint, level smallint, days smallint) where f.id = t.id`.execute(
    db,
  );
}

/** The service of the people of forms in each period, by period and person. */
async function readServices(
  db: Database,
  moved: readonly { record: FoundForm }[],
  terms: AllTerms,
): Promise<Map<number, Awaited<ReturnType<typeof readService>>>> {
  const services = new Map<number, Awaited<ReturnType<typeof readService>>>();
  for (const [id, forms] of Map.groupBy(moved, ({ record }) => record.period.id)) {
    const { period } = forms[0]!.record;
    const people = [...new Set(forms.map(({ record }) => record.personnel_id))];
    services.set(id, await readService(db, people, period, termsOn(terms, period.from).deadlines.least_days));
  }
  return services;
}

/** Forms that go back have no final rating any more, and nobody received one. */
export async function forgetFinal(db: Database, ids: readonly number[]): Promise<void> {
  await sql`
    update performance.form set final = null, level = null, received_on = null, on_paper = false where id = any(${[...ids]}::integer[])`.execute(
    db,
  );
}
