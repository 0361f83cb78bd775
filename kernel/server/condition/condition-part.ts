import { anyPoint } from '../../contract/contributions.ts';
import type { Server } from '../server.ts';

/** How a part of the system is: as it should be, worth a look today, or in need of an act now. */
export type ConditionState = 'fine' | 'look' | 'act';

/** What a part finds out with; a command beside the server has no more. */
export type Looked = Pick<Server, 'db' | 'pool' | 'settings' | 'clock' | 'modules'>;

export interface ConditionFact {
  label: string;
  /** In one line or more. */
  value: string;
}

/** A number for Prometheus, such as `talaan_mails_waiting`; the same name with other labels is another line of it. */
export interface Figure {
  name: string;
  help: string;
  value: number;
  labels?: Readonly<Record<string, string>>;
}

export interface ConditionReading {
  state: ConditionState;
  /** In a sentence or two for an administrator: how it is and, where it is not fine, what to do. */
  says: string;
  facts?: readonly ConditionFact[];
  figures?: readonly Figure[];
}

/**
 * A part of the system that knows how it is: the database, mail, backups. What it says is shown to administrators, told to
 * Prometheus and taken into the support bundle, so it names no person.
 */
export interface ConditionPart {
  name: string;
  title: string;
  /** Among the others; the smallest first. */
  place: number;
  /** The screen where one acts on it. */
  link?: { label: string; to: string };
  read: (looked: Looked) => Promise<ConditionReading>;
}

export const conditionParts = anyPoint<ConditionPart>('parts of the condition of the system');
