import { NewPlan } from './new-plan.tsx';

/** One's own plan for a year. */
export function Screen() {
  return <NewPlan kind="INDIVIDUAL" title="New development plan" />;
}
