import { STEPS_DONE } from '@talaan/documents/workflow.ts';
import type { StepLabel } from '@talaan/documents/server/public.ts';
import type { WithdrawnFrom } from './find-withdrawn.ts';

const NAMED = 5;

/** A withdrawal names its offices, few of many. */
export const withdrawalLabel: StepLabel = {
  action: 'withdraw',
  label: (details) => {
    const offices = (details as { withdrawn: WithdrawnFrom[] }).withdrawn.map(({ office }) => office);
    const others = offices.length - NAMED;
    return `${STEPS_DONE.withdraw} from ${others > 0 ? `${offices.slice(0, NAMED).join(', ')} and ${others} more` : offices.join(', ')}`;
  },
};
