import { Anchor, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { LanguageSwitch } from './language/language-switch.tsx';

/** Below a page for anyone who is not signed in: what the university says of their data, and the language. */
export function PublicFoot() {
  return (
    <Stack gap={0} className="not-on-paper">
      <Anchor component={Link} to="/privacy-notice" size="sm" ta="center" py="xs">
        {say('Privacy notice')}
      </Anchor>
      <LanguageSwitch />
    </Stack>
  );
}
