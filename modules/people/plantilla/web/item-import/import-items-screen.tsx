import { ImportPage } from '@talaan/imports/web/import-page.tsx';
import type { ImportView } from '@talaan/imports/web/import-view.ts';
import { itemImports } from '../../contract/imports.ts';

const view: ImportView = {
  calls: itemImports,
  section: 'plantilla-items',
  title: 'Import: plantilla items',
  intro: 'Items are recognized by their number: new ones are added, known ones are brought up to date.',
  home: '/plantilla/items/import',
  fileLabel: 'Spreadsheet of plantilla items',
  noun: ['row', 'rows'],
  help: ['Who serves in an item is not imported here: it follows from appointments.'],
  undoing: 'items that it added are removed, items that it changed become as they were before it.',
};

export function Screen() {
  return <ImportPage view={view} />;
}
