import { opens } from '@talaan/kernel/contract/groups.ts';
import { call } from '@talaan/kernel/web/calls/call.ts';
import type { Find } from '@talaan/kernel/web/search-finder.ts';
import { findPersonnel } from '../contract.ts';

/** People by name or number: their record where one may open it, otherwise their attendance. */
export const find: Find = async (term, views, signal) => {
  const { personnel } = await call(findPersonnel, { query: { term }, signal });
  return personnel.map(({ id, fullname, idno, office }) => ({
    id,
    label: fullname,
    description: [idno, office].filter(Boolean).join(' · '),
    path: opens('PERSONNELS', views) ? `/personnels/${id}` : `/edats/personnel/${id}`,
  }));
};
