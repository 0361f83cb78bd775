import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, redirect } from 'react-router';
import { readVisitor } from '@talaan/identity/web/current-user.ts';
import { ApiError } from '@talaan/kernel/web/api-error.ts';
import { closedPath, isOpenToAll, landingPath, loginPath } from '@talaan/kernel/web/guard.ts';
import { screenRoute } from '@talaan/kernel/web/router.ts';
import { Broken } from './broken.tsx';
import { Root } from './root.tsx';
import { screens } from './screens.ts';

/** Every screen behind the guard; those that need a session inside the shell. */
export function makeRouter(queries: QueryClient) {
  const visitor = () => readVisitor(queries);
  const goHome = async () => {
    try {
      const user = await visitor();
      return redirect(user ? landingPath(screens, user) : loginPath('/'));
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 503) return redirect(closedPath('/'));
      throw failure;
    }
  };
  const routes = (open: boolean) => screens.filter((screen) => isOpenToAll(screen) === open).map((screen) => screenRoute(screen, visitor));
  return createBrowserRouter([
    {
      Component: Root,
      HydrateFallback: () => null,
      ErrorBoundary: Broken,
      children: [
        { path: '/', loader: goHome, Component: () => null },
        ...routes(true),
        { lazy: async () => ({ Component: (await import('./shell/shell.tsx')).Shell }), ErrorBoundary: Broken, children: routes(false) },
        { path: '*', loader: () => redirect('/404'), Component: () => null },
      ],
    },
  ]);
}
