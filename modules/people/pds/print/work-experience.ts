import type { SheetOnPaper } from '../contract/sheet.ts';
import { oneLine } from './form/write.ts';

/** One row of the Work Experience Sheet, the attachment to CS Form No. 212. */
export interface WorkEntry {
  duration: string;
  position: string;
  office: string;
  supervisor: string;
  agency: string;
  accomplishments: string[];
  duties: string;
}

type Work = SheetOnPaper['work'][number];

/** The rows on which something of the sheet was written, the latest first as they come. */
export function workExperienceEntries(sheet: SheetOnPaper): WorkEntry[] {
  return sheet.work.filter(isTold).map((one) => ({
    duration: [formatMonth(one.from), one.to === null ? 'Present' : formatMonth(one.to)].filter(Boolean).join(' – '),
    position: oneLine(one.position),
    office: oneLine(one.office_unit),
    supervisor: oneLine(one.supervisor),
    agency: agencyOf(one),
    accomplishments: one.accomplishments.map(oneLine).filter(Boolean),
    duties: one.duties.trim(),
  }));
}

function isTold(one: Work): boolean {
  // Office and place of work in the university come from the record: they are there though nobody wrote of it.
  const place = one.is_internal ? [] : [one.office_unit, one.agency_place];
  return [...place, one.supervisor, one.duties, ...one.accomplishments].some((text) => text.trim() !== '');
}

/** The agency and where it is; who wrote its name again with the place has it once. */
function agencyOf(one: Work): string {
  const [company, place] = [oneLine(one.company), oneLine(one.agency_place)];
  return place.toLowerCase().startsWith(company.toLowerCase()) ? place : [company, place].filter(Boolean).join(', ');
}

/** 'Jun 2019', as the instructions of the sheet want a month. */
function formatMonth(date: string | null): string {
  return date === null ? '' : Temporal.PlainDate.from(date).toLocaleString('en', { month: 'short', year: 'numeric' });
}
