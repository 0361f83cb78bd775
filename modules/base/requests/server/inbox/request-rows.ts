import { sql } from 'kysely';
import { GROUPS, type Group } from '@talaan/kernel/contract/groups.ts';
import { COMMITTEE_NAMES, type CommitteeKind } from '../../contract/committees.ts';
import { screenOf } from '../screen-of.ts';
import { kindCalled } from '../served-kinds.ts';

/** Requests as `r` with their owner `p` and their office `o`. */
export const requestsFrom = sql`requests.request r
  left join personnel.person_view p on p.id = r.owner_id left join organization.office_view o on o.id = r.office_id`;

export const requestColumns = sql`r.id, r.kind, r.title, r.private_title, r.owner_id, p.fullname as owner, o.acronym as office, r.state, r.filed_at, r.due_on,
  r.last_no as seen, coalesce(r.record_id, r.id) as record_id, r.closed_at is not null as is_closed`;

export interface RawRequest {
  id: number;
  kind: string;
  title: string;
  private_title: string | null;
  owner_id: number | null;
  owner: string | null;
  office: string | null;
  state: string;
  filed_at: string;
  due_on: string | null;
  seen: number;
  record_id: number;
  is_closed: boolean;
}

/** One who answers for the kind. */
export const KEEPER = 'keeper';

/** To whom a row is shown: its owner reads the private title, and so does one who acts in a role that may. */
interface Reader {
  isOwner?: boolean;
  roles?: readonly string[];
}

/** A row of a list, with the words of its kind. */
export function describeRequest<T extends RawRequest>({ private_title, ...row }: T, today: string, { isOwner, roles = [] }: Reader = {}) {
  const { kind } = kindCalled(row.kind);
  const readsPrivate = isOwner || roles.some((role) => role === KEEPER || kind.readsPrivate?.includes(role));
  return {
    ...row,
    title: readsPrivate ? (private_title ?? row.title) : row.title,
    kind_title: kind.title,
    state_words: kind.wordsOf(row.state),
    is_late: !row.is_closed && row.due_on !== null && row.due_on < today,
    screen: screenOf(isOwner ? (kind.ownScreen ?? kind.screen) : kind.screen, row.record_id, row.owner_id),
  };
}

/** Seats as `s` with the office that they are over, `f`, and their person, `q`. */
export const seatColumns = sql`s.kind as seat_kind, s.group_name, f.fullname as seat_office, q.fullname as seat_person`;

export interface RawSeat {
  seat_kind: 'head' | 'group' | 'person' | 'members' | 'secretary';
  group_name: string | null;
  seat_office: string | null;
  seat_person: string | null;
}

/** `Head of the Accounting Office`, `Certificates of employment, for the Accounting Office`. */
export function describeSeat({ seat_kind, group_name, seat_office, seat_person }: RawSeat): string {
  if (seat_kind === 'head') return `Head of ${seat_office}`;
  if (seat_kind === 'person') return seat_person ?? '';
  if (seat_kind !== 'group') {
    const committee = COMMITTEE_NAMES[group_name as CommitteeKind];
    const named = seat_office === null ? committee : `${committee}, ${seat_office}`;
    return seat_kind === 'secretary' ? `Secretary of the ${named[0]!.toLowerCase()}${named.slice(1)}` : named;
  }
  const words = GROUPS[group_name as Group] ?? group_name!;
  return `${words[0]!.toUpperCase()}${words.slice(1)}`;
}
