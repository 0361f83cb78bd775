import { mask } from '../contract/identity-numbers.ts';
import { SECTIONS } from '../contract/sections.ts';
import type { AlignedRow } from './compare-sheets.ts';

/** The numbers of a PWD ID and of a solo parent ID stand among the details of their questions. */
const ANSWERS_WITH_NUMBERS: readonly string[] = ['40b', '40c'];

/** A compared row whose identity numbers show their end only. */
export function hideNumbers<R extends Pick<AlignedRow, 'section' | 'fields'>>(row: R): R {
  const number = row.fields.find(({ field }) => field === 'number')?.after ?? '';
  const isAnswer = row.section === 'answers' && ANSWERS_WITH_NUMBERS.includes(number);
  const fields = row.fields.map((one) => {
    const show = SECTIONS[row.section].fields[one.field];
    if (!show?.masked && !(isAnswer && one.field === 'details')) return one;
    const hide = (kept: string) => mask(show ? String(show.show(kept) ?? '') : kept);
    return { ...one, before: hide(one.before), after: hide(one.after) };
  });
  return { ...row, fields };
}
