import type { ReactNode } from 'react';
import { say } from '@talaan/kernel/contract/say.ts';
import type { Field } from '../../contract/field.ts';

/** What every kind of field is given. */
export interface InputProps {
  id: string;
  label: string;
  description: ReactNode;
  required: boolean;
  error: string | undefined;
}

/** What stands in a box that may stay empty. */
export function placeholderOf(field: Field, required: boolean): string | undefined {
  return !required && field.need === 'never' ? say('N/A if left empty') : undefined;
}
