import { useLocalStorage } from '@mantine/hooks';
import { useLocation } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { mayOpen } from '@talaan/kernel/web/guard.ts';
import { useViewAt, type ShownView } from '@talaan/kernel/web/heading.ts';
import { screenAt } from '@talaan/kernel/web/router.ts';
import type { Screen } from '@talaan/kernel/web/screen.ts';
import { screens } from '../screens.ts';

/** More would push the groups of the menu out of sight. */
export const MOST_PINS = 8;

/** What stands in the place of a screen: not found, closed. */
const NO_SCREENS: readonly string[] = ['404', 'DEFAULT'];

interface Pin {
  path: string;
  /** The view of a list; absent where the screen itself is pinned. */
  view?: ShownView;
}

/** A pin as the menu shows it. */
export interface ShownPin extends Pin {
  screen: Screen;
  label: string;
  address: string;
}

/** What an account has pinned to the menu in this browser: screens and views of lists, never records, whose names are about people. */
export function usePins() {
  const user = useCurrentUser();
  const [kept, setKept] = useLocalStorage<Pin[]>({ key: `talaan.pins:${user.id}`, defaultValue: [], getInitialValueInEffect: false });
  const { pathname } = useLocation();
  const view = useViewAt(pathname);
  const here = pinOf(pathname, view);
  const pins = kept.flatMap((pin): ShownPin[] => {
    const screen = screenAt(screens, pin.path);
    if (!screen || !mayOpen(screen, user)) return [];
    const query = pin.view ? `?${new URLSearchParams({ list_view: pin.view.key })}` : '';
    return [{ ...pin, screen, label: pin.view ? `${screen.title}: ${pin.view.name}` : screen.title, address: `${pin.path}${query}` }];
  });
  return {
    pins,
    /** The open screen or view; undefined where it cannot be pinned. */
    here,
    isPinned: here !== undefined && pins.some((pin) => isSame(pin, here)),
    toggle: () => {
      if (!here) return;
      // What an account may not open any more gives its place back.
      const others = kept.filter((pin) => pins.some((shown) => isSame(shown, pin)) && !isSame(pin, here));
      setKept(pins.some((pin) => isSame(pin, here)) ? others : [...others, here].slice(-MOST_PINS));
    },
  };
}

function pinOf(pathname: string, view: ShownView | undefined): Pin | undefined {
  const screen = screenAt(screens, pathname);
  if (!screen || NO_SCREENS.includes(screen.group)) return undefined;
  const path = screen.path.replaceAll(/\/\{\w+\?\}/g, '');
  if (path.includes('{')) return undefined;
  return view ? { path, view } : { path };
}

function isSame(one: Pin, other: Pin): boolean {
  return one.path === other.path && one.view?.key === other.view?.key;
}
