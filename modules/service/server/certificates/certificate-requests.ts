import { sql } from 'kysely';
import { releasePapers, withdrawPapers } from '@talaan/papers/server/public.ts';
import { serveRequests, type Facts, type Moved, type StepCall } from '@talaan/requests/server/public.ts';
import { CERTIFICATE_KINDS, type CertificateRow } from '../../contract/certificates.ts';
import { certificateFlow } from '../../workflow.ts';
import { prepareCertificates } from './prepare-certificate.ts';

/** What follows from the steps of certificates: numbers and papers. */
export const certificateRequests = serveRequests(certificateFlow, {
  effects: {
    prepare: prepareCertificates,
    release: async (call, moved) => releasePapers(call, await codesOf(call, moved)),
    cancel: async (call, moved, { remarks }) => withdrawPapers(call, await codesOf(call, moved), remarks),
  },
  tells: {
    release: ({ title }, releasedTo) => ({
      title: 'Your certificate of employment was released',
      description: `${title}: given to ${releasedTo}.`,
    }),
  },
});

export function certificateFacts(
  { personnel_id, kind, purpose }: Pick<CertificateRow, 'personnel_id' | 'kind' | 'purpose'>,
  officeId: number | null,
): Facts {
  return { ownerId: personnel_id, officeId, title: `${CERTIFICATE_KINDS[kind]}, for ${purpose}` };
}

async function codesOf({ db }: StepCall, moved: readonly Moved[]): Promise<string[]> {
  const ids = moved.map(({ id }) => id);
  const { rows } = await sql<{ code: string }>`
    select code from service.certificate where id = any(${ids}::integer[]) and code is not null order by id`.execute(db);
  return rows.map(({ code }) => code);
}
