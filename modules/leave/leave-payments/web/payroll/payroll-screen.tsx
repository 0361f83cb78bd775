import type { ReactNode } from 'react';
import { ScreenParts, useScreenPart } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { useMayCalls } from '@talaan/kernel/web/calls/may-call.ts';
import { listLongAbsences } from '../../contract/without-pay.ts';
import { LongAbsences } from './long-absences.tsx';
import { PayList } from './pay-list.tsx';

const TABS = { payroll: 'For payroll', long: 'Long absences' } as const;

/** Days without pay of a half-month for payroll, and for HR the absences that may end the service. */
export function Screen() {
  const mayLook = useMayCalls()(listLongAbsences);
  const shown = useScreenPart(TABS);
  const parts: ReactNode = mayLook && <ScreenParts parts={TABS} />;
  return shown === 'long' && mayLook ? <LongAbsences parts={parts} /> : <PayList parts={parts} />;
}
