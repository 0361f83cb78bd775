import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { COMMITTEE_NAMES, type CommitteeKind } from '../contract/committees.ts';
import type { AnyKind, RoleRule } from '../contract/request-kind.ts';
import { firstRule, type RouteRule } from '../rules/first-rule.ts';
import type { Facts } from './served-kinds.ts';
import type { KindSettings } from './settings/kind-settings.ts';

/** A seat by what it is, before it has a number. */
export interface SeatSpec {
  kind: 'head' | 'group' | 'person' | 'members' | 'secretary';
  office_id: number | null;
  group_name: string | null;
  personnel_id: number | null;
}

/** One line of a route. Without a state its role may act, and nothing waits for it. */
export interface RouteStage {
  place: number;
  state: string | null;
  role: string;
  decides: boolean;
  seat: SeatSpec;
  because: string;
}

/** Who decides what in requests of a kind, by their facts, the rules and the day; at most one statement for any number of them. */
export async function resolveRoutes(
  db: Database,
  kind: AnyKind,
  rules: KindSettings['rules'],
  all: readonly Facts[],
  day: string,
): Promise<RouteStage[][]> {
  const ruled = all.map((facts) => new Map([...rules].map(([role, lines]) => [role, firstRule(lines, facts)])));
  const heads = await findHeadOffices(db, kind, all, ruled, day);
  const committees = await findCommittees(db, kind, all, day);
  return all.map((facts, at) => {
    const roles = Object.entries(kind.roles);
    return roles.flatMap(([role, rule]) => {
      const found = findSeat(kind, role, rule, { facts, heads: heads[at]!, rules: ruled[at]!, committees: committees[at]! });
      if (!found) return [];
      const states = kind.states.filter((state) => kind.awaited(state).includes(role));
      if (states.length === 0 && 'person' in rule && rule.person === 'owner') return [];
      const stages = states.length > 0 ? states : [null];
      return stages.map((state) => ({
        ...found,
        role,
        state,
        place: state === null ? 0 : kind.placeOf(state) + 1,
        decides: state !== null && kind.decidesIn(state, role),
      }));
    });
  });
}

interface HeadOffices {
  /** The office whose head decides: the own one, or the next above that neither the owner nor one of the people heads. */
  own: number | null;
  next: number | null;
  /** The same for an office that a rule or the filer names, by its number. */
  named: ReadonlyMap<number, number>;
}

/** The nearest committee of each kind that the roles of a kind of request name, with the office that it is of; absent where nobody sits on one. */
type Committees = ReadonlyMap<CommitteeKind, number | null>;

interface Known {
  facts: Facts;
  heads: HeadOffices;
  rules: RuleByRole;
  committees: Committees;
}

/** The rule that a request falls under, by role. */
type RuleByRole = ReadonlyMap<string, RouteRule | undefined>;

type Found = Pick<RouteStage, 'seat' | 'because'>;

function findSeat(kind: AnyKind, role: string, rule: RoleRule, known: Known): Found | undefined {
  const { facts, heads, committees } = known;
  if ('system' in rule) return undefined;
  if ('committee' in rule) {
    const office = committees.get(rule.committee);
    const waitsAlone = kind.states.some((state) => kind.awaited(state).length === 1 && kind.awaited(state)[0] === role);
    return office === undefined && !waitsAlone ? undefined : committeeSeat(rule, office, kind);
  }
  if ('group' in rule) return { seat: groupSeat(rule.group, rule.over === 'all' ? null : facts.officeId), because: '' };
  if ('head' in rule && rule.head === 'named') return headSeat(heads.named.get(facts.namedOfficeId ?? 0) ?? null, kind, '');
  if ('head' in rule)
    return rule.head === 'own'
      ? headSeat(heads.own, kind, facts.officeId === heads.own ? '' : 'the next higher head')
      : headSeat(heads.next, kind, 'the next higher head');
  if ('person' in rule) {
    const whom = rule.person === 'owner' ? facts.ownerId : (facts.chosenId ?? null);
    return whom === null ? undefined : { seat: { kind: 'person', office_id: null, group_name: null, personnel_id: whom }, because: '' };
  }
  return findByRules(kind, role, known);
}

function findByRules(kind: AnyKind, role: string, { facts, heads, rules }: Known): Found {
  const rule = rules.get(role);
  if (!rule) return { seat: groupSeat(kind.keptBy, facts.officeId), because: 'no rule says who' };
  if (rule.gives === 'group') return { seat: groupSeat(rule.group_name!, rule.office_id), because: rule.because };
  const office = { 'own-head': heads.own, 'next-head': heads.next, 'head-of-office': heads.named.get(rule.office_id!) ?? null }[rule.gives];
  return headSeat(office, kind, rule.because);
}

function groupSeat(group_name: string, office_id: number | null): SeatSpec {
  return { kind: 'group', group_name, office_id, personnel_id: null };
}

/** Where no such committee sits, and no one else is awaited instead, those decide who answer for the kind. */
function committeeSeat({ committee, as }: Extract<RoleRule, { as: unknown }>, office: number | null | undefined, kind: AnyKind): Found {
  if (office === undefined) return { seat: groupSeat(kind.keptBy, null), because: `no ${COMMITTEE_NAMES[committee].toLowerCase()}` };
  return { seat: { kind: as, office_id: office, group_name: committee, personnel_id: null }, because: '' };
}

/** Where there is no office to head, those decide who answer for the kind. */
function headSeat(office_id: number | null, kind: AnyKind, because: string): Found {
  if (office_id === null) return { seat: groupSeat(kind.keptBy, null), because: 'no office to head' };
  return { seat: { kind: 'head', office_id, group_name: null, personnel_id: null }, because };
}

/**
 * For each, the first office from theirs upward that neither the owner nor one of the people heads, and the one above it; none for who heads the highest.
 * From an office that a rule or the filer names likewise. One statement.
 */
async function findHeadOffices(
  db: Database,
  kind: AnyKind,
  all: readonly Facts[],
  ruled: readonly RuleByRole[],
  day: string,
): Promise<HeadOffices[]> {
  const asksHeads = Object.values(kind.roles).some((rule) => 'head' in rule || 'byRules' in rule);
  if (!asksHeads) return all.map(() => ({ own: null, next: null, named: new Map() }));
  const asked = all.flatMap(({ officeId, ownerId, namedOfficeId, parties = [] }, at) => {
    const people = JSON.stringify([...(ownerId ? [ownerId] : []), ...parties]);
    const named = [...ruled[at]!.values()].flatMap((rule) => (rule?.gives === 'head-of-office' ? [rule.office_id] : []));
    return [officeId, ...new Set([...named, ...(namedOfficeId ? [namedOfficeId] : [])])].map((office, place) => ({
      at,
      office,
      isOwn: place === 0,
      people,
    }));
  });
  const { rows } = await sql<{ own: number | null; next: number | null }>`
    with recursive asked as (
      select office_id, array(select jsonb_array_elements_text(people)::integer) as people, place
      from unnest(${asked.map(({ office }) => office)}::integer[], ${asked.map(({ people }) => people)}::jsonb[])
        with ordinality as a (office_id, people, place)),
    climb as (
      select a.place, a.people, o.id, o.parent_id, 0 as height from asked a join organization.office_view o on o.id = a.office_id
      union all
      select c.place, c.people, o.id, o.parent_id, c.height + 1 from climb c join organization.office_view o on o.id = c.parent_id
      where exists (select from organization.head_view h where h.office_id = c.id and h.personnel_id = any(c.people) and h.during @> ${day}::date))
    select c.id as own, coalesce(c.parent_id, c.id) as next
    from asked a left join lateral (
      select * from (select * from climb where climb.place = a.place order by height desc limit 1) top
      -- At the top where nobody but these people heads the office, there is no head for them.
      where not exists (select from organization.head_view h where h.office_id = top.id and h.personnel_id = any(top.people) and h.during @> ${day}::date)
        or exists (select from organization.head_view h where h.office_id = top.id and h.personnel_id <> all(top.people) and h.during @> ${day}::date)
    ) c on true order by a.place`.execute(db);
  const answers = Map.groupBy(
    asked.map((one, place) => ({ ...one, ...rows[place]! })),
    ({ at }) => at,
  );
  return all.map((_, at) => {
    const lines = answers.get(at)!;
    const { own, next } = lines.find(({ isOwn }) => isOwn)!;
    return { own, next, named: new Map(lines.flatMap((one) => (one.isOwn ? [] : [[one.office!, one.own!] as const]))) };
  });
}

/** One statement, where the kind names committees at all. */
async function findCommittees(db: Database, kind: AnyKind, all: readonly Facts[], day: string): Promise<Committees[]> {
  const named = [...new Set(Object.values(kind.roles).flatMap((rule) => ('committee' in rule ? [rule.committee] : [])))];
  if (named.length === 0) return all.map(() => new Map());
  const { rows } = await sql<{ place: number; committee: CommitteeKind; office_id: number | null }>`
    with recursive climb as (
      select a.place::integer, o.id, o.parent_id, 0 as height
      from unnest(${all.map(({ officeId }) => officeId)}::integer[]) with ordinality as a (office_id, place)
      left join organization.office_view o on o.id = a.office_id
      union all
      select c.place, o.id, o.parent_id, c.height + 1 from climb c join organization.office_view o on o.id = c.parent_id)
    select distinct on (c.place, m.committee) c.place, m.committee, m.office_id
    from climb c join requests.sitting m on m.committee = any(${named}::text[]) and m.during @> ${day}::date and (m.office_id = c.id or m.office_id is null)
    order by c.place, m.committee, m.office_id is null, c.height`.execute(db);
  const found = Map.groupBy(rows, ({ place }) => place);
  return all.map((_, at) => new Map((found.get(at + 1) ?? []).map(({ committee, office_id: office }) => [committee, office])));
}
