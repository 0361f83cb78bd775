import { ActionIcon, Badge, Burger, Group, Tooltip } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { AvatarMenu } from './avatar-menu.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { JobsTray } from './jobs-tray.tsx';
import { Parts } from './parts.tsx';
import { PinButton } from './pin-button.tsx';

interface TopBarProps {
  onMenu: () => void;
  isMenuOpen: boolean;
  onSearch: () => void;
}

export function TopBar({ onMenu, isMenuOpen, onSearch }: TopBarProps) {
  const user = useCurrentUser();
  const sitsOnBoard = user.allowed_views.includes('RSPMEMBER');
  return (
    <Group h="100%" px="sm" gap="xs" wrap="nowrap">
      <Burger
        size="sm"
        opened={false}
        onClick={onMenu}
        aria-label={isMenuOpen ? say('Close the menu') : say('Open the menu')}
        aria-expanded={isMenuOpen}
      />
      <Breadcrumb />
      <PinButton />
      <Group gap={4} wrap="nowrap" ml="auto">
        {sitsOnBoard && user.personnel?.department && (
          <Badge visibleFrom="sm" mr="xs">
            {user.personnel.department.acronym}
          </Badge>
        )}
        <Tooltip label={say('Search everything (Ctrl K)')}>
          <ActionIcon variant="subtle" color="gray" size={36} onClick={onSearch} aria-label={say('Search everything')}>
            <IconSearch size={20} />
          </ActionIcon>
        </Tooltip>
        <JobsTray accountId={user.id} />
        <Parts where="top bar" />
        <AvatarMenu />
      </Group>
    </Group>
  );
}
