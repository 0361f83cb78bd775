import type { ComponentType } from 'react';
import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import type { DocumentPage } from '../../contract/documents.ts';

/** What another module shows on the page of a paper, below where it is; nothing where it has nothing to say of it. */
export interface DocumentPart {
  name: string;
  /** Among the others; the smallest first. */
  place: number;
  load: () => Promise<{ Part: ComponentType<DocumentPartProps> }>;
}

export interface DocumentPartProps {
  page: DocumentPage;
  /** The acting office, where the address says one. */
  office: number | undefined;
}

export const documentParts = anyPoint<DocumentPart>('parts of the page of a document');
