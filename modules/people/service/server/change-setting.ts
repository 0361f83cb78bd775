import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import type { changeServiceSetting as endpoint } from '../contract/service-record.ts';
import { readSetting } from './read-setting.ts';

/** Changes how papers are printed from now on; those that were printed stay as they are. */
export async function changeSetting(call: CallOf<typeof endpoint>): Promise<{ message: string }> {
  const { office: _office, ...before } = await readSetting(call.db);
  await call.db.updateTable('service.setting').set(call.body).execute();
  await recordChange(call, { action: 'change the settings of service records', subject: 'service.setting:1', before, after: call.body });
  return { message: 'The settings of service records were changed.' };
}
