/** Levels of a competency, 1 basic to 4 superior (domain page, A6). */
export const COMPETENCY_LEVELS = [1, 2, 3, 4] as const;
export type CompetencyLevel = (typeof COMPETENCY_LEVELS)[number];

/** A competency below the level that the position asks for. */
export interface CompetencyGap {
  competency_id: number;
  asked: CompetencyLevel;
  /** As assessed; null where it was not. */
  has: CompetencyLevel | null;
  gap: number;
}

/** Where a person is below the profile of the position, the widest gap first. One that was never assessed is no gap, and is returned with 0. */
export function gapsOf(
  profile: readonly { competency_id: number; level: CompetencyLevel }[],
  assessed: ReadonlyMap<number, CompetencyLevel>,
): CompetencyGap[] {
  return profile
    .map(({ competency_id, level }) => {
      const has = assessed.get(competency_id) ?? null;
      return { competency_id, asked: level, has, gap: has === null ? 0 : level - has };
    })
    .filter(({ has, gap }) => has === null || gap > 0)
    .toSorted((one, other) => other.gap - one.gap || one.competency_id - other.competency_id);
}

/** A gap in a competency, a recommendation of an IPCR, the intervention after a weak rating, or an entry of a head (domain page, A5.7, B1). */
export const NEED_SOURCES = ['COMPETENCY', 'IPCR', 'WEAK_RATING', 'HEAD'] as const;
export type NeedSource = (typeof NEED_SOURCES)[number];

export interface Need {
  id: number;
  source: NeedSource;
  since: string;
}

/** A training or a plan line that names a need, and the day on which it was closed; null while it is open. */
export interface NeedAnswer {
  need_id: number;
  closed_on: string | null;
}

export const NEED_STATES = ['OPEN', 'PLANNED', 'ANSWERED'] as const;
export type NeedState = (typeof NEED_STATES)[number];

/** A need is open until a training or a plan line that answers it is closed on or after the day of the need; in between it is planned. */
export function needStates(needs: readonly Need[], answers: readonly NeedAnswer[]): Map<number, NeedState> {
  const byNeed = Map.groupBy(answers, ({ need_id: need }) => need);
  return new Map(
    needs.map(({ id, since }) => {
      const own = byNeed.get(id) ?? [];
      if (own.some(({ closed_on: closed }) => closed !== null && closed >= since)) return [id, 'ANSWERED'];
      return [id, own.some(({ closed_on: closed }) => closed === null) ? 'PLANNED' : 'OPEN'];
    }),
  );
}
