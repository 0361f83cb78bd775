import { memo, useMemo, useState } from 'react';
import { CloseButton, Group, Image, ScrollArea, Stack, Text, TextInput } from '@mantine/core';
import {
  IconHome2,
  IconId,
  IconInbox,
  IconListCheck,
  IconSearch,
  IconSpeakerphone,
  IconUserCog,
  IconUserPlus,
  type Icon,
} from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { screenAt } from '@talaan/kernel/web/router.ts';
import { menuScreenOf } from '@talaan/kernel/web/trail.ts';
import { logoAddress, useBrand } from '@talaan/organization/web/brand.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { screens } from '../screens.ts';
import { MenuGroup } from './menu-group.tsx';
import { MenuRow, currentAt } from './menu-row.tsx';
import { menuFor } from './menu.ts';
import { PinnedRows } from './pinned-rows.tsx';
import { useMenuCounts } from './use-menu-counts.ts';
import { useOpenScreens } from './use-open-screens.ts';
import { useOpenGroups } from './use-open-groups.ts';
import './sidebar.css';

const TOP_ICONS: Record<string, Icon> = {
  '/dashboard': IconHome2,
  '/inbox': IconInbox,
  '/memorandum_circular': IconSpeakerphone,
  '/jobs/apply_now': IconUserPlus,
  '/account/application/status': IconListCheck,
  '/account/profile': IconId,
  '/profile/account/settings': IconUserCog,
};

/** The campus, and the screens that one may open. */
export const Sidebar = memo(function Sidebar({ onClose }: { onClose: (() => void) | undefined }) {
  const [typed, setTyped] = useState('');
  return (
    <>
      <CampusHead onClose={onClose} />
      <TextInput
        mx="xs"
        mb={4}
        size="xs"
        aria-label={say('Find a screen')}
        placeholder={say('Find a screen')}
        leftSection={<IconSearch size={14} stroke={1.75} />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Menu typed={typed} />
    </>
  );
});

function CampusHead({ onClose }: { onClose: (() => void) | undefined }) {
  const { personnel } = useCurrentUser();
  const campus = personnel?.department?.campus_id ?? 1;
  const { logo_id: logo, has_seals: hasSeals, short_name: shortName, isKnown } = useBrand(campus);
  return (
    <Group px="sm" wrap="nowrap" gap="sm" h={48} flex="none">
      <Image src={isKnown ? logoAddress(logo, campus, hasSeals) : undefined} alt="" w={32} h={32} fit="contain" />
      <Stack gap={0} flex={1}>
        <Text fw={600} lh={1.2}>
          {say('Talaan')}
        </Text>
        <Text size="xs" c="dimmed" lh={1.2}>
          {[shortName, personnel?.campus ?? personnel?.department?.campus.acronym].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      {onClose && <CloseButton onClick={onClose} aria-label={say('Close the menu')} />}
    </Group>
  );
}

function Menu({ typed }: { typed: string }) {
  const user = useCurrentUser();
  const { pathname } = useLocation();
  const counts = useMenuCounts();
  const openScreens = useOpenScreens();
  const { top, sections } = useMemo(() => menuFor(screens, user, typed), [user, typed]);
  const current = useMemo(() => {
    const open = screenAt(openScreens, pathname);
    const screen = open && top.includes(open) ? open : menuScreenOf(openScreens, pathname);
    return { screen, isItself: screen === open };
  }, [openScreens, pathname, top]);
  const ownGroup = sections.find(({ group }) => group === current.screen?.menu?.group) ?? sections[0];
  const { isOpen, toggle } = useOpenGroups(ownGroup?.group, pathname);
  return (
    <ScrollArea flex={1} px="xs" pb="xs" type="hover" scrollbarSize={6} viewportProps={{ tabIndex: -1 }}>
      {top.map((screen) => (
        <MenuRow
          key={screen.path}
          screen={screen}
          current={currentAt(screen, current)}
          waiting={counts.get(screen.path)}
          Icon={TOP_ICONS[screen.path]}
        />
      ))}
      {typed === '' && <PinnedRows counts={counts} />}
      {sections.map((section) => (
        <MenuGroup
          key={section.group}
          section={section}
          current={current}
          counts={counts}
          isOpen={isOpen(section.group)}
          isSearched={typed !== ''}
          onToggle={() => toggle(section.group)}
        />
      ))}
    </ScrollArea>
  );
}
