import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { CertificateRow } from '../../contract/certificates.ts';
import type { CertificateOnPaper } from '../../print/certificate-form.ts';
import { certificateColumns, certificatesOn } from './certificate-rows.ts';

export type FoundCertificate = CertificateRow & {
  code: string | null;
  prepared_on: string | null;
  sheet: CertificateOnPaper | null;
};

/** A certificate of a person whom the caller reaches. Errors: 404 for any other. */
export async function findCertificate({ db, actor, today }: Pick<Call, 'db' | 'actor' | 'today'>, id: number): Promise<FoundCertificate> {
  const { rows } = await sql<FoundCertificate>`
    select ${selected(certificateColumns)}, c.code, c.prepared_on,
      (select sheet from papers.paper where code = c.code) as sheet from ${certificatesOn(today)}
    where c.id = ${id} and ${visible(actor, ['COE'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' })}`.execute(db);
  if (!rows[0]) throw notFound('There is no such certificate.');
  return rows[0];
}
