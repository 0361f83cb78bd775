import type { SectionDesk } from '@talaan/personnel/web/section-import/section-desk.ts';
import { SectionImportPage } from '@talaan/personnel/web/section-import/section-import-page.tsx';
import { itemImports } from '../../contract/imports.ts';

const desk: SectionDesk = {
  calls: itemImports,
  section: 'plantilla-items',
  title: 'Plantilla items',
  intro: 'Items are recognized by their number: new ones are added, known ones are brought up to date.',
  home: '/plantilla/items/import',
  about: 'Item number',
  named: 'Position',
  found: 'Who sits in an item is not imported here: it follows from appointments.',
  afterwards: 'An import cannot be undone as a whole: each change stays with its item, and can be corrected there by authority.',
};

export function Screen() {
  return <SectionImportPage desk={desk} />;
}
