import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';

/** Which segment the address opens beside the screen: its number, `new`, or none. */
export function useSegment() {
  const { search, change } = useAddress();
  const open = (segment: number | 'new' | null) => change({ segment });
  return { segment: search.get('segment'), open };
}
