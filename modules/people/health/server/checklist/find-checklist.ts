import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { Checklist } from '../../contract/checklist.ts';
import { statusOn, type VaccinationStatus } from '../../rules/vaccination-status.ts';
import { readBrands } from '../brands.ts';

export interface KeptChecklist extends Checklist {
  consented_on: string;
  consent_kind: 'ACCOUNT' | 'PAPER';
  recorded_by: string;
  recorded_because: string;
  updated_at: string;
}

/** What a person declared, null for nothing; ask first who may read it. */
export function findChecklist(db: Call['db'], personnelId: number): Promise<KeptChecklist | null> {
  return withOpenRecords(db, [personnelId], async (open) => {
    const { rows } = await sql<KeptChecklist>`
      select d.consented_on, d.consent_kind, a.name as recorded_by, d.recorded_because, d.updated_at, d.declares_none, d.priority_group, d.is_willing, d.reason,
        case when f.id is not null then jsonb_build_object('id', f.id, 'name', f.name) end as exemption, d.has_comorbidity, d.adverse_event,
        (select coalesce(jsonb_agg(jsonb_build_object('brand', s.brand, 'date', s.date, 'lot_number', s.lot_number, 'vaccinator', s.vaccinator,
            'facility', s.facility, 'card', case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name) end) order by s.number), '[]')
          from health.dose s left join kernel.file c on c.id = s.card_file_id where s.personnel_id = d.personnel_id) as doses
      from health.declaration d join identity.account_view a on a.id = d.recorded_by left join kernel.file f on f.id = d.exemption_file_id
      where d.personnel_id = ${personnelId}`.execute(open);
    return rows[0] ?? null;
  });
}

/** What it makes of them today, with the reason. */
export async function standingOf({ db, today }: Pick<Call, 'db' | 'today'>, kept: KeptChecklist | null): Promise<VaccinationStatus> {
  const { days_to_full: days } = await db.selectFrom('health.setting').select('days_to_full').executeTakeFirstOrThrow();
  return statusOn(today, kept ?? { doses: [], declares_none: false }, await readBrands(db), days);
}
