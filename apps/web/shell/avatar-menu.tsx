import { Avatar, Menu, Stack, Text, UnstyledButton, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconLanguage, IconLogout, IconMoon, IconSun, IconUserCog } from '@tabler/icons-react';
import { Link } from 'react-router';
import { signOut, useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { useChooseLanguage } from '@talaan/identity/web/language/use-choose-language.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { useLanguage } from '@talaan/kernel/web/language.ts';
import { screens } from '../screens.ts';
import { initialsOf } from './initials.ts';
import { Parts } from './parts.tsx';

const SETTINGS = screens.find((screen) => screen.path === '/profile/account/settings');

export function AvatarMenu() {
  const { name, avatar_path: avatar, personnel, acting_for: acting } = useCurrentUser();
  return (
    <Menu position="bottom-end" width={260} shadow="md" withinPortal={false}>
      <Menu.Target>
        <UnstyledButton p={6} aria-label={say('{initials}: menu of {name}', { initials: initialsOf(name), name })}>
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
              {[
                say('In charge of {office}', { office: department.fullname }),
                head && say('for {name}', { name: head }),
                until && say('until {date}', { date: longDate(until) }),
              ]
                .filter(Boolean)
                .join(', ')}
            </Text>
          ))}
        </Stack>
        <Menu.Divider />
        {SETTINGS && (
          <Menu.Item component={Link} to={SETTINGS.path} leftSection={<IconUserCog size={16} />}>
            {say('Profile Settings')}
          </Menu.Item>
        )}
        <Parts where="avatar menu" />
        <ColorSchemeItem />
        <LanguageItem />
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void signOut()}>
          {say('Logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Says in the other language that it can be had. */
function LanguageItem() {
  const choose = useChooseLanguage();
  const [other, words] = useLanguage() === 'en' ? (['fil', 'Gawing Filipino'] as const) : (['en', 'Switch to English'] as const);
  return (
    <Menu.Item lang={other} leftSection={<IconLanguage size={16} />} onClick={() => choose(other)}>
      {words}
    </Menu.Item>
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
      {isDark ? say('Light appearance') : say('Dark appearance')}
    </Menu.Item>
  );
}
