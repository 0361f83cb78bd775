import { ScreenParts, useScreenPart } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { BrandsPart } from './brands-part.tsx';
import { PriorityPart } from './priority-part.tsx';
import { PurgePart } from './purge-part.tsx';
import { UsePart } from './use-part.tsx';

const TABS = { use: 'Use', vaccines: 'Vaccines', priority: 'Priority groups', deletion: 'Deletion' };

/** Whether the checklist is used and until when, what people choose from, and the deletion of all of it. */
export function Screen() {
  const parts = <ScreenParts parts={TABS} />;
  switch (useScreenPart(TABS)) {
    case 'vaccines':
      return <BrandsPart parts={parts} />;
    case 'priority':
      return <PriorityPart parts={parts} />;
    case 'deletion':
      return <PurgePart parts={parts} />;
    default:
      return <UsePart parts={parts} />;
  }
}
