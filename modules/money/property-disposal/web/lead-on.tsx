import { Navigate } from 'react-router';
import type { ActProps } from '@talaan/property/web/desk/items/item-action.ts';

type Chosen = Pick<ActProps, 'items'>;

const listOf = (items: Chosen['items']) => items.map(({ id }) => id).join();

/** From chosen items to the form that takes them. */
export function DisposalChosen({ items }: Chosen) {
  return <Navigate to={`/property/disposals/new?items=${listOf(items)}`} />;
}

export function GatePassChosen({ items }: Chosen) {
  return <Navigate to={`/property/slips/new?type=GATE&items=${listOf(items)}`} />;
}

export function LoanChosen({ items }: Chosen) {
  return <Navigate to={`/property/slips/new?type=LOAN&items=${listOf(items)}`} />;
}
