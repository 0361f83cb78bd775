import { CommitteePlans } from './committee-plans.tsx';

/** Faculty plans: those that wait, all, and what they come to. */
export function Screen() {
  return <CommitteePlans kind="FACULTY" title="Faculty development plan review" />;
}
