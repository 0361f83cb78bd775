import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import type { AgencySettings } from '../../rules/agency-settings.ts';

/** What the agency sets about attendance and shows at `/edats/management`. */
export const agencySettingsPoint = anyPoint<AgencySettings>('settings of the agency');
