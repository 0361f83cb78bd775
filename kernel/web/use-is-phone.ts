import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is that of a phone, where what can be done waits behind icons and rows are cards. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
}
