import { useParams } from 'react-router';
import { ImportPage } from '@talaan/imports/web/import-page.tsx';
import type { ImportView } from '@talaan/imports/web/import-view.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { IMPORT_SECTIONS, personnelSections, SECTION_TITLES, type ImportSection } from '../../contract/section-imports.ts';
import { SectionChoice } from './section-choice.tsx';

/** The import of one section of what is stored beside the people. */
export function Screen() {
  const { section: named } = useParams();
  const section = IMPORT_SECTIONS.find((one) => one === named);
  if (!section)
    return (
      <Page title="Import personnel" intro="Choose what to import.">
        <SectionChoice current="people" />
      </Page>
    );
  return (
    <ImportPage key={section} view={viewOf(section)}>
      <SectionChoice current={section} />
    </ImportPage>
  );
}

function viewOf(section: ImportSection): ImportView {
  const title = SECTION_TITLES[section];
  return {
    calls: personnelSections,
    section,
    title: `Import: ${title.toLowerCase()}`,
    intro: 'For people who are already on record.',
    home: `/personnels/import/${section}`,
    fileLabel: `Spreadsheet of ${title.toLowerCase()}`,
    noun: ['row', 'rows'],
    help: ['People are found by their employee number; if the name is given, it must match.'],
    undoing: `the ${title.toLowerCase()} of its people become as they were before it.`,
  };
}
