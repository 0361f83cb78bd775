import { managementLinks } from '@talaan/attendance/web/settings/management-links.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { screens } from './screens.ts';

export const loadsWeb: WebModule = {
  name: 'loads',
  screens,
  contributes: [contribute(managementLinks, { label: 'Faculty loads', link: '/edats/management/loads' })],
};
