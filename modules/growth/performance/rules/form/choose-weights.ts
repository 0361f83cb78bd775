import { inForce } from '../dated.ts';
import type { Form } from './form-line.ts';
import type { FormWeights, PartWeight, Rank, WeightTable } from './weights.ts';

/** Whose form it is. */
export interface WeightedForm {
  form: Form;
  rank: Exclude<Rank, 'DESIGNATION'>;
  /** Percent that a designation counts, as its order says; null without a designation. */
  designation_share: number | null;
}

/** Faculty from Associate Professor up, other faculty, staff (domain page, B2). */
export function rankOf(position: { title: string; is_faculty: boolean }): 'STAFF' | 'SENIOR_FACULTY' | 'JUNIOR_FACULTY' {
  if (!position.is_faculty) return 'STAFF';
  return /^(instructor|assistant professor|lecturer)\b/i.test(position.title) ? 'JUNIOR_FACULTY' : 'SENIOR_FACULTY';
}

/**
 * The weights of a form by the tables of the first day of its period. Officials with a designation have two parts, that of the designation and
 * that of their own position, each by its functions (domain page, B2, B6.2). Throws where there is no table.
 */
export function chooseWeights(
  tables: readonly WeightTable[],
  { form, rank, designation_share: share }: WeightedForm,
  firstDay: string,
): FormWeights {
  const groupsOf = (wanted: Rank) => {
    const own = tables.filter((table) => table.form === form && table.rank === wanted);
    return inForce(own, firstDay).groups;
  };
  const part = (code: PartWeight['code'], name: string, weight: number, of: Rank): PartWeight => ({
    code,
    name,
    weight,
    groups: groupsOf(of),
  });
  if (share === null || form !== 'IPCR') return [part('WHOLE', 'Functions', 100, rank)];
  const own = rank === 'STAFF' ? 'Own position' : 'Teaching load';
  return [part('DESIGNATION', 'Designation', share, 'DESIGNATION'), part('POSITION', own, 100 - share, rank)];
}
