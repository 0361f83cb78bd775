import type { ElementName } from './elements.ts';
import type { PublishedStandard } from './read-standard.ts';

/** What a post asks of each element, in the words of its publication. */
export function askedOf({
  education,
  experience_years: years,
  experience,
  training_hours: hours,
  training,
  eligibility,
}: PublishedStandard): Record<ElementName, string> {
  return {
    education: education || 'Nothing is published',
    experience: years === null ? experience || 'Nothing is published' : formatYears(years, experience),
    training: hours === null ? training || 'Nothing is published' : hours === 0 ? 'None required' : `${hours} hours`,
    eligibility: eligibility || 'Nothing is published',
    special: 'Filipino citizen under 65 years; answers to questions 34 to 37',
  };
}

function formatYears(years: number, words: string): string {
  if (years === 0) return 'None required';
  return [`${years} ${years === 1 ? 'year' : 'years'}`, words].filter(Boolean).join(', ');
}
