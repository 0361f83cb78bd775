import { formatRating, type Rating } from '../rating.ts';
import type { RatedForm } from './rate-form.ts';

/**
 * How the final rating is computed, with the printed averages: `4.17 × 50 % + 4.00 × 30 % + 5.00 × 20 %`, or `(…) ÷ 80 %` where a function without
 * ratings gave its weight up. Null where nothing is rated. The rating itself is computed from unrounded averages.
 */
export function formatComputation({ parts }: Pick<RatedForm, 'parts'>): string | null {
  const sums = parts.flatMap(({ weight, average, groups }) =>
    average === null ? [] : [{ weight, text: formatSum(namedAverages(groups)) }],
  );
  if (sums.length === 0) return null;
  return formatSum(sums.length === 1 ? sums : sums.map(({ weight, text }) => ({ weight, text: text.includes(' ') ? `(${text})` : text })));
}

function namedAverages(groups: readonly { average: Rating | null; weight: number }[]): Term[] {
  return groups.flatMap(({ average, weight }) => (average === null ? [] : [{ text: formatRating(average), weight }]));
}

interface Term {
  text: string;
  weight: number;
}

function formatSum(terms: readonly Term[]): string {
  if (terms.length === 1) return terms[0]!.text;
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0);
  const sum = terms.map(({ text, weight }) => `${text} × ${weight} %`).join(' + ');
  return whole === 100 ? sum : `(${sum}) ÷ ${whole} %`;
}
