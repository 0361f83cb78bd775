import { useLocalStorage } from '@mantine/hooks';

/** Whether the menu of a desk is open; a screen that needs the whole width may fold it. Remembered, and the same wherever it is asked. */
export function useMenuOpen() {
  return useLocalStorage({ key: 'talaan.sidebar', defaultValue: true, getInitialValueInEffect: false });
}
