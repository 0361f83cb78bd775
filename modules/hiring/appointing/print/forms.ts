import { printedForm } from '@talaan/papers/server/public.ts';
import type { FormName } from '../contract/papers.ts';
import type { AppointmentSheet } from './appointment-sheet.ts';

/** What is printed, and whether it is still a draft. The CSC lays down the head of these forms. */
export interface FormOnPaper {
  draft: boolean;
  one: AppointmentSheet;
}

/** The forms of an appointment. They are signed and act by that; CS Form No. 33 carries a code at its foot, below the frame that the CSC lays down. */
export const forms: Readonly<Record<Exclude<FormName, 'casual'>, ReturnType<typeof formOf<FormOnPaper>>>> = {
  appointment: formOf('./appointment.typ'),
  oath: formOf('./oath.typ'),
  assumption: formOf('./assumption.typ'),
  position: formOf('./position.typ'),
};

/** CS Form No. 34, of one person or several; `one` says what they share. */
export const casualForm = formOf<FormOnPaper & { people: readonly AppointmentSheet[] }>('./casual.typ');

/** CS Form No. 2, with its code at the foot. */
export const raiForm = formOf<{ draft: boolean; one: RaiSheet }>('./rai.typ');

export interface RaiSheet {
  month: string;
  agency: string;
  accreditation: string;
  csc_office: string;
  hrmo_name: string;
  hrmo_title: string;
  authority_name: string;
  authority_title: string;
  rows: readonly (readonly string[])[];
  /** Names and reasons of those of earlier months. */
  late: readonly (readonly [string, string])[];
}

function formOf<Sheet extends object>(template: string) {
  return printedForm<Sheet>({
    template: new URL(template, import.meta.url),
    layOut: ([only]) => ({ ...only!.sheet, paper: only!.marks.paper }),
  });
}
