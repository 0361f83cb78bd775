import { useEffect } from 'react';
import { redirect, useLocation, useMatches, useNavigate, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { ApiError } from './calls/api-error.ts';
import type { OpeningAddress, ReadAhead } from './calls/read-ahead.ts';
import { closedPath, detourFrom, isOpenToAll, type Visitor } from './guard.ts';
import { useHeadingAt } from './heading.ts';
import type { Screen } from './screen.ts';
import { say } from '../contract/say.ts';

type ReadVisitor = () => Promise<Visitor | undefined>;

/** What is answered within this time is drawn at once, without a skeleton before it; until then the screen before it stays. */
const SOON_MS = 100;

/** The path that was opened last: where only the rest of the address changes, the screen is there and asks itself. */
let openedLast: string | undefined;

/** A screen as a route: guarded before it opens, its code loaded when it is first opened, and what it reads first asked for meanwhile. */
export function screenRoute(
  screen: Screen,
  readVisitor: ReadVisitor,
  doReadAhead: (read: ReadAhead, address: OpeningAddress) => Promise<unknown>,
): RouteObject {
  const readFirst = async (address: OpeningAddress) => {
    const isOpen = address.pathname === openedLast;
    openedLast = address.pathname;
    if (isOpen) return;
    // That the code cannot be fetched is told by the route.
    const code = await screen.load().catch(() => undefined);
    if (code?.readAhead) await doReadAhead(code.readAhead, address);
  };
  return {
    path: routePath(screen.path),
    handle: screen,
    loader: async ({ request, params }: LoaderFunctionArgs) => {
      const { pathname, search, searchParams } = new URL(request.url);
      const detour = await readVisitor().then(
        (visitor) => detourFrom(screen, pathname + search, visitor),
        (failure: unknown) => detourWhenClosed(screen, pathname + search, failure),
      );
      if (detour) return redirect(detour);
      await Promise.race([readFirst({ pathname, params, search: searchParams }), after(SOON_MS)]);
      return null;
    },
    lazy: async () => ({ Component: (await loadCode(screen)).Screen }),
  };
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}

/** The code of a screen could not be fetched: the line is cut, or a newer version has replaced it. */
export class CodeNotLoaded extends Error {}

async function loadCode(screen: Screen) {
  try {
    return await screen.load();
  } catch (cause) {
    throw new CodeNotLoaded(`The code of ${screen.path} did not load`, { cause });
  }
}

/** Under maintenance and without a network nobody was verified: what needs no session opens, so that an administrator can sign in and a kiosk works. */
function detourWhenClosed(screen: Screen, address: string, failure: unknown): string | undefined {
  if (!(failure instanceof ApiError)) throw failure;
  if (isOpenToAll(screen) && (failure.isClosed || failure.status === 0)) return undefined;
  if (!failure.isClosed) throw failure;
  return closedPath(address);
}

/** The specification's `{id}` and `{view?}` as the router's `:id` and `:view?`. */
export function routePath(path: string): string {
  return path.replace(/\{(\w+)(\??)\}/g, ':$1$2');
}

/** The screen that an address opens; a fixed word wins over a parameter. Asked for many links at each rendering: only those that begin alike are looked at. */
export function screenAt(screens: readonly Screen[], pathname: string): Screen | undefined {
  const segments = segmentsOf(pathname.toLowerCase());
  let found: Pattern | undefined;
  for (const pattern of patternsOf(screens).get(segments[0] ?? '') ?? [])
    if (matches(pattern.parts, segments) && (!found || pattern.parameters < found.parameters)) found = pattern;
  return found?.screen;
}

interface Pattern {
  screen: Screen;
  parts: readonly string[];
  parameters: number;
}

const patterns = new WeakMap<readonly Screen[], ReadonlyMap<string, readonly Pattern[]>>();

/** By their first word, which is never a parameter. */
function patternsOf(screens: readonly Screen[]): ReadonlyMap<string, readonly Pattern[]> {
  const known = patterns.get(screens);
  if (known) return known;
  const made = screens.map((screen): Pattern => {
    const parts = segmentsOf(screen.path.toLowerCase());
    return { screen, parts, parameters: screen.path.split('{').length };
  });
  const byFirst = Map.groupBy(made, ({ parts }) => parts[0] ?? '');
  patterns.set(screens, byFirst);
  return byFirst;
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  if (segments.length > pattern.length) return false;
  return pattern.every((part, at) => (part.startsWith('{') ? at < segments.length || part.endsWith('?}') : part === segments[at]));
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

export function useCurrentScreen(): Screen | undefined {
  return useMatches().at(-1)?.handle as Screen | undefined;
}

/** The tab's title is the screen's; that of one of many records begins with its name. */
export function useScreenTitle(): void {
  const screen = useCurrentScreen();
  const heading = useHeadingAt(useLocation().pathname);
  const name = screen?.path.includes('{') && heading !== say(screen.title) ? heading : undefined;
  useEffect(() => {
    if (screen) document.title = name ? `${name} – ${say(screen.title)}` : say(screen.title);
  }, [screen, name]);
}

/** Loads a screen's code when a link to it is hovered or focused. */
export function usePrefetchOnHover(screens: readonly Screen[]): void {
  useEffect(() => {
    const prefetch = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
      // A failed prefetch is no trouble: opening the screen tries again and says so.
      if (link)
        // A link within a drawing has no parts of its address.
        screenAt(screens, new URL(link.getAttribute('href')!, location.href).pathname)
          ?.load()
          .catch(() => undefined);
    };
    addEventListener('pointerover', prefetch);
    addEventListener('focusin', prefetch);
    return () => {
      removeEventListener('pointerover', prefetch);
      removeEventListener('focusin', prefetch);
    };
  }, [screens]);
}

/**
 * Follows plain links within the app. The router's own `Link` is drawn anew at each step of a navigation; with forty in the menu and fifty in a list
 * that is most of the time of an opening (decision 309).
 */
export function useFollowLinks(screens: readonly Screen[]): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      if (!link || !isOpenedHere(event, link)) return;
      const address = link.getAttribute('href')!;
      // The other addresses are files of the server.
      if (!screenAt(screens, new URL(address, location.href).pathname)) return;
      event.preventDefault();
      void navigate(address);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, screens]);
}

/** Not by a key or a button that opens it elsewhere, and not where another listener has handled the click. */
function isOpenedHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  return (link.target === '' || link.target === '_self') && !link.hasAttribute('download');
}
