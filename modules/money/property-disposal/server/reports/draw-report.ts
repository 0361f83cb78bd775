import { sql } from 'kysely';
import { readSigners, type Signer } from '@talaan/property/server/public.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';
import type { ReportSheet } from '../../print/report-form.ts';
import { WITH_REPORT } from './close-lines.ts';
import { readReports } from './find-report.ts';

const NO_ONE: Signer = { name: '', position: '', office: '' };

/** What a report says today. */
export async function drawReport(call: Pick<StepCall, 'db' | 'today'>, id: number): Promise<ReportSheet> {
  const { db, today } = call;
  const [report] = await readReports(call, { ids: [id] });
  const { members, lines, acts, officer_id: officer, approver_id: approver, type, number, as_at } = report!;
  const chair = members.find(({ role }) => role === 'CHAIR');
  const signerOf = await readSigners(
    db,
    [officer, approver, chair?.personnel_id].filter((one) => one !== null && one !== undefined),
    today,
  );
  const { rows } = await sql<{ name: string }>`select name from organization.university_view`.execute(db);
  const actOf = new Map(acts.map((act) => [act.id, act]));
  return {
    type,
    number,
    as_at,
    entity: rows[0]?.name ?? '',
    fund: `${report!.fund_code} ${report!.fund}`,
    officer: signerOf(officer),
    approved_by: approver === null ? NO_ONE : signerOf(approver),
    inspected_by: chair ? signerOf(chair.personnel_id) : NO_ONE,
    witnesses: [...new Set(acts.map(({ witnesses }) => witnesses).filter(Boolean))].join('; '),
    witnessed_on: acts.findLast(({ witnesses }) => witnesses !== '')?.disposed_on ?? null,
    lines: lines
      .filter(({ left_because: left }) => left === null || left.startsWith(WITH_REPORT))
      .map(
        ({ property_no, article, described, unit, acquired_on, cost, depreciation, impairment, carrying, remarks, findings, ...line }) => {
          const act = line.act_id === null ? undefined : actOf.get(line.act_id);
          const mode = act?.mode ?? line.mode;
          return {
            property_no,
            article,
            described,
            unit,
            acquired_on,
            cost,
            depreciation,
            impairment,
            carrying,
            remarks: [remarks, findings].filter(Boolean).join('. '),
            mode,
            other_mode: act?.other_mode ?? line.other_mode,
            appraised: line.appraised,
            or_no: act?.or_no ?? '',
            reference: act?.reference || act?.certificate_no || '',
            amount: act?.mode === 'SALE' ? line.amount : null,
          };
        },
      ),
  };
}
