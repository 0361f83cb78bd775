import { applicationFlow, type ApplicationState } from '@talaan/applicants/workflow.ts';

/** The state of an application in words. */
export function StateWords({ state }: { state: string }) {
  return applicationFlow.words[state as ApplicationState];
}
