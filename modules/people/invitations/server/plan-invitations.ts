import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Settings } from '@talaan/kernel/server/settings.ts';
import { accountAddress } from '@talaan/identity/contract/password-reset.ts';
import { accountsBeyond } from '@talaan/identity/server/public.ts';
import type { ChosenPeople } from '@talaan/personnel/contract/chosen-people.ts';
import { choosePeople, type ChosenPerson } from '@talaan/personnel/server/public.ts';
import { planInvitation, type Act, type Candidate, type Plan } from '../rules/plan-invitation.ts';
import { cameIn, faultOf, holdersOfAddresses, invitedPeople } from './invited-people.ts';

/** So many people are invited by one call. */
const INVITED_AT_ONCE = 5000;

export interface Planned {
  person: ChosenPerson;
  /** As one is called: first name, surname. */
  name: string;
  plan: Plan;
  /** Whether they have an invitation that works. */
  works: boolean;
  /** Of the letter that may still wait in the outbox. */
  mailId: number | null;
}

interface Facts {
  id: number;
  name: string;
  serves: boolean;
  came_in: boolean;
  suspended: boolean;
  account_id: number | null;
  account_email: string | null;
  email: string | null;
  fault: 'shared' | 'taken' | null;
  way: 'letter' | 'slip' | null;
  works: boolean;
  mail_id: number | null;
}

/** What each of the chosen people gets, office by office and there by name. Errors: 404 for a named person out of reach; 422 for too many. */
export async function planInvitations(
  call: Pick<Call, 'db' | 'actor' | 'now' | 'today' | 'server'>,
  { act, ...choice }: ChosenPeople & { act: Act },
): Promise<Planned[]> {
  const people = await choosePeople(call, choice, { groups: ['USERS'], atMost: INVITED_AT_ONCE });
  const facts = await readFacts(
    call,
    people.map(({ id }) => id),
  );
  const above = await accountsBeyond(
    call,
    [...facts.values()].flatMap(({ account_id, came_in }) => (came_in ? [] : (account_id ?? []))),
  );
  return people.map((person) => {
    const known = facts.get(person.id)!;
    const plan = planInvitation(candidateOf(known, above), act, sendsLetters(call.server.settings));
    return { person, name: known.name, plan, works: known.works, mailId: known.mail_id };
  });
}

/** Without a mail server a letter would be erased unread; in a demo it is read under Settings, Mail. */
export function sendsLetters({ smtpUrl, demo }: Pick<Settings, 'smtpUrl' | 'demo'>): boolean {
  return smtpUrl !== undefined || demo;
}

function candidateOf(known: Facts, above: ReadonlySet<number>): Candidate {
  const address = known.account_email ?? known.email;
  return {
    serves: known.serves,
    cameIn: known.came_in,
    suspended: known.suspended,
    above: known.account_id !== null && above.has(known.account_id),
    email: accountAddress.safeParse(address).success ? address : null,
    emailFault: known.account_email === null ? known.fault : null,
    invitation: known.way && { way: known.way, works: known.works },
  };
}

/** An address that two people share opens the account of neither: which of them reads the mailbox is not known. */
async function readFacts({ db, now, today }: Pick<Call, 'db' | 'now' | 'today'>, ids: readonly number[]): Promise<Map<number, Facts>> {
  const { rows } = await sql<Facts>`
    with chosen as (
      select p.id, concat_ws(' ', nullif(p.first_name, ''), p.surname, nullif(p.name_extension, '')) as name, s.personnel_id is not null as serves,
        ${cameIn} as came_in, a.suspended_at is not null as suspended, a.id as account_id, a.email as account_email,
        nullif(lower(trim(p.email)), '') as email, case when i.withdrawn_at is null then i.way end as way, i.mail_id,
        i.id is not null and i.withdrawn_at is null and i.expires_at > ${now.toString()}::timestamptz
          and coalesce(m.state not in ('failed', 'kept'), true) as works
      from ${invitedPeople(today)} where p.id = any(${ids}::integer[]))
    select c.*, ${faultOf} as fault from chosen c left join ${holdersOfAddresses} h on h.email = c.email`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
