import type { ReactNode } from 'react';
import { ScreenParts, useScreenPart } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { useBulkSteps } from '@talaan/requests/web/use-bulk-steps.tsx';
import type { OvertimeRow } from '../contract/overtime.ts';
import { creditFlow, payFlow } from '../workflow.ts';
import { CreditsOfPeople } from './credits/credits-of-people.tsx';
import { OvertimeList } from './list/overtime-list.tsx';
import { NightList } from './payroll/night-list.tsx';
import { PayList } from './payroll/pay-list.tsx';

const TABS = { requests: 'Requests', credits: 'Credits', pay: 'Pay', night: 'Night differential' } as const;

/** Overtime of all within the reach of HR, the credits of people, and what payroll is given. */
export function Screen() {
  const parts = <ScreenParts parts={TABS} />;
  switch (useScreenPart(TABS)) {
    case 'credits':
      return <CreditsOfPeople parts={parts} />;
    case 'pay':
      return <PayList parts={parts} />;
    case 'night':
      return <NightList parts={parts} />;
    default:
      return <AllOvertime parts={parts} />;
  }
}

function AllOvertime({ parts }: { parts: ReactNode }) {
  const credit = useBulkSteps<typeof creditFlow, OvertimeRow>(creditFlow, ['credit', 'returnOutput']);
  const pay = useBulkSteps<typeof payFlow, OvertimeRow>(payFlow, ['list']);
  return (
    <>
      <OvertimeList
        title="Overtime"
        intro="Certify the hours that the punches show, and credit or list them for pay."
        whose="all"
        open={(row) => `/department/edats/overtime/${row.id}`}
        parts={parts}
        bulk={[...pay.bulk, ...credit.bulk]}
        views={[{ name: 'Hours to certify', filters: { state: 'OUTPUT_CERTIFIED' }, opens: true }]}
        empty={{ title: 'No overtime yet', description: 'What employees propose and heads order is listed here.' }}
      />
      {credit.dialog}
      {pay.dialog}
    </>
  );
}
