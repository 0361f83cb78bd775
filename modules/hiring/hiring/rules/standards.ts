/** Qualification standards as a request copies them from an item or a position; numbers are minimums, null where nothing is said. */
export interface Standards {
  education: string;
  experience_years: number | null;
  experience: string;
  training_hours: number | null;
  training: string;
  eligibility: string;
  competency: string;
}

/** The standards in which two differ, in words; empty where they are the same. */
export function differingStandards(one: Standards, other: Standards): string[] {
  const differs = (...names: (keyof Standards)[]) => names.some((name) => one[name] !== other[name]);
  return [
    ...(differs('education') ? ['education'] : []),
    ...(differs('experience_years', 'experience') ? ['experience'] : []),
    ...(differs('training_hours', 'training') ? ['training'] : []),
    ...(differs('eligibility') ? ['eligibility'] : []),
    ...(differs('competency') ? ['competency'] : []),
  ];
}

/** The standards as labels and values, as screens and the printed request have them. */
export function formatStandards(standards: Standards): [label: string, value: string][] {
  const { experience_years: years, training_hours: hours } = standards;
  return [
    ['Education', standards.education || 'Not stated'],
    ['Experience', formatLeast(years, years === 1 ? 'year' : 'years', standards.experience)],
    ['Training', formatLeast(hours, hours === 1 ? 'hour' : 'hours', standards.training)],
    ['Eligibility', standards.eligibility || 'Not stated'],
    ['Competency', standards.competency || 'Not stated'],
  ];
}

function formatLeast(least: number | null, unit: string, kind: string): string {
  if (least === null) return kind || 'Not stated';
  if (least === 0) return 'None required';
  return `${least} ${unit}${kind ? ` of ${kind.charAt(0).toLowerCase()}${kind.slice(1)}` : ''}`;
}
