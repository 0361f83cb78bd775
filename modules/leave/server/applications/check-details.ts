import type { LeaveValues } from '../../contract/shapes.ts';
import type { FilingCheck } from '../../rules/check-filing.ts';
import type { LeaveType } from '../../rules/leave-type.ts';

/** What box 6.B of CS Form No. 6 asks of a type and is not entered. */
export function checkDetails({ details }: Pick<LeaveType, 'details'>, values: LeaveValues): FilingCheck[] {
  const missing: [string, string][] = [];
  if (details === 'PLACE' && values.place === null) missing.push(['place', 'Say whether it is spent within the Philippines or abroad.']);
  if (values.place === 'ABROAD' && values.place_detail === '') missing.push(['place_detail', 'Enter the country.']);
  if (details === 'ILLNESS' && values.illness_place === null)
    missing.push(['illness_place', 'Say whether in hospital or as an out patient.']);
  if (details === 'WOMEN' && values.illness === '') missing.push(['illness', 'Enter the illness.']);
  if (details === 'STUDY' && values.study_purpose === null) missing.push(['study_purpose', 'Choose the purpose.']);
  return missing.map(([field, text]) => ({ no: 0, kind: 'block', field, text, source: 'CS Form No. 6, box 6.B' }));
}
