import type { RawBuilder, SqlBool } from 'kysely';
import { anyPoint, onePoint } from '@talaan/kernel/contract/contributions.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { DocumentPage } from '../contract/documents.ts';
import type { StepOf, StepResult } from '../contract/steps.ts';
import type { EXPLANATIONS } from '../contract/words.ts';
import type { DocumentAction } from '../workflow.ts';
import type { ActingOffice } from './offices/acting-office.ts';
import type { SaidOf } from './steps/act.ts';
import type { LockedDocument } from './steps/lock-documents.ts';
import type { Moving } from './steps/stepping.ts';

/** What documents ask of the module that circulates them. */
export interface Circulations {
  /** Whether a document `d` was circulated to an office, which is on its route by that. */
  isCirculatedTo(officeId: number): RawBuilder<SqlBool>;
  /** How many papers an office is to acknowledge. */
  countOpen(officeId: number): RawBuilder<number>;
  /** How far the circulation of a document `d` is; null where it was not circulated. */
  column(who: ActingOffice, today: string): RawBuilder<DocumentPage['circulation']>;
  /** Acknowledges what was circulated to the office of these documents, and tells what became of it; of others nothing. */
  acknowledge(call: Moving, officeId: number, ids: readonly number[]): Promise<ReadonlyMap<number, StepResult>>;
}

export const circulations = onePoint<Circulations>('circulation of documents');

/** What documents ask of the module that keeps the explanations of late routing steps. */
export interface Explanations {
  /** The state of the explanation of a stay, by the column with its id; null where none is written. */
  stateOf(stay: string): RawBuilder<Exclude<keyof typeof EXPLANATIONS, 'NEEDED'> | null>;
  /** Why documents are not forwarded that are late in their office, where the forward brings no explanation. */
  hinder(call: Moving, documents: readonly LockedDocument[], body: StepOf<'forward'>): Promise<SaidOf>;
  /** Files the explanation that a forward brings for each late stay that lacks one. */
  explainFirst(call: Moving, documents: readonly LockedDocument[], body: StepOf<'forward'>): Promise<void>;
  /** Follows the stays of documents that go on in another row after a cancelled forward. */
  followStays(call: Pick<Moving, 'db'>, documentIds: readonly number[]): Promise<void>;
}

export const explanations = onePoint<Explanations>('explanations of late documents');

/** What documents ask of the module in which clients rate what was done with their papers. */
export interface Ratings {
  /** Gives a paper that has a receipt the code of its link, once, where clients are asked. */
  giveCode(call: Pick<Call, 'db'>, documentId: number): Promise<void>;
  /** The code for its receipt; null where it has none, or was rated already. */
  readCode(call: Pick<Call, 'db'>, documentId: number): Promise<string | null>;
  /** The same while the client may rate. */
  readOpenCode(call: Pick<Call, 'db' | 'today'>, documentId: number): Promise<string | null>;
}

export const ratings = onePoint<Ratings>('ratings of released documents');

/** How the history says a step of which its details tell more than its name. */
export interface StepLabel {
  action: DocumentAction;
  label: (details: unknown) => string;
}

export const stepLabels = anyPoint<StepLabel>('words of steps with documents');

/** Files that belong to documents, which go when these are disposed of. */
export interface FilesOfDocuments {
  /** Takes them off documents, and answers which they were. */
  takeOff(call: Pick<Call, 'db'>, documentIds: readonly number[]): Promise<number[]>;
  /** Those of these files that other documents have too. */
  findKept(call: Pick<Call, 'db'>, fileIds: readonly number[]): Promise<number[]>;
}

export const filesOfDocuments = anyPoint<FilesOfDocuments>('files of documents');
