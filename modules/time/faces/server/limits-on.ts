import type { Database } from '@talaan/kernel/server/database/database.ts';
import { agencySettingsOn } from '@talaan/attendance/server/public.ts';
import { FACE_SETTINGS, type FaceLimits } from '../rules/settings.ts';

/** The settings of faces that apply on a day. */
export function faceLimitsOn(db: Database, day: string): Promise<FaceLimits> {
  return agencySettingsOn(db, FACE_SETTINGS, day);
}
