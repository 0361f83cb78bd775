import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import type { AgencySetting, AgencySettings } from '../../rules/agency-settings.ts';
import { agencySettingsPoint } from './agency-settings-point.ts';

/** The settings of all modules, in their order. */
export function allAgencySettings(server: Pick<Server, 'modules'>): AgencySettings[] {
  return allContributed(server, agencySettingsPoint).toSorted((a, b) => a.place - b.place);
}

/** One by its module and name. Error: 404. */
export function findAgencySetting(
  server: Pick<Server, 'modules'>,
  { module, name }: { module: string; name: string },
): { part: AgencySettings; setting: AgencySetting } {
  const part = allAgencySettings(server).find((one) => one.module === module);
  const setting = part && Object.hasOwn(part.settings, name) ? part.settings[name] : undefined;
  if (!part || !setting) throw notFound('There is no such setting.');
  return { part, setting };
}
