import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { officeOfCaller } from '@talaan/personnel/server/public.ts';
import type { ServiceSetting } from '../contract/service-record.ts';

export async function readSetting(db: Database): Promise<ServiceSetting & { office: string | null }> {
  const row = await db
    .selectFrom('service.setting as s')
    .leftJoin('organization.office_view as o', 'o.id', 's.office_id')
    .select(['s.salary_per', 's.branch', 's.pera', 's.office_id', 'o.fullname as office'])
    .executeTakeFirstOrThrow();
  return { ...row, salary_per: row.salary_per as ServiceSetting['salary_per'] };
}

/** Whose letterhead a paper carries: the office that the setting names, else that of the issuer. */
export async function issuingOffice(call: Pick<Call, 'db' | 'actor' | 'today'>, setting: ServiceSetting): Promise<number> {
  if (setting.office_id !== null) return setting.office_id;
  const own = await officeOfCaller(call);
  if (own === null) throw invalid({ office_id: ['First choose the issuing office in the settings of service records.'] });
  return own;
}
