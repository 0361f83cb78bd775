import { useMediaQuery } from '@mantine/hooks';

/** Whether a finger presses what is shown, so that the wheels of its own system serve better than a calendar to type into. */
export function useIsTouch(): boolean {
  return useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
}
