import { Fragment, useEffect, useMemo } from 'react';
import { MantineProvider } from '@mantine/core';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useCurrentUserIfAny } from '@talaan/identity/web/current-user.ts';
import { useSpeakAsAccount } from '@talaan/identity/web/language/use-speak-as-account.ts';
import { Caller } from '@talaan/kernel/web/calls/may-call.ts';
import { useLanguage } from '@talaan/kernel/web/language.ts';
import { WebModules } from '@talaan/kernel/web/module.ts';
import { OfflineBanner } from '@talaan/kernel/web/offline-banner.tsx';
import { useFollowLinks, usePrefetchOnHover, useScreenTitle } from '@talaan/kernel/web/router.ts';
import { readableColors, themeFor } from '@talaan/kernel/web/theme.ts';
import { clearErrors, Toasts } from '@talaan/kernel/web/toasts.ts';
import { useBrand } from '@talaan/organization/web/brand.ts';
import { useKeptApp } from './pocket/use-kept-app.ts';
import { useAppFace } from './pocket/use-app-face.ts';
import { DemoMark } from './demo-mark.tsx';
import { modules } from './modules.ts';
import { screens } from './screens.ts';

/**
 * What surrounds every screen: the campus's colours, toasts and the word that one is offline. It is made once for each look: whatever
 * renders Mantine's provider anew renders every part of the page anew. In another language every part begins anew, so that each is said again.
 */
export function Root() {
  const user = useCurrentUserIfAny();
  const campus = user?.personnel?.department?.campus_id ?? 1;
  const { colour } = useBrand(campus);
  useAppFace(campus, colour);
  const language = useLanguage();
  // Here, where nothing begins anew: below, the choice before this one would be taken again.
  useSpeakAsAccount(user);
  return useMemo(
    () => (
      <MantineProvider theme={themeFor(campus, colour)} cssVariablesResolver={readableColors} defaultColorScheme="auto">
        <Toasts />
        <OfflineBanner />
        <DemoMark />
        <WebModules value={modules}>
          <Fragment key={language}>
            <OpenScreen />
          </Fragment>
        </WebModules>
        <ScrollRestoration />
      </MantineProvider>
    ),
    [campus, colour, language],
  );
}

function OpenScreen() {
  const user = useCurrentUserIfAny();
  const { pathname } = useLocation();
  useEffect(clearErrors, [pathname]);
  useScreenTitle();
  usePrefetchOnHover(screens);
  useFollowLinks(screens);
  useKeptApp(user);
  return (
    <Caller value={user}>
      <Outlet />
    </Caller>
  );
}
