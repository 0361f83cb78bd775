import type { AskingCall } from '@talaan/requests/server/public.ts';
import { AUTHORITY_NEEDED } from '../../rules/filing/check-filing.ts';
import { neededBeforeCertification } from '../../rules/filing/needed-papers.ts';
import type { LeaveAction } from '../../workflow.ts';
import { missingBeforeCertification } from '../applications/before-certification.ts';
import type { Leave } from '../applications/find-leaves.ts';

/**
 * Why an application is not certified or approved now: checks 8 and 10 of the domain page; null where nothing stands against it. That no date is of a
 * locked month is asked again before each approval (`askAgain`).
 */
export async function whyNot(call: AskingCall, action: LeaveAction, leave: Leave): Promise<string | null> {
  if (action === 'certify') {
    const missing = await missingBeforeCertification(call, leave);
    return missing && `${neededBeforeCertification(missing)} Add it, or return the application.`;
  }
  if (action === 'approve' && leave.place === 'ABROAD' && leave.foreignAuthority === '')
    return `${AUTHORITY_NEEDED} Return the application, so that its number is entered.`;
  return null;
}
