import { KEEPERS } from '@talaan/property/contract/fields.ts';
import type { PropertyCall } from '@talaan/property/server/public.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';

/** A step of a request as property needs it: items say in whose place the custodian acts. */
export function keeping(call: StepCall): PropertyCall {
  return { ...call, groups: KEEPERS };
}
