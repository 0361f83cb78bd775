import type { FilingCheck } from './check-filing.ts';
import type { RELATIONS } from '../details.ts';
import type { LeaveType } from '../leave-type.ts';

/** What is entered of an application beside its dates and papers; empty texts and null are not entered. */
export interface Details {
  place: 'PHILIPPINES' | 'ABROAD' | null;
  place_detail: string;
  foreign_authority: string;
  illness_place: string | null;
  illness: string;
  study_purpose: string | null;
  event_on: string | null;
  allocation: { relation: keyof typeof RELATIONS; relation_detail: string } | null;
}

type TypeOfDetails = Pick<LeaveType, 'name' | 'details' | 'event' | 'papers' | 'law'>;

/** Whether days of it may be allocated to another: the types that ask for the notice of allocation (RA 11210 Sec. 6). */
export function mayAllocate({ papers }: Pick<LeaveType, 'papers'>): boolean {
  return papers.some(({ when }) => when === 'ALLOCATED');
}

/** What a type asks for and is not entered, and what is entered and the type does not take (CS Form No. 6, boxes 6.A and 6.B). */
export function checkDetails(type: TypeOfDetails, entered: Details): FilingCheck[] {
  const found = [...missing(type, entered), ...notTaken(type, entered)];
  return found.map(([field, text, source = BOX]) => ({ no: 0, kind: 'block', field, text, source }));
}

type Found = [field: string, text: string, source?: string];

const BOX = 'CS Form No. 6, box 6.B';

function missing({ details, event, law }: TypeOfDetails, entered: Details): Found[] {
  const found: Found[] = [];
  if (details === 'PLACE' && entered.place === null) found.push(['place', 'Say whether it is spent within the Philippines or abroad.']);
  if (details === 'PLACE' && entered.place === 'ABROAD' && entered.place_detail === '') found.push(['place_detail', 'Enter the country.']);
  if (details === 'ILLNESS' && entered.illness_place === null)
    found.push(['illness_place', 'Say whether in hospital or as an out patient.']);
  if (details === 'WOMEN' && entered.illness === '') found.push(['illness', 'Enter the illness.']);
  if (details === 'STUDY' && entered.study_purpose === null) found.push(['study_purpose', 'Choose the purpose.']);
  if (event !== null && entered.event_on === null) found.push(['event_on', `Enter: ${event}.`, law]);
  return found;
}

function notTaken(type: TypeOfDetails, entered: Details): Found[] {
  const { name, details, event, law } = type;
  const found: Found[] = [];
  const leaveOut = (field: string, what: string, source?: string) => found.push([field, `${name} takes no ${what}; leave it out.`, source]);
  if (details !== 'PLACE') {
    if (entered.place !== null) leaveOut('place', 'place where it is spent');
    if (entered.place_detail !== '') leaveOut('place_detail', 'place where it is spent');
  }
  if (entered.foreign_authority !== '' && (details !== 'PLACE' || entered.place !== 'ABROAD'))
    found.push(['foreign_authority', 'An authority to travel is for leave that is spent abroad; leave it out.']);
  if (details !== 'ILLNESS' && entered.illness_place !== null) leaveOut('illness_place', 'hospital or out patient');
  if (details !== 'ILLNESS' && details !== 'WOMEN' && entered.illness !== '') leaveOut('illness', 'illness');
  if (details !== 'STUDY' && entered.study_purpose !== null) leaveOut('study_purpose', 'purpose of study');
  if (event === null && entered.event_on !== null) leaveOut('event_on', 'date of an event', law);
  if (entered.allocation !== null && !mayAllocate(type)) leaveOut('allocation', 'allocation of days to another', law);
  else if (entered.allocation?.relation === 'FATHER' && entered.allocation.relation_detail !== '')
    found.push(['allocation.relation_detail', 'How they are related is asked of another caregiver only; leave it out.', ALLOCATION]);
  return found;
}

const ALLOCATION = 'CS Form No. 6a';
