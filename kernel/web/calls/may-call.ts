import { createContext, useContext } from 'react';
import type { Endpoint } from '../../contract/endpoint.ts';

/** The view groups of the user, upper-cased, and those of them that are held over the whole university. */
export interface CallerViews {
  allowed_views: readonly string[];
  university_views: readonly string[];
}

/** Who uses the screens, from apps/web; nobody before signing in. */
export const Caller = createContext<CallerViews | undefined>(undefined);

/** What opens a call. */
export type CallAccess = Pick<Endpoint, 'access' | 'reach'>;

/** Whether the roles of the user open a call at all: its button is not offered to others. A call about the whole university needs a role over all of it. */
export function useMayCall(call: CallAccess): boolean {
  return useMayCalls()(call);
}

/** The same for calls that are known later. */
export function useMayCalls(): (call: CallAccess) => boolean {
  const caller = useContext(Caller);
  return ({ access, reach }) => {
    if (typeof access === 'string') return true;
    const views = (reach === 'university' ? caller?.university_views : caller?.allowed_views) ?? [];
    return access.some((group) => views.includes(group));
  };
}
