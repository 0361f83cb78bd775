import type { ComponentType, ReactNode } from 'react';
import type { UseFormReturnType } from '@mantine/form';
import { anyPoint } from '../../../contract/contributions.ts';
import type { FieldEditCalls } from '../../../contract/field-edits.ts';

export interface FieldProps {
  label: string;
  value: never;
  onChange: (value: unknown) => void;
  error?: ReactNode;
}

/** A field as the single form has it, and what it holds while nothing was entered. */
export interface BulkField {
  blank: unknown;
  Field: ComponentType<FieldProps>;
}

export interface BulkForm {
  /** By the names of the calls. */
  fields: Readonly<Record<string, BulkField>>;
  /** What is asked beside the value, with what the list is asked. */
  asked?: {
    blank: (query: Readonly<Record<string, unknown>>) => Record<string, unknown>;
    Fields: ComponentType<{ form: UseFormReturnType<BulkValues> }>;
  };
}

export interface BulkValues {
  value: unknown;
  asked: Record<string, unknown>;
}

/** Fields of a list, of this module or another's, that are edited in several rows at once. */
export interface BulkFields {
  place: number;
  /** The path of the call of the list. */
  list: string;
  calls: FieldEditCalls;
  load: () => Promise<BulkForm>;
}

/** What the lists offer as ‘Edit field’ of chosen rows, for those whose roles open the calls. */
export const bulkFields = anyPoint<BulkFields>('fields that are edited in several rows at once');
