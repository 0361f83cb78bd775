import { sql } from 'kysely';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { AnyKind } from '@talaan/requests/contract/request-kind.ts';
import type { AgendaRow, Meeting } from '../../contract/meetings.ts';
import { judgeItems, type ItemJudged } from '../../rules/decide-items.ts';
import { PLAIN_DECISIONS } from '../../workflow.ts';
import { agendaKinds, type AgendaFacts, type AgendaKind } from '../agenda-kinds.ts';
import type { FoundMeeting } from './find-meeting.ts';

type Reading = Pick<Call, 'db' | 'server' | 'actor' | 'now' | 'today'>;

export interface ItemRow {
  id: number;
  place: number;
  request_id: number | null;
  title: string;
  decision: string | null;
  decision_words: string;
  remarks: string;
  abstained: string[];
  own_office: string[];
  kind: string | null;
  owner_id: number | null;
  owner: string | null;
  office_id: number | null;
  office: string | null;
  state: string | null;
}

/** The items of a meeting with their requests as they are now. */
export async function readItems({ db }: Pick<Call, 'db'>, meetingId: number, ids?: readonly number[]): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select i.id, i.place, i.request_id, coalesce(r.title, i.title) as title, i.decision, i.decision_words, i.remarks, i.abstained, i.own_office,
      r.kind, r.owner_id, p.fullname as owner, r.office_id, o.acronym as office, r.state
    from committees.item i left join requests.request r on r.id = i.request_id
      left join personnel.person_view p on p.id = r.owner_id left join organization.office_view o on o.id = r.office_id
    where i.meeting_id = ${meetingId} ${ids ? sql`and i.id = any(${[...ids]}::integer[])` : sql``} order by i.place, i.id`.execute(db);
  return rows;
}

/** Which items the meeting may decide, by the rules of quorum and of one's own row. */
export async function judge({ db }: Pick<Call, 'db'>, meeting: FoundMeeting, items: readonly ItemRow[]): Promise<Map<number, ItemJudged>> {
  const { rows } = await sql<{ personnel_id: number; office_id: number }>`
    select personnel_id, office_id from personnel.appointment_view
    where personnel_id = any(${meeting.seats.map(({ person_id: id }) => id)}::integer[]) and during @> ${meeting.date}::date`.execute(db);
  const offices = new Map(rows.map(({ personnel_id: person, office_id: office }) => [person, office]));
  const judged = judgeItems(
    items.map(({ id, title, owner_id: person, office_id: office }) => ({ id, title, person_id: person, office_id: office ?? 0 })),
    { seats: meeting.seats, present: meeting.present, offices },
  );
  return new Map(judged.map((one) => [one.item_id, one]));
}

/** The agenda as the members read it, with what may be decided of each item. */
export async function readAgenda(call: Reading, meeting: FoundMeeting): Promise<AgendaRow[]> {
  const items = await readItems(call, meeting.id);
  const judged = await judge(call, meeting, items);
  const kinds = kindsOf(call);
  const facts = await describeItems(call, kinds, items);
  const isOpen = meeting.state === 'HELD' && meeting.is_secretary;
  return items.map((item) => {
    const agendaKind = kinds.get(item.kind ?? '');
    const steps = agendaKind ? stepsFor(agendaKind.kind, meeting, item.state!) : [];
    const isGone = item.request_id !== null && item.decision === null && steps.length === 0;
    const { abstains, own_office: ownOffice, refused } = judged.get(item.id)!;
    const state = agendaKind && item.state !== null ? agendaKind.kind.wordsOf(item.state) : null;
    return {
      id: item.id,
      place: item.place,
      request_id: item.request_id,
      kind: item.kind,
      kind_title: agendaKind?.kind.title ?? null,
      title: item.title,
      owner: item.owner,
      office: item.office,
      state,
      says: [...(facts.get(item.request_id ?? 0)?.says ?? [])],
      points: facts.get(item.request_id ?? 0)?.points ?? null,
      decision: item.decision,
      decision_words: item.decision_words,
      remarks: item.remarks,
      abstained: item.decision === null ? abstains : item.abstained,
      own_office: item.decision === null ? ownOffice : item.own_office,
      refused:
        item.decision !== null || meeting.state !== 'HELD'
          ? null
          : isGone
            ? `It is ${state?.toLowerCase()}, and waits for this committee no more.`
            : refused,
      actions: !isOpen || item.decision !== null ? [] : [...steps, ...plainActions(item)],
    };
  });
}

/** What is decided without a step: a request is put off, a matter in words is noted. */
export function plainActions({ request_id: request }: Pick<ItemRow, 'request_id'>): AgendaRow['actions'] {
  const note = { action: 'NOTE', label: 'Noted', needs_reason: null, goes_on: true };
  return [...(request === null ? [note] : []), { action: 'DEFER', label: PLAIN_DECISIONS.DEFER, needs_reason: null, goes_on: false }];
}

/** The steps that the secretary of this committee has in a state, as its table says. */
export function stepsFor(kind: AnyKind, { kind: committee }: Pick<FoundMeeting, 'kind'>, state: string): AgendaRow['actions'] {
  const roles = Object.entries(kind.roles).flatMap(([role, rule]) =>
    'committee' in rule && rule.committee === committee && rule.as === 'secretary' ? [role] : [],
  );
  if (!kind.awaited(state).some((role) => roles.includes(role))) return [];
  return kind.open(state, roles).map((action) => {
    const { label, needsReason } = kind.stepOf(action);
    return { action, label, needs_reason: needsReason ?? null, goes_on: kind.goesOn(action, state) };
  });
}

export function kindsOf({ server }: Pick<Call, 'server'>): Map<string, AgendaKind> {
  return new Map(allContributed(server, agendaKinds).map((one) => [one.kind.kind, one]));
}

async function describeItems(
  call: Reading,
  kinds: ReadonlyMap<string, AgendaKind>,
  items: readonly ItemRow[],
): Promise<Map<number, AgendaFacts>> {
  const all = new Map<number, AgendaFacts>();
  for (const [name, own] of Map.groupBy(items, ({ kind }) => kind ?? '')) {
    const ids = own.flatMap(({ request_id: id }) => (id === null ? [] : [id]));
    for (const [id, facts] of (await kinds.get(name)?.describe(call, ids)) ?? []) all.set(id, facts);
  }
  return all;
}

/** Requests that wait for the secretary of this committee and are on no agenda that is still to be decided. */
export async function readCandidates(call: Reading, { kind, office_id: office }: FoundMeeting): Promise<Meeting['candidates']> {
  const kinds = kindsOf(call);
  const { rows } = await sql<Omit<Meeting['candidates'][number], 'kind_title'> & { kind: string }>`
    select distinct r.id, r.kind, r.title, p.fullname as owner, o.acronym as office
    from requests.stage g join requests.seat s on s.id = g.seat_id join requests.request r on r.id = g.request_id
      left join personnel.person_view p on p.id = r.owner_id left join organization.office_view o on o.id = r.office_id
    where s.kind = 'secretary' and s.group_name = ${kind} and s.office_id is not distinct from ${office}::integer
      and g.opened_at is not null and g.closed_at is null and r.kind = any(${[...kinds.keys()]}::text[])
      and not exists (select from committees.item i join committees.meeting m on m.id = i.meeting_id
        where i.request_id = r.id and i.decision is null and m.state in ('PLANNED', 'CALLED', 'HELD'))
    order by r.id limit 500`.execute(call.db);
  return rows.map(({ kind: name, ...row }) => ({ ...row, kind_title: kinds.get(name)!.kind.title }));
}
