import { AccountSettings } from '@talaan/identity/web/account/account-settings.tsx';
import { section, sections } from '@talaan/identity/web/account/sections.ts';

const notifications = section('notifications', 'Notifications', () => import('@talaan/notifications/web/preferences-section.tsx'));

/** Account settings: what identity knows of an account, and before the last two how it is notified. */
export function Screen() {
  return <AccountSettings sections={sections.toSpliced(-2, 0, notifications)} />;
}
