import { longDate } from '@talaan/kernel/contract/dates.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { drawQr } from '@talaan/papers/server/public.ts';
import { INSTRUCTIONS } from '../../contract/words.ts';

/** A moment on paper: `20 Nov 2026, 09:00`. */
export function formatMoment(at: string | null): string {
  if (at === null) return '';
  const local = localTime(at);
  return `${longDate(local.slice(0, 10))}, ${local.slice(11, 16)}`;
}

export function formatInstruction(instruction: string): string {
  return INSTRUCTIONS[instruction as keyof typeof INSTRUCTIONS] ?? instruction;
}

/** The code of a document: the address of the list that finds it, which scanners and the camera of Talaan read as its number. */
export function qrOf(publicUrl: string, trackingNo: string): string {
  return Buffer.from(drawQr(`${publicUrl}/dts/document-list?term=${trackingNo}`)).toString();
}
