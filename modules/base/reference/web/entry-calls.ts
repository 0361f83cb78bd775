import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { companies, degrees, KINDS, listMajors, listProposals, schools, type Kind } from '../contract/proposals.ts';

/** All that shows entries of the lists, to be read again after a change of one. */
export const COLLECTIONS = [degrees.list, schools.list, companies.list, listProposals, listMajors];

interface EntryCalls {
  key: string;
  list: Endpoint;
  add: Endpoint;
  edit: Endpoint;
  remove: Endpoint;
  approve: Endpoint;
}

/** The calls of each list, of which a screen needs no more than that they are alike. */
export const ENTRY_CALLS: Record<Kind, EntryCalls> = { degree: degrees, school: schools, company: companies };

/** `a degree`; as it stands in a sentence. */
export function formatKind(kind: Kind): string {
  return KINDS[kind].toLowerCase();
}
