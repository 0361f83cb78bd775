import type { Screen } from './screen.ts';
import { screenAt } from './router.ts';

export interface Step {
  title: string;
  /** Absent for the group and for the screen itself. */
  path?: string;
}

/** The breadcrumb of an address: its group of the menu, the screens above it, itself. `from` is the address from which it was opened. */
export function trailTo(screens: readonly Screen[], pathname: string, from?: string): Step[] {
  const screen = screenAt(screens, pathname);
  if (!screen) return [];
  const above = screensAbove(screens, pathname, screen, from);
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
function screensAbove(screens: readonly Screen[], pathname: string, screen: Screen, from?: string): Screen[] {
  const segments = pathname.split('/').filter(Boolean);
  const above = segments
    .map((_, count) => screenAt(screens, `/${segments.slice(0, count).join('/')}`))
    .filter((one): one is Screen => one !== undefined && one !== screen && !one.path.includes('{'));
  if (above.length > 0 || screen.menu) return above;
  const paths = [screen.above ?? []].flat();
  const open = paths.flatMap((path) => screens.find((one) => one.path === path) ?? []);
  const named = open.find(({ path }) => path === from) ?? open[0];
  if (named) return [named];
  const list = screens.find((one) => one.menu && one.group === screen.group && one.path.split('/')[1] === segments[0]);
  return list ? [list] : [];
}
