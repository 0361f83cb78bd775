import { partAhead, type RequestPartProps } from '@talaan/requests/web/request-part.ts';
import { readForm } from '../../contract/forms.ts';
import { FormView } from './form-view.tsx';

export const readAhead = partAhead(readForm);

/** A form beside its request: who decides by a seat alone rates it here, too. */
export function Part({ recordId }: RequestPartProps) {
  return <FormView id={recordId} />;
}
