import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import type { StepBody, StepOf } from '../../contract/steps.ts';
import type { ActingOffice } from '../offices/acting-office.ts';
import type { LockedDocument } from './lock-documents.ts';
import type { Moving, Stepping } from './stepping.ts';

export type ActName = StepBody['action'];

/** What is said of some documents, by their ids. */
export type SaidOf = ReadonlyMap<number, string>;

/**
 * One act on documents, in the file of its feature. What it asks for is in contract/steps.ts, from which states and by whom it is taken in
 * workflow.ts; take-steps.ts locks, judges and tells, whatever the act.
 */
interface ActOf<A extends ActName> {
  action: A;
  /** Takes it with documents with which it can be taken, all of them locked. Errors: 422 by the field of the body. */
  take(stepping: Stepping, documents: readonly LockedDocument[], body: StepOf<A>): Promise<void>;
  /** Locks what it needs beside the documents, before they are locked. */
  lockFirst?(call: Moving, body: StepOf<A>): Promise<void>;
  /** Offices, beside those of the documents, whose clocks it needs and whose desks it changes. */
  further?(body: StepOf<A>): readonly number[];
  /** Why it cannot be taken with some of the documents with which it is open. */
  hinder?(call: Moving, documents: readonly LockedDocument[], who: ActingOffice, body: StepOf<A>): Promise<SaidOf>;
  /** Of documents with which it is not open: what the acting office did with it before, so that it is no error. */
  findTaken?(call: Moving, documents: readonly LockedDocument[], who: ActingOffice): Promise<SaidOf>;
  /** Why it is not open with a document, where the state does not say it best; null where it does. `isHere`: in the acting office, or sent by it. */
  whyClosed?(document: LockedDocument, who: ActingOffice, isHere: boolean): string | null;
  /** The document has its outgoing number with it, which is told. */
  givesNumber?: true;
}

/** An act whose body is of any kind: take-steps.ts gives each its own. */
export type Act = ActOf<ActName>;

export function documentAct<A extends ActName>(one: ActOf<A>): Act {
  return one as unknown as Act;
}

/** The acts on documents: those of this module, and of the modules above that have some. */
export const acts = anyPoint<Act>('acts on documents');

/** The one that was asked for. A test keeps that each act of the contract has one. */
export function findAct(server: Pick<Server, 'modules'>, action: ActName): Act {
  const found = allContributed(server, acts).find((one) => one.action === action);
  if (!found) throw new Error(`No module contributes the act '${action}'.`);
  return found;
}
