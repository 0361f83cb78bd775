import { useLocalStorage } from '@mantine/hooks';

type Density = 'compact' | 'comfortable';

/** How high the rows of all lists are, remembered on this device. */
export function useDensity() {
  return useLocalStorage<Density>({ key: 'talaan.density', defaultValue: 'compact', getInitialValueInEffect: false });
}
