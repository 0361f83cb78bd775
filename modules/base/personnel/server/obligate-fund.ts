import { contributed } from '@talaan/kernel/server/contributed.ts';
import { isPaidByFund } from '../contract/funds-of-service.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { fundsOfService, type FundCall } from './funds-of-service.ts';

/** An appointment that was just written, with what it is paid by the month in centavos. */
export interface WrittenAppointment {
  personnelId: number;
  title: string;
  statusCode: string;
  officeId: number;
  positionId: number;
  from: string;
  until: string | null;
  monthly: number | null;
}

/**
 * Has appointments of casuals paid by the chosen fund; others need none. Answers what is to be said of it. Error: 422 on `field` where the fund
 * cannot pay them, or none is chosen and one is set up for the year.
 */
export async function obligateFund(
  call: FundCall & Pick<Call, 'server'>,
  written: readonly WrittenAppointment[],
  fundSourceId: number | null,
  field = 'fund_source_id',
): Promise<string[]> {
  const casuals = written.filter(({ statusCode }) => isPaidByFund(statusCode));
  if (casuals.length === 0) return [];
  return contributed(call.server, fundsOfService).obligate(
    call,
    casuals.map(({ personnelId, title, officeId, positionId, from, until, monthly }) => ({
      kind: 'APPOINTMENT',
      paidAs: 'CASUAL',
      id: personnelId,
      personnelId,
      fundSourceId,
      title,
      officeId,
      positionId,
      from,
      until,
      pay: { kind: 'monthly', rate: monthly ?? 0, premium: 0 },
    })),
    field,
  );
}
