import { loadAgencySettings } from '@talaan/attendance/server/public.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { AGENCY_SETTINGS, OVERTIME_SETTINGS, type OvertimeSettings } from '../rules/settings.ts';

/** What applies to overtime on each date, as the agency set it. */
export async function readSettings({ pool }: Pick<Server, 'pool'>): Promise<(date: string) => OvertimeSettings> {
  const valuesOn = await loadAgencySettings(pool, AGENCY_SETTINGS);
  return (date) => ({ ...OVERTIME_SETTINGS, ...valuesOn(date) });
}
