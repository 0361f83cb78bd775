import { NewPlan } from './new-plan.tsx';

/** The plan of a member of the staff, or of a unit by its chief, for three years. */
export function Screen() {
  return <NewPlan kind="ADMINISTRATIVE" title="New administrative development plan" />;
}
