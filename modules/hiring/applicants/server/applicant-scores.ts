import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';

/** What an application scored in one factor, in hundredths of a point. */
export interface ApplicantScore {
  factor: string;
  points: number;
  most: number;
}

/** The scores of applications by their numbers, as their applicants may see them: asked for after the decision alone. */
export type ReadScores = (call: Pick<Call, 'db'>, applications: readonly number[]) => Promise<Map<number, ApplicantScore[]>>;

export const applicantScores = anyPoint<ReadScores>('the scores of an applicant');
