import type { Screen } from './screen.ts';
import { screenAt } from './router.ts';

export interface Step {
  title: string;
  /** Absent for the section and for the screen itself. */
  path?: string;
}

/** The breadcrumb of an address: its section, the screens above it, itself. */
export function trailTo(screens: readonly Screen[], pathname: string): Step[] {
  const screen = screenAt(screens, pathname);
  if (!screen) return [];
  const above = screensAbove(screens, pathname, screen);
  const section = screen.menu ?? above.find((one) => one.menu)?.menu;
  return [
    ...(section ? [{ title: section }] : []),
    ...above.map((one) => ({ title: one.title, path: one.path })),
    { title: screen.title },
  ].filter((step, index, steps) => step.title !== steps[index + 1]?.title);
}

/** Screens at the beginning of the address; where there is none, the list of the same group and area. */
function screensAbove(screens: readonly Screen[], pathname: string, screen: Screen): Screen[] {
  const segments = pathname.split('/').filter(Boolean);
  const above = segments
    .map((_, count) => screenAt(screens, `/${segments.slice(0, count).join('/')}`))
    .filter((one): one is Screen => one !== undefined && one !== screen && !one.path.includes('{'));
  if (above.length > 0 || screen.menu) return above;
  const list = screens.find((one) => one.menu && one.group === screen.group && one.path.split('/')[1] === segments[0]);
  return list ? [list] : [];
}
