import { Avatar, Menu, Stack, Text, UnstyledButton, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconLogout, IconMoon, IconSun, IconUserCog } from '@tabler/icons-react';
import { Link } from 'react-router';
import { signOut, useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { screens } from '../screens.ts';
import { initialsOf } from './initials.ts';
import { Parts } from './parts.tsx';

const SETTINGS = screens.find((screen) => screen.path === '/profile/account/settings');

export function AvatarMenu() {
  const { name, avatar_path: avatar, personnel, acting_for: acting } = useCurrentUser();
  return (
    <Menu position="bottom-end" width={260} shadow="md" withinPortal={false}>
      <Menu.Target>
        <UnstyledButton p={6} aria-label={`${initialsOf(name)}: menu of ${name}`}>
          <Avatar src={avatar} alt="" size={32} color="campus">
            {initialsOf(name)}
          </Avatar>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Stack gap={0} px="sm" py="xs">
          <Text size="sm" fw={600}>
            {name}
          </Text>
          {personnel?.department && (
            <Text size="xs" c="dimmed">
              {personnel.department.acronym} · {personnel.department.campus.acronym}
            </Text>
          )}
          {personnel?.position && (
            <Text size="xs" c="dimmed">
              {personnel.position.name}
            </Text>
          )}
          {acting.map(({ department, head, until }) => (
            <Text key={department.id} size="xs" mt={4}>
              In charge of {department.fullname}
              {head && `, for ${head}`}
              {until && `, until ${longDate(until)}`}
            </Text>
          ))}
        </Stack>
        <Menu.Divider />
        {SETTINGS && (
          <Menu.Item component={Link} to={SETTINGS.path} leftSection={<IconUserCog size={16} />}>
            Profile Settings
          </Menu.Item>
        )}
        <Parts where="avatar menu" />
        <ColorSchemeItem />
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void signOut()}>
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function ColorSchemeItem() {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  return (
    <Menu.Item
      leftSection={isDark ? <IconSun size={16} /> : <IconMoon size={16} />}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? 'Light' : 'Dark'} appearance
    </Menu.Item>
  );
}
