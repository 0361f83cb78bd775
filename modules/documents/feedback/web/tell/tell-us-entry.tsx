import { Menu } from '@mantine/core';
import { IconMessage2 } from '@tabler/icons-react';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { opens } from '@talaan/kernel/contract/groups.ts';
import { setAsked } from './asked.ts';

/** ‘Tell us’ in the menu of the avatar. */
export function Part() {
  const { allowed_views: views } = useCurrentUser();
  if (!opens('FEEDBACKDETAILS', views)) return null;
  return (
    <Menu.Item leftSection={<IconMessage2 size={16} />} onClick={() => setAsked(true)}>
      Tell us
    </Menu.Item>
  );
}
