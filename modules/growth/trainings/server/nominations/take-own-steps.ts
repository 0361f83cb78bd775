import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { readOpenSteps, takeStep } from '@talaan/requests/server/public.ts';
import type { closeNomination, reportNomination, screenNomination } from '../../contract/nomination-steps.ts';
import { trainingFlow } from '../../workflow.ts';
import { findNomination } from '../kept/find-nomination.ts';
import { recordPoints } from './record-points.ts';

type ById = Call<{ id: number }>;

/** Records what the committee says of the relevance, with the step or before a meeting takes it. Errors: 404, 409 in another state or where something blocks the nominee. */
export async function screenNominee(call: CallOf<typeof screenNomination>): Promise<{ message: string }> {
  const { leaves_to_meeting, ...input } = call.body;
  const { id } = call.params;
  if (!leaves_to_meeting) {
    await takeStep(call, { kind: trainingFlow, id, action: 'screen', input });
    return { message: 'The screening was recorded; the budget office is next.' };
  }
  const found = await findNomination(call, id);
  const open = (await readOpenSteps(call, trainingFlow, [id])).get(id)!.actions;
  if (!open.some(({ action }) => action === 'screen')) throw wrongState('The committee does not screen this nomination now.');
  await recordPoints(call, [found], input);
  return { message: 'The points were recorded; a meeting of the committee decides.' };
}

/** Submits the report. Errors: 404, 409 in another state or without the certificate. */
export async function submitReport(call: CallOf<typeof reportNomination>): Promise<{ message: string }> {
  await takeStep(call, { kind: trainingFlow, id: call.params.id, action: 'report', input: call.body });
  return { message: 'The report was submitted; HR closes the training.' };
}

/** Closes a reported training. Errors: 404, 409 in another state. */
export async function closeReported(call: CallOf<typeof closeNomination>): Promise<{ message: string }> {
  await takeStep(call, { kind: trainingFlow, id: call.params.id, action: 'close', input: call.body });
  return { message: 'The training was closed.' };
}

/** The certificate that the person uploaded. Error: 404 while there is none. */
export async function readCertificateFile(call: ById): Promise<FileAnswer> {
  return answerFile(call, (await findNomination(call, call.params.id)).certificate_file_id, 'There is no certificate yet.');
}

/** The invitation to the training. Error: 404 where none was added. */
export async function readInvitation(call: ById): Promise<FileAnswer> {
  return answerFile(call, (await findNomination(call, call.params.id)).invitation_file_id, 'No invitation was added.');
}

async function answerFile({ server, db }: ById, fileId: number | null, otherwise: string): Promise<FileAnswer> {
  if (fileId === null) throw notFound(otherwise);
  const { name, location } = await server.files.locate(db, fileId);
  return { name, contentType: 'application/pdf', content: { path: location }, inline: true };
}
