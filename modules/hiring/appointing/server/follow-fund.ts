import { contributed } from '@talaan/kernel/server/contributed.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { isPaidByFund } from '@talaan/personnel/contract/funds-of-service.ts';
import { fundsOfService, type FundCall } from '@talaan/personnel/server/public.ts';
import type { AppointmentAction } from '../workflow.ts';
import type { FoundAppointment } from './find-appointment.ts';

type Acting = FundCall & Pick<Call, 'server'>;

/**
 * What a step means for the fund that pays a casual: it is obligated from the day on which the appointment goes out for signature, so that what is
 * signed is paid, and has its money back where that ends. Error: 422 where the fund cannot pay it,
 * or none is chosen and one is set up for the year.
 */
export async function followFund(call: Acting, found: FoundAppointment, action: AppointmentAction): Promise<void> {
  if (!isPaidByFund(found.status_code)) return;
  if (action === 'submit') await obligate(call, found);
  if (action === 'take_back') await freeFund(call, found, 'The appointment was taken back before it was signed.');
  if (action === 'cancel') await freeFund(call, found, 'The appointment was cancelled.');
  if (action === 'close' && found.state !== 'ATTESTED' && found.assumed_on === null)
    await freeFund(call, found, 'The Civil Service Commission invalidated the appointment.');
}

/** The appointment does not come, or its service begins and is obligated by that. */
export async function freeFund(call: Acting, { id, status_code }: FoundAppointment, because: string): Promise<void> {
  if (isPaidByFund(status_code))
    await contributed(call.server, fundsOfService).free(call, { kind: 'PREPARED', ids: [id], lastDay: null, because });
}

async function obligate(call: Acting, found: FoundAppointment): Promise<void> {
  const service = {
    kind: 'PREPARED',
    paidAs: 'CASUAL',
    id: found.id,
    personnelId: found.personnel_id,
    fundSourceId: found.fund_source_id,
    title: found.position,
    officeId: found.office_id,
    positionId: found.position_id,
    from: call.today,
    until: found.ends_on && Temporal.PlainDate.from(found.ends_on).add({ days: 1 }).toString(),
    pay: { kind: 'monthly', rate: found.salary ?? 0, premium: 0 },
  } as const;
  await contributed(call.server, fundsOfService).obligate(call, [service], 'fund_source_id');
}
