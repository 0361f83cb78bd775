import type { Act } from './steps/act.ts';
import { legalHoldActs } from './steps/legal-hold-acts.ts';
import { closeDuplicateAct } from './steps/close-duplicates.ts';
import { endingActs } from './steps/close.ts';
import { cancelForwardAct, forwardAct } from './steps/forward.ts';
import { holdAct, resumeAct } from './steps/hold.ts';
import { lossActs } from './steps/lost.ts';
import { receiveAct, refuseAct, returnAct } from './steps/receive.ts';
import { registerAct } from './steps/register-drafts.ts';

/** The acts of this module; those of lateness and circulation are contributed by these. */
export const actsOfDocuments: readonly Act[] = [
  registerAct,
  forwardAct,
  cancelForwardAct,
  receiveAct,
  refuseAct,
  returnAct,
  holdAct,
  resumeAct,
  ...lossActs,
  ...endingActs,
  closeDuplicateAct,
  ...legalHoldActs,
];
