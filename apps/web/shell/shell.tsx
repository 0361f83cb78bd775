import { useEffect, useState } from 'react';
import { AppShell, Progress } from '@mantine/core';
import { useDisclosure, useHotkeys, useMediaQuery } from '@mantine/hooks';
import { ModalsProvider } from '@mantine/modals';
import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { welcome } from '@talaan/identity/contract.ts';
import { followSignOut } from '@talaan/identity/web/current-user.ts';
import { setClock } from '@talaan/kernel/web/calls/clock.ts';
import { keptSince } from '@talaan/kernel/web/calls/kept-answers.ts';
import { startRealtime } from '@talaan/kernel/web/calls/realtime.ts';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';
import { Together, useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { useMenuOpen } from '@talaan/kernel/web/use-menu-open.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { Parts } from './parts.tsx';
import { ShellKeys } from './shell-keys.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

const SearchEverything = shownLater(async () => (await import('./search-everything.tsx')).SearchEverything);

/** What stands around every screen of somebody signed in. */
export function Shell() {
  const [isOpen, setOpen] = useMenuOpen();
  const [drawer, { toggle, close }] = useDisclosure();
  const isDesk = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false });
  const { pathname } = useLocation();
  const [searches, setSearches] = useState(0);
  const search = () => setSearches(searches + 1);
  // Once it is there, the search hears its keys itself.
  useHotkeys(searches === 0 ? [['mod+K', search]] : [], []);
  useEffect(followSignOut, []);
  useEffect(close, [close, pathname]);

  return (
    <ModalsProvider labels={{ confirm: 'Confirm', cancel: 'Cancel' }}>
      <AppShell
        padding={{ base: 'sm', sm: 'lg' }}
        header={{ height: 48 }}
        layout="alt"
        transitionDuration={150}
        navbar={{ width: 248, breakpoint: '64em', collapsed: { mobile: !drawer, desktop: !isOpen } }}
      >
        <a href="#content" className="skip-link">
          {say('Skip to the content')}
        </a>
        <AppShell.Header>
          <TopBar onMenu={isDesk ? () => setOpen(!isOpen) : toggle} isMenuOpen={isDesk ? isOpen : drawer} onSearch={search} />
          <Opening />
        </AppShell.Header>
        <AppShell.Navbar component="nav" aria-label={say('Screens')} className="sidebar" inert={!(isDesk ? isOpen : drawer)}>
          <Sidebar onClose={isDesk ? undefined : close} />
        </AppShell.Navbar>
        <AppShell.Main id="content" tabIndex={-1}>
          <Parts where="banner" />
          <Together value={false}>
            <Outlet />
          </Together>
        </AppShell.Main>
        {searches > 0 && <SearchEverything asked={searches} />}
        <Welcome />
        <ShellKeys />
        <Parts where="overlay" />
      </AppShell>
    </ModalsProvider>
  );
}

/** Sets the clock and connects realtime, once the server has said how; shows nothing. */
function Welcome() {
  const queries = useQueryClient();
  const { data: welcomed, dataUpdatedAt } = useCall(welcome, {}, { search: true });
  useEffect(() => {
    if (!welcomed) return;
    setClock(welcomed.now, keptSince(welcome.path) ?? dataUpdatedAt);
    void startRealtime(welcomed.realtime, queries);
  }, [welcomed, dataUpdatedAt, queries]);
  return null;
}

/** A thin line while the next screen loads. */
function Opening() {
  const isOpening = useNavigation().state !== 'idle';
  return isOpening ? (
    <Progress value={100} animated size={2} radius={0} className="opening" aria-label={say('Opening the screen')} />
  ) : null;
}
