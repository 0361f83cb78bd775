import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readChoices } from '../../contract/desk.ts';

/** Accounts, fund clusters, thresholds and suppliers, as forms offer them; undefined while they load. */
export function useChoices() {
  return useCall(readChoices, {}).data;
}
