import type { z } from 'zod';

/** Said of what was left empty; a form in the browser names the field. */
export const LEFT_OUT = 'Enter this.';

type Issue = Parameters<NonNullable<NonNullable<Parameters<typeof z.config>[0]>['customError']>>[0];

/** What the schemas say where they have no words of their own; the same in the browser and on the server. */
export function inPlainWords(issue: Issue): string | undefined {
  const { input } = issue;
  if (input === undefined || input === null || input === '') return LEFT_OUT;
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int' ? 'Enter a number.' : 'This is not what belongs here.';
    case 'too_small':
      return issue.origin === 'string' ? `Enter at least ${issue.minimum} characters.` : `Enter at least ${issue.minimum}.`;
    case 'too_big':
      return issue.origin === 'string' ? `Enter at most ${issue.maximum} characters.` : `Enter at most ${issue.maximum}.`;
    case 'invalid_value':
      return 'Choose one of the list.';
    default:
      return undefined;
  }
}
