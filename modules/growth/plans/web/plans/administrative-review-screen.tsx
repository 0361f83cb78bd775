import { CommitteePlans } from './committee-plans.tsx';

/** Plans of staff: those that wait, all, and what they come to. */
export function Screen() {
  return <CommitteePlans kind="ADMINISTRATIVE" title="Administrative development plan review" />;
}
