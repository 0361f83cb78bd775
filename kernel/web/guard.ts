import { opens } from '../contract/groups.ts';
import type { Screen } from './screen.ts';

/** Screens without sign-in (specification, section 2; registration and the first set-up belong to it; anyone who holds a paper verifies it, and anyone who brought one tracks it; the privacy notice is for all; property is counted where there is no network, by calls that ask for the session). The description of the calls asks its call who may read it. */
const OPEN_PATHS = new Set([
  '/login',
  '/forgot_password',
  '/verify_token',
  '/register',
  '/confirm_registration',
  '/invitation',
  '/setup',
  '/apply_now',
  '/application_page',
  '/verify_social_oauth',
  '/503',
  '/schedule_response',
  '/androidLogs',
  '/property/counting',
  '/verify/{code?}',
  '/track/{code?}',
  '/privacy-notice',
  '/rate/{token}',
  '/api/docs',
]);

/** Who looks at screens: what they may view. */
export interface Visitor {
  allowed_views: readonly string[];
  /** Those of them that are held over the whole university. */
  university_views?: readonly string[];
  /** Those of them that are held over a campus or the whole university. */
  campus_views?: readonly string[];
  /** Whether the menu shows what is left of the set-up. */
  setting_up?: boolean;
  /** No employee: the screens of the default groups that need a record of service do not open. */
  applicant_only?: boolean;
  /** Their record; null for an account without one, such as that of an auditor: what is about oneself is not offered. */
  personnel?: object | null;
}

type Opened = Pick<Screen, 'path' | 'group' | 'readers' | 'overseers' | 'reach' | 'applicants'>;

/** Views and the default groups open a screen (specification, section 6); to an applicant a default group opens what applicants use (decision 231). */
export function mayOpen(screen: Opened, visitor: Visitor): boolean {
  const { allowed_views: allowed, university_views: overAll = [], campus_views: overCampus = [] } = visitor;
  const { group, readers = [], overseers = [], reach } = screen;
  if (visitor.applicant_only && opens(group, []) && !screen.applicants && !isOpenToAll(screen)) return false;
  return (
    [group, ...readers].some((one) => opens(one, reach === 'university' ? overAll : allowed)) ||
    overseers.some((one) => opens(one, overCampus))
  );
}

/** Whether menu and landing offer a screen: nothing of oneself to an account without a record, which reads on the page why it is empty. */
export function isOffered(screen: Opened & Pick<Screen, 'menu'>, visitor: Visitor): boolean {
  return mayOpen(screen, visitor) && !(visitor.personnel === null && screen.menu?.group === 'Me');
}

export function isOpenToAll(screen: Pick<Screen, 'path'>): boolean {
  return OPEN_PATHS.has(screen.path);
}

/** Where somebody who opens a screen must go instead, or undefined where it opens. */
export function detourFrom(screen: Opened, address: string, visitor: Visitor | undefined): string | undefined {
  if (!visitor) return isOpenToAll(screen) ? undefined : loginPath(address);
  if (screen.path === '/login') return '/';
  return mayOpen(screen, visitor) ? undefined : '/404';
}

/** Visitors keep their way; page not found is none, and leads home. */
export function loginPath(address: string): string {
  return `/login?redirect=${encodeURIComponent(address === '/404' ? '/' : address)}`;
}

/** The maintenance page, which leads back by itself. */
export function closedPath(address: string): string {
  return `/503?redirect=${encodeURIComponent(address)}`;
}

const HERE = 'http://here.invalid';

/** Only a path of this site: an address given by somebody else must not lead elsewhere. Read as browsers read it, which pass over tabs and take `\` for `/`. */
export function safeRedirect(wanted: string | null): string {
  const read = wanted?.startsWith('/') && URL.canParse(wanted, HERE) ? new URL(wanted, HERE) : null;
  return wanted && read?.origin === HERE && !read.pathname.startsWith('//') ? wanted : '/';
}

/** Where / leads: for an applicant the first of their menu; the default landing, else the dashboard, else the first menu item that one may open, else their own account. */
export function landingPath(screens: readonly Screen[], visitor: Visitor): string {
  const open = screens.filter((screen) => isOffered(screen, visitor));
  const landing =
    (visitor.applicant_only ? applicantMenu(open)[0] : undefined) ??
    open.find((screen) => screen.path === '/memorandum_circular') ??
    open.find((screen) => screen.path === '/dashboard') ??
    open.find((screen) => screen.menu) ??
    open.find((screen) => screen.path === '/profile/account/settings');
  return landing?.path ?? '/404';
}

/** Of these the screens in the menu of applicants, in its order. */
export function applicantMenu(open: readonly Screen[]): Screen[] {
  return open
    .filter(({ applicants }) => applicants?.order !== undefined)
    .toSorted((one, other) => one.applicants!.order! - other.applicants!.order!);
}
