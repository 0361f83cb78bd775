import { DocumentList } from './document-list.tsx';

export function Screen() {
  return <DocumentList of="all" />;
}
