import type { Call } from '@talaan/kernel/server/mount.ts';
import { judgeLastTwo } from '@talaan/performance/rules/after/what-ratings-mean.ts';
import { readRatings } from '@talaan/personnel/server/public.ts';
import type { StudyRatings } from '../../contract/shapes.ts';

/**
 * Whether the last two ratings of who asks for study leave were at least Very Satisfactory when it was received (CSC MC 21 s.2004). Null of other types,
 * and where no ratings are kept.
 */
export async function judgeStudyRatings(
  call: Pick<Call, 'db' | 'server'>,
  { type, personnelId, receivedOn }: { type: { code: string }; personnelId: number; receivedOn: string },
): Promise<StudyRatings | null> {
  if (type.code !== 'STUDY') return null;
  const ratings = await readRatings(call, [personnelId]);
  return ratings && judgeLastTwo(ratings.get(personnelId) ?? [], receivedOn);
}
