import { documentFlow, type DocumentAction, type DocumentRole, type DocumentState } from '../workflow.ts';

/** Who looks at a document for which office. */
export interface Acting {
  accountId: number;
  officeId: number;
  /** Heads the acting office today, or acts for its head. */
  isHead: boolean;
  /** The acting office keeps the records, or the caller tracks documents of the whole university. */
  keepsRecords: boolean;
  /** Tracks documents of the whole university. */
  isAdmin: boolean;
}

export interface Placed {
  state: DocumentState;
  originId: number;
  createdBy: number;
  /** Of the open hop; null for a draft and a closed document. */
  officeId: number | null;
  fromOfficeId: number | null;
  /** Another office than that of origin has received it. */
  wasReceived: boolean;
  wasExtended: boolean;
  /** Reported as lost, and neither found nor replaced since. */
  isLost: boolean;
  /** It has its outgoing number. */
  wasNumbered: boolean;
  isUnderLegalHold: boolean;
  isDisposedOf: boolean;
}

const ON_ITS_WAY: readonly DocumentState[] = ['INCOMING', 'RETURNED'];
/** On which records act whatever office holds the document (A7.6). */
const OF_RECORDS: readonly DocumentState[] = ['PENDING', 'PICKUP', 'RELEASED', 'REJECTED'];

/** In which roles a person may act on a document (A4): only the office that holds it, and the exceptions that A4 and A7 name. */
export function rolesIn(document: Placed, who: Acting): DocumentRole[] {
  const isOnItsWay = ON_ITS_WAY.includes(document.state);
  const isHere = document.officeId === who.officeId;
  const isHolder = isHere && !isOnItsWay;
  const isSender = isOnItsWay && document.fromOfficeId === who.officeId;
  const isDraft = document.state === 'DRAFT';
  const roles: Record<DocumentRole, boolean> = {
    origin: isDraft && document.originId === who.officeId,
    sender: isSender,
    receiver: isOnItsWay && isHere,
    holder: isHolder,
    registrar: isHolder && document.originId === who.officeId,
    official: isHolder && who.isHead,
    // Until receipt the head of the sending office extends (A7.4).
    head: (isHolder || isSender) && who.isHead,
    records: who.keepsRecords && (isHolder || OF_RECORDS.includes(document.state)),
    keeper: who.keepsRecords && !isDraft,
    disposal: false,
    // Judged by its circulation, not by its way.
    circulator: false,
    creator: document.createdBy === who.accountId && !document.wasReceived,
    admin: who.isAdmin && !isDraft,
  };
  return (Object.keys(roles) as DocumentRole[]).filter((role) => roles[role]);
}

/** What ends the search for a lost document, and what has to wait for it. */
const ENDS_OF_SEARCH: readonly DocumentAction[] = ['found', 'replace'];
const NOT_WHILE_LOST: readonly DocumentAction[] = ['report_lost', 'resume', 'return'];

/** A lost document is searched; what ends the search is open for no other. */
export function isOpenTo(action: DocumentAction, isLost: boolean): boolean {
  return !(isLost ? NOT_WHILE_LOST : ENDS_OF_SEARCH).includes(action);
}

/**
 * What a person may do with a document: a head extends without asking, of one on its way the sender alone says that it is lost, and what is
 * done once is not open again.
 */
export function openActions(document: Placed, who: Acting): DocumentAction[] {
  const roles = rolesIn(document, who);
  const isOfAnother = ON_ITS_WAY.includes(document.state) && !roles.includes('sender');
  const closed: Partial<Record<DocumentAction, boolean>> = {
    ask_extension: document.wasExtended || who.isHead,
    extend: document.wasExtended,
    number: document.wasNumbered,
    legal_hold: document.isUnderLegalHold || document.isDisposedOf,
    lift_hold: !document.isUnderLegalHold,
    report_lost: isOfAnother,
  };
  return documentFlow.open(document.state, roles).filter((action) => closed[action] !== true && isOpenTo(action, document.isLost));
}
