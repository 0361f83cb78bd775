import { call } from '@talaan/kernel/web/calls/call.ts';
import type { Find } from '@talaan/kernel/web/search-finder.ts';
import { findPersonnel } from '@talaan/personnel/contract.ts';

/** People by name or number; each leads to the print of their daily time record of this month. */
export const find: Find = async (term, _views, signal) => {
  const { personnel } = await call(findPersonnel, { query: { term }, signal });
  return personnel.map(({ id, fullname, idno, office }) => ({
    id,
    label: `Print DTR of ${fullname}`,
    description: [idno, office].filter(Boolean).join(' · '),
    path: `/edats/personnel/${id}?print=dtr`,
  }));
};
