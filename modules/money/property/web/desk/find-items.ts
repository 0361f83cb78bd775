import { call } from '@talaan/kernel/web/calls/call.ts';
import type { Find } from '@talaan/kernel/web/search-finder.ts';
import { listItems } from '../../contract/items.ts';
import { itemFlow } from '../../workflow.ts';

const A_FEW = 5;

/** Items by number, serial, words and holder, as their list finds them; the code of a sticker is the number. */
export const find: Find = async (term, _views, signal) => {
  const { items } = await call(listItems, { query: { per_page: A_FEW, term }, signal });
  return items.map(({ id, property_no: number, article, holder, state, serial }) => ({
    id,
    label: `${number} ${article}`,
    description: [itemFlow.words[state], holder, serial].filter(Boolean).join(' · '),
    path: `/property/items/${id}`,
  }));
};
