import type { Screen } from './screen.ts';
import { screenAt } from './router.ts';

export interface Step {
  title: string;
  /** Absent for the group and for the screen itself. */
  path?: string;
}

/** The breadcrumb of an address: its group of the menu, the screens above it, itself. */
export function trailTo(screens: readonly Screen[], pathname: string): Step[] {
  const screen = screenAt(screens, pathname);
  if (!screen) return [];
  const above = screensAbove(screens, pathname, screen);
  const group = [...above, screen].find((one) => one.menu)?.menu?.group;
  return [
    ...(group && group !== 'Top' ? [{ title: group }] : []),
    ...above.map((one) => ({ title: one.title, path: one.path })),
    { title: screen.title },
  ].filter((step, index, steps) => step.title !== steps[index + 1]?.title);
}

/** The screen of the menu that an address belongs to: its own, or the nearest above it. */
export function menuScreenOf(screens: readonly Screen[], pathname: string): Screen | undefined {
  const screen = screenAt(screens, pathname);
  if (!screen || screen.menu) return screen;
  return screensAbove(screens, pathname, screen).findLast((one) => one.menu);
}

/** Screens at the beginning of the address; where there is none, the list of the same group and area. */
function screensAbove(screens: readonly Screen[], pathname: string, screen: Screen): Screen[] {
  const segments = pathname.split('/').filter(Boolean);
  const above = segments
    .map((_, count) => screenAt(screens, `/${segments.slice(0, count).join('/')}`))
    .filter((one): one is Screen => one !== undefined && one !== screen && !one.path.includes('{'));
  if (above.length > 0 || screen.menu) return above;
  const named = screens.find((one) => one.path === screen.above);
  if (named) return [named];
  const list = screens.find((one) => one.menu && one.group === screen.group && one.path.split('/')[1] === segments[0]);
  return list ? [list] : [];
}
