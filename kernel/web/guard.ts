import { opens } from '../contract/groups.ts';
import type { Screen } from './screen.ts';

/** Screens without sign-in (specification, section 2; the published vacancy by screens.csv). The description of the calls asks its call who may read it. */
const OPEN_PATHS = new Set([
  '/login',
  '/forgot_password',
  '/verify_token',
  '/apply_now',
  '/application_page',
  '/verify_social_oauth',
  '/503',
  '/schedule_response',
  '/androidLogs',
  '/jobs/preview/{code}',
  '/api/docs',
]);

export function isOpenToAll(screen: Pick<Screen, 'path'>): boolean {
  return OPEN_PATHS.has(screen.path);
}

/** Where somebody who opens a screen must go instead, or undefined where it opens. */
export function detourFrom(
  screen: Pick<Screen, 'path' | 'group'>,
  address: string,
  visitor: { allowed_views: readonly string[] } | undefined,
): string | undefined {
  if (!visitor) return isOpenToAll(screen) ? undefined : loginPath(address);
  if (screen.path === '/login') return '/';
  return opens(screen.group, visitor.allowed_views) ? undefined : '/404';
}

export function loginPath(address: string): string {
  return address === '/' || address === '/404' ? '/login' : `/login?redirect=${encodeURIComponent(address)}`;
}

/** Only a path of this site: an address given by somebody else must not lead elsewhere. */
export function safeRedirect(wanted: string | null): string {
  return wanted && /^\/(?![/\\])/.test(wanted) ? wanted : '/';
}

/** Where / leads: the default landing, else the dashboard, else the first menu item that one may open. */
export function landingPath(screens: readonly Screen[], allowedViews: readonly string[]): string {
  const mayOpen = (screen: Screen) => opens(screen.group, allowedViews);
  const landing =
    screens.find((screen) => screen.path === '/memorandum_circular') ??
    screens.find((screen) => screen.path === '/dashboard') ??
    screens.find((screen) => screen.menu && mayOpen(screen));
  return landing?.path ?? '/404';
}
