import type { RecordPerson } from '@talaan/personnel/web/record/record-tab.ts';
import { KeptRecord } from './printed-record.tsx';

export function Tab({ person }: { person: RecordPerson }) {
  return <KeptRecord personnelId={person.id} />;
}
