import { call } from '@talaan/kernel/web/calls/call.ts';
import type { Find } from '@talaan/kernel/web/search-finder.ts';
import { findItems } from '../../contract/items.ts';

/** Items by property number (as the sticker says it), serial number and words. */
export const find: Find = async (term, _views, signal) => {
  const { items } = await call(findItems, { query: { term }, signal });
  return items.map(({ id, property_no: number, article, serial, holder }) => ({
    id,
    label: `${article} ${number}`,
    description: [serial && `serial no. ${serial}`, holder ?? 'in stock'].filter(Boolean).join(' · '),
    path: `/property/items/${id}`,
  }));
};
