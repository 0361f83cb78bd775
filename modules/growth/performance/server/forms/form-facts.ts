import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Facts } from '@talaan/requests/server/public.ts';
import type { FoundForm } from './find-form.ts';
import { readForms } from './find-form.ts';

/**
 * Who decides a form: the office of it, and the office with the next commitment above, or the own one where there is none. The OPCR of the head of the agency
 * has a type of its own, since the Board approves it (domain page, B6.8).
 */
export function factsOf(
  form: Pick<FoundForm, 'form' | 'personnel_id' | 'office_id' | 'office' | 'is_highest' | 'period' | 'above_office_id'>,
): Facts {
  return {
    ownerId: form.personnel_id,
    officeId: form.office_id,
    title: `${form.period.name}, ${form.office}`,
    namedOfficeId: form.above_office_id ?? form.office_id,
    type: form.is_highest && form.form === 'OPCR' ? 'AGENCY' : form.form,
  };
}

/** For a new round: who has the next commitment above may have changed. */
export async function factsOfForms(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, Facts>> {
  const forms = await readForms(db, sql`f.id = any(${[...ids]}::integer[])`);
  return new Map(forms.map((form) => [form.id, factsOf(form)]));
}
