import type { Position } from '../../contract/positions.ts';

/** '2 years, relevant'; 'None required'; a dash where nothing is said. */
export function formatExperience({ experience_years: years, experience }: Pick<Position, 'experience_years' | 'experience'>): string {
  if (years === null) return experience || '—';
  if (years === 0) return 'None required';
  return [`${years} ${years === 1 ? 'year' : 'years'}`, experience].filter(Boolean).join(', ');
}

export function formatTraining({ training_hours: hours }: Pick<Position, 'training_hours'>): string {
  if (hours === null) return '—';
  return hours === 0 ? 'None required' : `${hours} hours`;
}
