import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { readIssued } from '@talaan/papers/server/public.ts';
import { authorityForm, type AuthoritySheet } from '../../print/authority-form.ts';
import { findOvertime } from '../find-overtime.ts';
import { drawAuthorities } from './draw-authorities.ts';

/** The printed authority: as it was approved, before that a draft. */
export async function printAuthority(call: Call<{ id: number }>): Promise<FileAnswer> {
  const { code } = await findOvertime(call, call.params.id);
  const [issued] = code === null ? [] : await readIssued<AuthoritySheet>(call.db, [code]);
  if (issued) return authorityForm.answer(call.server, [issued], issued.sheet.control_number);
  const [draft] = await drawAuthorities(call, [call.params.id]);
  if (!draft) throw notFound('There is no such overtime.');
  return authorityForm.answer(call.server, [{ sheet: draft.sheet, code: null }], 'Overtime authority draft');
}
