import { addYears } from './appointment-checks.ts';

/** Domain, section 3.1, item 3: who is on record is 15 to 100 years old, and was born before service began. */
export function checkBirth(birthDate: string, { today, firstDay }: { today: string; firstDay: string | null }): string | undefined {
  if (birthDate >= today) return 'The date of birth must lie in the past.';
  if (addYears(birthDate, 100) < today) return 'A person on record cannot be older than 100 years. Check the year of birth.';
  if (addYears(birthDate, 15) > today) return 'A person on record cannot be younger than 15 years. Check the year of birth.';
  if (firstDay !== null && firstDay <= birthDate) return `Service began on ${firstDay}, which would be before birth.`;
  return undefined;
}

/** Nobody is hired before they are born; dates that are not known hold nothing against each other. */
export function checkHired(hiredOn: string | null, birthDate: string | null): string | undefined {
  if (hiredOn === null || birthDate === null || hiredOn > birthDate) return undefined;
  return 'The day of hiring must lie after the day of birth.';
}
