import { AccountSettings } from '@talaan/identity/web/account/account-settings.tsx';
import { section, sections } from '@talaan/identity/web/account/sections.ts';

const notifications = section('notifications', 'Notifications', () => import('@talaan/notifications/web/preferences-section.tsx'));
const held = section('held', 'My data', () => import('@talaan/privacy/web/held-section.tsx'));

/** Account settings: what identity knows of an account, before the last two how it is notified, and last all that is held. */
export function Screen() {
  return <AccountSettings sections={[...sections.toSpliced(-2, 0, notifications), held]} />;
}
