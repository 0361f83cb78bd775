import type { Form } from '../../rules/form/form-line.ts';
import { dpcrFlow, ipcrFlow, opcrFlow } from '../../workflow.ts';

export const FORM_FLOWS: Readonly<Record<Form, typeof ipcrFlow>> = { IPCR: ipcrFlow, DPCR: dpcrFlow, OPCR: opcrFlow };
