import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { releasePapers, withdrawPapers } from '@talaan/papers/server/public.ts';
import { serveRequests, type Facts, type Moved, type StepCall } from '@talaan/requests/server/public.ts';
import { CERTIFICATE_KINDS, type CertificateRow } from '../../contract/certificates.ts';
import { whyNotCertified } from '../../rules/certificate-sheet.ts';
import { certificateFlow } from '../../workflow.ts';
import { readFactsOf } from '../read-facts.ts';
import { prepareCertificates } from './prepare-certificate.ts';

/** What follows from the steps of certificates: numbers and papers. */
export const certificateRequests = serveRequests(certificateFlow, {
  asksAgain: async ({ db, today }, waiting) => {
    const asked = await readAsked(db, waiting);
    const facts = await readFactsOf(
      db,
      asked.map(({ personnel_id }) => personnel_id),
      today,
    );
    return new Map(
      asked.flatMap(({ id, personnel_id, kind }): [number, string][] => {
        const because = whyNotCertified(kind, facts.get(personnel_id)!, today);
        return because === null ? [] : [[id, `${because} Void it, and take down a request of another kind.`]];
      }),
    );
  },
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

async function readAsked(db: Database, requests: readonly { id: number }[]) {
  const { rows } = await sql<Pick<CertificateRow, 'id' | 'personnel_id' | 'kind'>>`
    select id, personnel_id, kind from service.certificate where id = any(${requests.map(({ id }) => id)}::integer[])`.execute(db);
  return rows;
}

async function codesOf({ db }: StepCall, moved: readonly Moved[]): Promise<string[]> {
  const ids = moved.map(({ id }) => id);
  const { rows } = await sql<{ code: string }>`
    select code from service.certificate where id = any(${ids}::integer[]) and code is not null order by id`.execute(db);
  return rows.map(({ code }) => code);
}
