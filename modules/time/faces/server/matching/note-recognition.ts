import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { MeasuredImage } from '../../rules/judge-image.ts';
import type { MatchOutcome } from '../../rules/judge-match.ts';

export interface NotedRecognition {
  at: Temporal.Instant;
  /** One of both. */
  deviceId: number | null;
  triedBy: number | null;
  /** None of an unknown face. */
  personnelId: number | null;
  outcome: MatchOutcome;
  score: number | null;
  second: number | null;
  measured: Pick<MeasuredImage, 'real' | 'live'>;
  tookMs: number;
}

/** Keeps how a recognition came out; answers its number. */
export async function noteRecognition(db: Database, noted: NotedRecognition): Promise<number> {
  const { id } = await db
    .insertInto('faces.recognition')
    .values({
      at: noted.at.toString(),
      device_id: noted.deviceId,
      tried_by: noted.triedBy,
      personnel_id: noted.personnelId,
      outcome: noted.outcome,
      score: noted.score,
      second_score: noted.second,
      real_score: noted.measured.real,
      live_score: noted.measured.live,
      took_ms: noted.tookMs,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
