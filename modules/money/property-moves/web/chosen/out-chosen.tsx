import { Navigate } from 'react-router';
import type { ActProps } from '@talaan/property/web/desk/items/item-action.ts';

/** Leads to the form of a transfer to another agency with these items. */
export function OutChosen({ items }: Pick<ActProps, 'items'>) {
  return <Navigate to={`/property/transfers/out?items=${items.map(({ id }) => id).join()}`} />;
}
