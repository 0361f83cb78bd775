import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, redirect } from 'react-router';
import { readVisitor } from '@talaan/identity/web/current-user.ts';
import { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { readAheadWith } from '@talaan/kernel/web/calls/read-ahead.ts';
import { closedPath, isOpenToAll, landingPath, loginPath } from '@talaan/kernel/web/guard.ts';
import { contributedBy } from '@talaan/kernel/contract/contributions.ts';
import { shellParts } from '@talaan/kernel/web/shell-part.ts';
import { screenRoute } from '@talaan/kernel/web/router.ts';
import { BrokenScreen } from './broken-screen.tsx';
import { Broken } from './broken.tsx';
import { FrameMeanwhile } from './frame-meanwhile.tsx';
import { modules } from './modules.ts';
import { Root } from './root.tsx';
import { screens } from './screens.ts';

/** Every screen behind the guard; those that need a session inside the shell. */
export function makeRouter(queries: QueryClient) {
  const visitor = () => readVisitor(queries);
  const readAhead = readAheadWith({ queries, contributed: (point) => contributedBy(modules, point) });
  const goHome = async () => {
    try {
      const user = await visitor();
      return redirect(user ? landingPath(screens, user) : loginPath('/'));
    } catch (failure) {
      if (failure instanceof ApiError && failure.isClosed) return redirect(closedPath('/'));
      throw failure;
    }
  };
  const routes = (open: boolean) =>
    screens.filter((screen) => isOpenToAll(screen) === open).map((screen) => screenRoute(screen, visitor, readAhead));
  return createBrowserRouter([
    {
      Component: Root,
      HydrateFallback: FrameMeanwhile,
      ErrorBoundary: Broken,
      children: [
        { path: '/', loader: goHome, Component: () => null },
        ...routes(true),
        { lazy: openShell, ErrorBoundary: Broken, children: [{ ErrorBoundary: BrokenScreen, children: routes(false) }] },
        { path: '*', loader: () => redirect('/404'), Component: () => null },
      ],
    },
  ]);
}

/** The shell and its parts load together, so that none comes after the others. */
async function openShell() {
  const [{ Shell }] = await Promise.all([import('./shell/shell.tsx'), ...contributedBy(modules, shellParts).map(({ load }) => load())]);
  return { Component: Shell };
}
