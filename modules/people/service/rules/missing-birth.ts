/** What a service record certifies of the birth and the personnel record lacks, as `date and place of birth`; empty where nothing is missing. */
export function missingOn({ birth_date, birth_place }: { birth_date: string | null; birth_place: string }): string {
  const missing = [birth_date === null && 'date', birth_place.trim() === '' && 'place'].filter((part) => part !== false);
  return missing.length === 0 ? '' : `${missing.join(' and ')} of birth`;
}

/** Why the record is not issued, and where to fill in what is missing; null where it can be. */
export function whyNotIssued(birth: { birth_date: string | null; birth_place: string }): string | null {
  const missing = missingOn(birth);
  if (missing === '') return null;
  return `The service record certifies the ${missing}, which is empty. Fill it in on the personnel record, under Birth, from the birth certificate.`;
}
