import { useState } from 'react';
import { CloseButton, Group, Image, NavLink, ScrollArea, Stack, Text, TextInput } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import {
  IconBuildingCommunity,
  IconCalendarTime,
  IconHome2,
  IconIdBadge2,
  IconSearch,
  IconSettings,
  IconUserSquareRounded,
  IconSitemap,
} from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { screenAt } from '@talaan/kernel/web/router.ts';
import type { MenuSection } from '@talaan/kernel/web/screen.ts';
import { logoAddress, useBrand } from '@talaan/organization/web/brand.ts';
import { screens } from '../screens.ts';
import { menuFor, type Section } from './menu.ts';

const ICONS: Record<MenuSection, typeof IconHome2> = {
  Home: IconHome2,
  'My work': IconUserSquareRounded,
  Attendance: IconCalendarTime,
  'My department': IconBuildingCommunity,
  Personnel: IconIdBadge2,
  Plantilla: IconSitemap,
  Settings: IconSettings,
};

/** The campus, and the screens that one may open. */
export function Sidebar({ onClose }: { onClose: (() => void) | undefined }) {
  const user = useCurrentUser();
  const { personnel } = user;
  const [typed, setTyped] = useState('');
  const campus = personnel?.department?.campus_id ?? 1;
  const { logo_id: logo } = useBrand(campus);
  return (
    <>
      <Group p="sm" wrap="nowrap" gap="sm" h={52}>
        <Image src={logoAddress(logo, campus)} alt="" w={34} h={34} fit="contain" />
        <Stack gap={0} flex={1}>
          <Text fw={600} lh={1.2}>
            Talaan
          </Text>
          <Text size="xs" c="dimmed" lh={1.2}>
            {personnel?.campus ?? personnel?.department?.campus.acronym}
          </Text>
        </Stack>
        {onClose && <CloseButton onClick={onClose} aria-label="Close the menu" />}
      </Group>
      <TextInput
        mx="sm"
        mb="xs"
        size="xs"
        aria-label="Find a screen"
        placeholder="Find a screen"
        leftSection={<IconSearch size={14} />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ScrollArea flex={1} px="xs" pb="md" type="auto" viewportProps={{ tabIndex: -1 }}>
        {menuFor(screens, user, typed).map((section) => (
          <MenuGroup key={section.title} section={section} narrowed={typed !== ''} />
        ))}
      </ScrollArea>
    </>
  );
}

function MenuGroup({ section, narrowed }: { section: Section; narrowed: boolean }) {
  const [isOpen, setOpen] = useLocalStorage({ key: `talaan.menu:${section.title}`, defaultValue: true, getInitialValueInEffect: false });
  const current = screenAt(screens, useLocation().pathname);
  const Icon = ICONS[section.title];
  return (
    <NavLink
      component="button"
      label={section.title}
      leftSection={<Icon size={18} aria-hidden />}
      className="menu-group"
      childrenOffset={30}
      opened={isOpen || narrowed}
      onChange={setOpen}
    >
      {section.screens.map((screen) => (
        <NavLink
          key={screen.path}
          component={Link}
          to={screen.path}
          label={screen.title}
          active={screen === current}
          aria-current={screen === current ? 'page' : undefined}
          className="menu-item"
        />
      ))}
    </NavLink>
  );
}
