import { Anchor, List, Text } from '@mantine/core';
import { Link } from 'react-router';
import { readPersonnel } from '@talaan/personnel/contract.ts';
import { useMayCall } from '@talaan/kernel/web/calls/may-call.ts';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import { FINDINGS, type FindingCode } from '../../contract/fields.ts';
import type { PayslipFinding } from '../../contract/payslips.ts';

interface PayslipFindingsProps {
  findings: readonly PayslipFinding[];
  person: number;
  idno: string;
}

/** What should be looked at of a payslip, each with where it is mended. */
export function PayslipFindings({ findings, person, idno }: PayslipFindingsProps) {
  const opensRecords = useMayCall(readPersonnel);
  return (
    <RecordPart title="For review">
      <List size="sm" spacing={6}>
        {findings.map(({ code, blocks, settled_because: settled }) => {
          const place = placeOf(code, { person, idno });
          return (
            <List.Item key={code}>
              {FINDINGS[code]}
              {blocks && settled === null && (
                <Text span size="sm" c="red">
                  {' '}
                  blocks the next step
                </Text>
              )}
              {settled !== null && ` (settled: ${settled})`}
              {place && ': '}
              {place &&
                (place.to === undefined || (place.isOfRecord && !opensRecords) ? (
                  place.label
                ) : (
                  <Anchor component={Link} to={place.to} size="sm" underline="always">
                    {place.label}
                  </Anchor>
                ))}
            </List.Item>
          );
        })}
      </List>
    </RecordPart>
  );
}

interface Place {
  label: string;
  to?: string;
  /** HR keeps it: others are told so, without a link. */
  isOfRecord?: true;
}

/** Where a finding is mended; null where it is only to be looked at. */
function placeOf(code: FindingCode, { person, idno }: { person: number; idno: string }): Place | null {
  const record: Place = { label: 'the record of the person, which HR keeps', to: `/personnels/${person}`, isOfRecord: true };
  const places: Partial<Record<FindingCode, Place>> = {
    LACKS_PAY: { label: 'deductions and loans', to: `/payroll/deductions?term=${encodeURIComponent(idno)}` },
    BELOW_FLOOR: { label: 'deductions and loans', to: `/payroll/deductions?term=${encodeURIComponent(idno)}` },
    NOT_DEDUCTED: { label: 'deductions and loans', to: `/payroll/deductions?term=${encodeURIComponent(idno)}` },
    NO_ACCOUNT: { label: 'pay of the person', to: `/payroll/people/${person}` },
    NO_RECORD: { label: 'paid by the next payroll once HR has locked the time record' },
    NOT_CLEARED: { label: 'last pay', to: '/payroll/last-pay' },
    ENDED: { label: 'last pay', to: '/payroll/last-pay' },
    TWICE: { label: 'bonuses', to: '/payroll/bonuses' },
    AWAY: { label: 'hold the pay here, or settle it' },
    NO_SALARY: record,
    NO_TIN: record,
    NO_GSIS: record,
    NO_PHILHEALTH: record,
    NO_PAGIBIG: record,
    AGE: record,
  };
  return places[code] ?? null;
}
