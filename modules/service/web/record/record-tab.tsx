import type { RecordPerson } from '@talaan/personnel/web/record/record-tab.ts';
import { KeptRecord } from './kept-record.tsx';

export function Tab({ person }: { person: RecordPerson }) {
  return <KeptRecord personnelId={person.id} />;
}
