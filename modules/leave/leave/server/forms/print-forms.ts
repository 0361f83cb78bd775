import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { readIssued } from '@talaan/papers/server/public.ts';
import { leaveForm, type LeaveFormSheet } from '../../print/cs-form-6.ts';
import { allocationForm } from '../../print/cs-form-6a.ts';
import { findApplication } from '../applications/find-application.ts';
import { drawAllocation } from './draw-allocation.ts';
import { drawForms, type DrawnForm } from './draw-forms.ts';

type ById = Call<{ id: number }>;

interface Shown {
  drawn: DrawnForm;
  isKindShown: boolean;
  isPrivateShown: boolean;
}

/** CS Form No. 6 as the application stands: a draft until it is approved. What is not for the reader is left out. Error: 404. */
export async function printForm(call: ById): Promise<FileAnswer> {
  const found = await readDrawn(call);
  const { drawn } = found;
  const number = await numberOf(call, drawn.code);
  const sheet = { ...forReader(found), control_number: number };
  return leaveForm.answer(call.server, [{ sheet, code: drawn.code }], `CS Form No. 6 ${number || drawn.id}`);
}

/** CS Form No. 6a of the same. Error: 404 where no days are allocated, or for who does not read the application in full. */
export async function printAllocationForm(call: ById): Promise<FileAnswer> {
  const { drawn, isPrivateShown } = await readDrawn(call);
  const notice = isPrivateShown ? await drawAllocation(call.db, drawn) : null;
  if (!notice) throw notFound('There is no notice of allocation.');
  const sheet = { ...notice, control_number: await numberOf(call, drawn.code) };
  return allocationForm.answer(call.server, [{ sheet, code: drawn.code }], `CS Form No. 6a ${drawn.id}`);
}

async function readDrawn(call: ById): Promise<Shown> {
  const { isKindShown, isPrivateShown } = await findApplication(call, call.params.id);
  const [drawn] = await drawForms(call.db, [call.params.id]);
  return { drawn: drawn!, isKindShown, isPrivateShown };
}

async function numberOf({ db }: ById, code: string | null): Promise<string> {
  const [issued] = code === null ? [] : await readIssued<LeaveFormSheet>(db, [code]);
  return issued?.sheet.control_number ?? '';
}

/** What the reader may know: without the illness, and a confidential kind as 'Leave'. */
function forReader({ drawn: { sheet }, isKindShown, isPrivateShown }: Shown): LeaveFormSheet {
  const shown = isPrivateShown ? sheet : { ...sheet, illness: '', illness_place: null, study_purpose: null };
  if (isKindShown) return shown;
  const certified = sheet.certified && { ...sheet.certified, other: '' };
  return { ...shown, box: 'OTHERS', others: 'Leave', place: null, place_detail: '', certified };
}
