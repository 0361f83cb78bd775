import { issuePapers, releasePapers, withdrawPapers } from '@talaan/papers/server/public.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { AppointmentAction } from '../workflow.ts';
import type { FoundAppointment } from './find-appointment.ts';

type Acting = Pick<Call, 'db' | 'server' | 'actor' | 'now' | 'today'>;
type Paper = Pick<FoundAppointment, 'id' | 'code'>;

/** What a step means for CS Form No. 33: its code is given where it goes out for signature. A plantilla of casual appointments holds several persons and has none. */
export async function followPaper(call: Acting, found: FoundAppointment, action: AppointmentAction): Promise<void> {
  if (action === 'submit' && found.form.startsWith('33')) await issuePaper(call, found);
  if (action === 'take_back') {
    await withdrawPaper(call, found, 'The appointment was taken back before it was signed.');
    await keepCode(call, found, null);
  }
  if (action === 'cancel') await withdrawPaper(call, found, CANCELLED);
  if (action === 'close' && found.state !== 'ATTESTED')
    await withdrawPaper(call, found, 'The Civil Service Commission invalidated the appointment.');
}

export const CANCELLED = 'The appointment was cancelled.';

async function issuePaper(call: Acting, found: FoundAppointment): Promise<void> {
  const title = `Appointment, CS Form No. ${found.form}`;
  const [paper] = await issuePapers(call, [{ kind: 'appointment', title, personnelId: found.personnel_id, awaitsRelease: true }]);
  await keepCode(call, found, paper!.code);
}

async function keepCode({ db }: Acting, { id }: Paper, code: string | null): Promise<void> {
  await db.updateTable('appointing.appointment').set({ code }).where('id', '=', id).execute();
}

/** The appointing authority signed it. */
export async function releasePaper(call: Pick<Call, 'db' | 'today'>, { code }: Paper): Promise<void> {
  if (code !== null) await releasePapers(call, [code]);
}

/** The reason is public: nothing private goes there. */
export async function withdrawPaper(call: Pick<Call, 'db' | 'today'>, { code }: Paper, because: string): Promise<void> {
  if (code !== null) await withdrawPapers(call, [code], because);
}
