import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { keep } from '@talaan/kernel/server/kept/kept.ts';
import type { AnyKind } from '../../contract/request-kind.ts';
import type { RouteRule } from '../../rules/first-rule.ts';
import type { StepCall } from '../served-kinds.ts';

/** What HR set for the requests of a kind that come in on a day. */
export interface KindSettings {
  /** Who has a role, by the role, in the order in which the rules are tried. */
  rules: ReadonlyMap<string, RouteRule[]>;
  /** In how many working days they are decided, where it is not as the table of the kind says. */
  clockDays: number | null;
}

const settingsOfKinds = keep<KindSettings>({ name: 'Rules and deadline of a kind of requests', topics: ['settings'], most: 200 });

/** As they were when the call came in, or since. */
export function kindSettings({ db, server, actor, today }: StepCall, kind: AnyKind): Promise<KindSettings> {
  const load = async () => ({ rules: await readRules(db, kind, today), clockDays: await readClockDays(db, kind, today) });
  return settingsOfKinds(server).answer({ seen: actor.seen, db }, [kind.kind, today], load);
}

export async function readRules(db: Database, kind: AnyKind, day: string): Promise<KindSettings['rules']> {
  if (!Object.values(kind.roles).some((rule) => 'byRules' in rule)) return new Map();
  const { rows } = await sql<RouteRule & { role: string }>`
    select role, type, fact, at_least, below, gives, office_id, group_name, because from requests.rule
    where kind = ${kind.settingsOf ?? kind.kind} and during @> ${day}::date order by priority`.execute(db);
  return Map.groupBy(rows, ({ role }) => role);
}

async function readClockDays(db: Database, { kind, settingsOf, clock }: AnyKind, day: string): Promise<number | null> {
  if (!clock) return null;
  const { rows } = await sql<{ days: number }>`
    select days from requests.clock where kind = ${settingsOf ?? kind} and during @> ${day}::date`.execute(db);
  return rows[0]?.days ?? null;
}
