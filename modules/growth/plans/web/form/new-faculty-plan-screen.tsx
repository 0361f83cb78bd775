import { NewPlan } from './new-plan.tsx';

/** The plan of a faculty member, or of a unit by its head, for five years. */
export function Screen() {
  return <NewPlan kind="FACULTY" title="New faculty development plan" />;
}
