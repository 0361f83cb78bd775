import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfHealth: readonly PersonalDataPart[] = [
  personalDataIn(
    'Vaccination checklist',
    ['health.declaration', 'health.standing'],
    ({ personnelId, today }) => sql`
      select d.consented_on as "Consented on", d.consent_kind as "Consent", a.name as "Recorded by", d.recorded_because as "Reason of HR",
        (select s.status from health.standing s where s.personnel_id = d.personnel_id and s.from_day <= ${today}::date order by s.from_day desc limit 1) as "Status",
        d.declares_none as "Took no dose", d.priority_group as "Priority group", d.is_willing as "Willing", d.reason as "Reason", f.name as "Exemption",
        d.has_comorbidity as "Comorbidity", d.adverse_event as "Adverse event", d.updated_at as "Last changed"
      from health.declaration d join identity.account_view a on a.id = d.recorded_by left join kernel.file f on f.id = d.exemption_file_id
      where d.personnel_id = ${personnelId}`,
  ),
  personalDataIn(
    'Doses of vaccine',
    ['health.dose'],
    ({ personnelId }) => sql`
      select s.number as "Dose", b.name as "Vaccine", s.date as "Date", s.lot_number as "Lot", s.vaccinator as "Vaccinator", s.facility as "Facility", f.name as "Card"
      from health.dose s join health.brand b on b.code = s.brand left join kernel.file f on f.id = s.card_file_id
      where s.personnel_id = ${personnelId} order by s.number`,
  ),
  personalDataIn(
    'Prints of the vaccination report that you made',
    ['health.printing'],
    ({ accountId }) => sql`
      select at as "When", format as "What", on_day as "As of", people as "People" from health.printing where account_id = ${accountId} order by id`,
  ),
];
