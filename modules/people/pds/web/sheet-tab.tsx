import type { RecordPerson } from '@talaan/personnel/web/record/record-tab.ts';
import { SheetPage } from './sheet/sheet-page.tsx';

/** The data sheet of a person, on the record: HR corrects it, and every opening is noted. */
export function Tab({ person }: { person: RecordPerson }) {
  return <SheetPage whose={person.id} key={person.id} />;
}
