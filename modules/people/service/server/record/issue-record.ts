import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { issueNumbered, type NewPaper } from '@talaan/papers/server/public.ts';
import { whyNotIssued } from '../../rules/missing-birth.ts';
import { completeWanted, drawRecords, type Wanted } from './draw-records.ts';

/** The kind of its paper. */
export const RECORD_PAPER = 'service record';

type Issuing = Pick<Call, 'db' | 'server' | 'actor' | 'now' | 'today' | 'requestId' | 'inPlaceOf'>;

/** Issues the service record of one person. Errors: 409 without government service, or while the birth it certifies is empty. */
export async function issueRecord(
  call: Call,
  { personnelId, ...asked }: Parameters<typeof completeWanted>[1] & { personnelId: number },
): Promise<{ message: string; code: string }> {
  const [issued] = await issueRecords(call, [{ id: personnelId }], await completeWanted(call, asked));
  return { message: `Service record ${issued!.controlNumber} was issued.`, code: issued!.code };
}

interface Whom {
  id: number;
  run?: NewPaper['run'];
}

/** Issues service records: gives each number and code and stores what is on it; a constant number of statements. Errors as for one. */
export async function issueRecords(
  call: Issuing,
  whom: readonly Whom[],
  wanted: Wanted,
): Promise<{ code: string; controlNumber: string }[]> {
  const { purpose, certified } = wanted;
  const drafts = await drawRecords(
    call,
    whom.map(({ id }) => id),
    wanted,
  );
  const refusal = drafts.map(whyNotIssued).find((why) => why !== null);
  if (refusal) throw wrongState(refusal);
  const title = certified ? 'Service record' : 'Service record (employee’s copy, not certified)';
  const issued = await issueNumbered(
    call,
    'SR',
    whom.map(({ id, run }, at) => ({ sheet: drafts[at]!, paper: { kind: RECORD_PAPER, title, personnelId: id, ...(run && { run }) } })),
  );
  await recordChanges(
    call,
    issued.map(({ code, sheet }, at) => ({
      action: 'issue a service record',
      subject: `papers.paper:${code}`,
      personnelId: whom[at]!.id,
      after: { control_number: sheet.control_number, purpose, certified },
    })),
  );
  return issued.map(({ code, sheet }) => ({ code, controlNumber: sheet.control_number }));
}
