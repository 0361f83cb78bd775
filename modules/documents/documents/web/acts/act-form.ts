import type { ComponentType } from 'react';
import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import type { StepBody, StepResult } from '../../contract/steps.ts';
import type { KINDS } from '../../contract/words.ts';

export type Act = StepBody['action'];

/** What is to be done, for which office and with which papers. */
export interface Acting {
  act: Act;
  office: number;
  papers: readonly { id: number; tracking_no: string | null; kind: keyof typeof KINDS; must_explain: boolean }[];
  /** The office to which it usually goes next, where one paper is forwarded. */
  next: { id: number; fullname: string } | null;
}

export interface ActFormProps {
  acting: Acting;
  onClose: () => void;
  onTold: (results: StepResult[]) => void;
}

/** The form of acts that ask for more than a remark or a reason; it is an `ActShell` with its fields. */
export interface ActForm {
  acts: readonly Act[];
  load: () => Promise<{ Form: ComponentType<ActFormProps> }>;
}

export const actForms = anyPoint<ActForm>('forms of acts on documents');
