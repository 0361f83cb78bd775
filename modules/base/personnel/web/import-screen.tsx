import { ImportPage } from '@talaan/imports/web/import-page.tsx';
import type { ImportView } from '@talaan/imports/web/import-view.ts';
import { peopleImports } from '../contract/people-import.ts';
import { UnknownPlaces } from './import/unknown-places.tsx';
import { SectionChoice } from './section-import/section-choice.tsx';

const view: ImportView = {
  calls: peopleImports,
  section: 'people',
  title: 'Import personnel',
  intro: 'People are recognized by their employee number: new ones are added, known ones are brought up to date.',
  home: '/personnels/import',
  fileLabel: 'Spreadsheet of people',
  noun: ['person', 'people'],
  help: [
    'One row a person, with headings such as Employee No., Last name, First name, Sex, Office, Position, Status, PIN, Date hired.',
    'To correct people who are on record, export the personnel list, change it, and upload it here.',
  ],
  undoing: 'people, offices and positions that it added are removed, people whom it changed become as they were before it.',
  Choices: UnknownPlaces,
};

export function Screen() {
  return (
    <ImportPage view={view}>
      <SectionChoice current="people" />
    </ImportPage>
  );
}
