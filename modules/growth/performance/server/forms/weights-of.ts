import { chooseWeights } from '../../rules/form/choose-weights.ts';
import type { FormWeights } from '../../rules/form/weights.ts';
import type { TermsOfPeriod } from '../settings/read-terms.ts';
import type { FoundForm } from './find-form.ts';

/** The weights of a form by the terms of its period. */
export function weightsOf(
  form: Pick<FoundForm, 'form' | 'rank' | 'designation_share' | 'period'>,
  { weights }: TermsOfPeriod,
): FormWeights {
  return chooseWeights(weights, form, form.period.from);
}
