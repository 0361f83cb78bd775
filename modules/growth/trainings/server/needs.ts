import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';

type Asking = Pick<Call, 'db' | 'today' | 'server'>;

/** A line of a development plan that is in force and asks for a training. */
export interface PlanLine {
  id: number;
  title: string;
  priority: 1 | 2 | 3;
}

/** The open lines of the plans of people, by person: for what a training answers. None where no module keeps plans. */
export const planLinesOfPeople =
  anyPoint<(call: Asking, ids: readonly number[]) => Promise<ReadonlyMap<number, PlanLine[]>>>('plan lines of people');

/** Until when service is due for an earlier grant, by person; absent where none is. */
export const serviceDue =
  anyPoint<(call: Asking, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>>('service due for a grant');

/** That a person completed a training, and for which line of their plan. */
export interface ClosedTraining {
  personnelId: number;
  planLineId: number | null;
  title: string;
  lastDay: string;
}

/** Trainings that were closed with a certificate, such as for the plan lines and needs that they answer. Called within the transaction of the step. */
export const trainingsClosed =
  anyPoint<
    (
      call: Pick<Call, 'db' | 'today' | 'now' | 'actor' | 'server' | 'inPlaceOf' | 'requestId'>,
      closed: readonly ClosedTraining[],
    ) => Promise<void>
  >('trainings closed');
