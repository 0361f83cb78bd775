import type { ComponentType, ReactNode } from 'react';
import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import type { PaidAs } from '../contract/funds-of-service.ts';

export interface FundFieldProps {
  paidAs: PaidAs;
  /** The first day of the service, whose year the fund is for; null until it is chosen. */
  on: string | null;
  value: number | null;
  onChange: (id: number | null) => void;
  error?: ReactNode;
  /** Shown instead where no fund is set up for the year. */
  otherwise?: ReactNode;
}

/** A field for the fund that pays a casual or a job order. */
export interface FundPart {
  Field: ComponentType<FundFieldProps>;
}

export const fundParts = anyPoint<FundPart>('the field for the fund that pays a service');
