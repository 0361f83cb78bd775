import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { codeHasher } from '@talaan/identity/server/public.ts';
import { readUniversityName } from '@talaan/organization/server/public.ts';
import { drawQr, printedMany } from '@talaan/papers/server/public.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';
import { SLIPS_IN_A_PART, slipForm, type Slip } from '../print/slip-form.ts';
import { codeOfBytes, groupSlipCode, writeSlipMark } from '../rules/slip-code.ts';
import { lastDay } from './write-letter.ts';

/** In the queue. */
export const SLIPS_JOB = 'invitations.print-slips';

interface Invited {
  id: number;
  name: string;
  idno: string;
  office: string;
  expires_at: string;
  /** Whether the newest invitation is that of this print. */
  counts: boolean;
}

/**
 * Prints slips with their codes. A code follows from the print, the person and the key of the system, so that a print that is ended in
 * the middle and made again says the same; what is kept of it is its hash.
 */
export const printedSlips = printedMany<number, object, Slip>({
  kind: SLIPS_JOB,
  what: 'Invitation slips',
  form: slipForm,
  atOnce: SLIPS_IN_A_PART,
  gather: async ({ work: { runId }, call }, people) => {
    const hash = await codeHasher(call);
    const key = hash(runId, 'invitation slips');
    const codes = people.map((id) => codeOfBytes(createHmac('sha256', key).update(String(id)).digest()));
    const hashes = people.map((id, at) => hash(codes[at]!, slipContext(id)).toString('hex'));
    const { db, server, today } = call;
    const invited = await db.transaction().execute(async (tx) => {
      await sql`
        update invitations.invitation i set secret_hash = decode(n.hash, 'hex')
        from unnest(${people}::integer[], ${hashes}::text[]) as n (personnel_id, hash)
        where i.personnel_id = n.personnel_id and i.run_id = ${runId}::uuid and i.came_in_at is null and i.withdrawn_at is null`.execute(
        tx,
      );
      const { rows } = await sql<Invited>`
        select p.id, concat_ws(' ', nullif(p.first_name, ''), p.surname, nullif(p.name_extension, '')) as name, p.idno, coalesce(o.fullname, '') as office,
          i.expires_at, coalesce(i.run_id = ${runId}::uuid and i.came_in_at is null and i.withdrawn_at is null, false) as counts
        from personnel.person_view p left join invitations.invitation i on i.personnel_id = p.id
        left join ${servingOn(today)} s on s.personnel_id = p.id left join organization.office_view o on o.id = s.office_id
        where p.id = any(${people}::integer[])`.execute(tx);
      return new Map(rows.map((row) => [row.id, row]));
    });
    const university = await readUniversityName(db, today);
    const page = `${server.settings.publicUrl}/invitation`;
    return people.map((id, at) => {
      const one = invited.get(id)!;
      const sheet: Slip = {
        university,
        name: one.name,
        number: one.idno,
        office: one.office,
        address: page.replace(/^https?:\/\//, ''),
        code: one.counts ? groupSlipCode(codes[at]!) : null,
        qr: one.counts ? Buffer.from(drawQr(`${page}#${writeSlipMark(one.idno, codes[at]!)}`)).toString() : '',
        until: one.counts ? lastDay(Temporal.Instant.from(one.expires_at)) : '',
      };
      return { sheet, code: null };
    });
  },
});

/** What the hash of a code is bound to: it opens for no other person. */
export function slipContext(personnelId: number): string {
  return `invitation:${personnelId}`;
}
