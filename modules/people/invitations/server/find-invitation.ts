import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { accountAddress } from '@talaan/identity/contract/password-reset.ts';
import { codeHasher, hashToken } from '@talaan/identity/server/public.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';
import type { openInvitation } from '../contract/coming-in.ts';
import { stateOfOpening, type OpeningState } from '../rules/invitation-state.ts';
import { cameIn, faultOf, holdersOfAddresses } from './invited-people.ts';
import { slipContext } from './printed-slips.ts';

/** The token of a letter, or number and code of a slip. */
export type Proof = BodyOf<typeof openInvitation>;

export interface FoundInvitation {
  state: Exclude<OpeningState, 'unknown'>;
  personnel_id: number;
  name: string;
  idno: string;
  office: string;
  way: 'letter' | 'slip';
  /** Of the account, or else of the letter. */
  email: string | null;
  /** For a slip, where there is neither account nor letter: the address on record, where it is theirs alone. */
  proposed: string | null;
  invited_by: number | null;
}

interface Row extends Omit<FoundInvitation, 'state'> {
  fault: string | null;
  secret_hash: Buffer | null;
  expires_at: string;
  withdrawn: boolean;
  suspended: boolean;
  serves: boolean;
  came_in: boolean;
}

/** The invitation that a letter or a slip proves, with its state; undefined where it proves none. In a transaction it is locked. */
export async function findInvitation(
  { server, now, today }: Pick<Call, 'server' | 'now' | 'today'>,
  db: Database,
  proof: Proof,
  lock: boolean,
): Promise<FoundInvitation | undefined> {
  const which =
    proof.kind === 'letter'
      ? sql`i.secret_hash = ${hashToken(proof.token)} and i.way = 'letter'`
      : sql`i.personnel_id = (select coalesce(merged_into, id) from personnel.person_view where idno = ${proof.number}) and i.way = 'slip'`;
  const { rows } = await sql<Row>`
    select i.personnel_id, i.way, i.secret_hash, i.expires_at, i.invited_by, i.withdrawn_at is not null as withdrawn,
      concat_ws(' ', nullif(p.first_name, ''), p.surname, nullif(p.name_extension, '')) as name, p.idno, coalesce(o.fullname, '') as office,
      coalesce(a.email, i.email) as email, c.email as proposed, ${faultOf} as fault, a.suspended_at is not null as suspended, s.personnel_id is not null as serves,
      i.came_in_at is not null or ${cameIn} as came_in
    from invitations.invitation i join personnel.person_view p on p.id = i.personnel_id
    left join ${servingOn(today)} s on s.personnel_id = p.id left join organization.office_view o on o.id = s.office_id
    left join identity.account_view a on a.personnel_id = p.id
    cross join lateral (select p.id, nullif(lower(trim(p.email)), '') as email) c
    left join ${holdersOfAddresses} h on h.email = c.email
    where ${which} ${lock ? sql`for update of i` : sql``}`.execute(db);
  const hash = await codeHasher({ server, db });
  const [found] = rows;
  if (proof.kind === 'slip') {
    // Reckoned for an unknown number too, so that the answer takes as long.
    const wanted = hash(proof.code, slipContext(found?.personnel_id ?? 0));
    if (!found?.secret_hash || !timingSafeEqual(found.secret_hash, wanted)) return undefined;
  }
  if (!found) return undefined;
  const { secret_hash: _, expires_at, withdrawn, suspended, serves, came_in, proposed, fault, ...rest } = found;
  const state = stateOfOpening({ cameIn: came_in, withdrawn, suspended, serves, expiresAt: Date.parse(expires_at) }, now.epochMilliseconds);
  const isUsable = rest.email === null && fault === null && accountAddress.safeParse(proposed).success;
  return { ...rest, proposed: isUsable ? proposed : null, state: state as FoundInvitation['state'] };
}
