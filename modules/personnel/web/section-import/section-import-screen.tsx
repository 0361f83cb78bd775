import { useParams } from 'react-router';
import { Page } from '@talaan/kernel/web/page.tsx';
import { IMPORT_SECTIONS } from '../../contract/section-import/sections.ts';
import { SectionChoice } from './section-choice.tsx';
import { peopleSection } from './section-desk.ts';
import { SectionImportPage } from './section-import-page.tsx';

/** The import of one section of what is kept beside the people. */
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
    <SectionImportPage key={section} desk={peopleSection(section)}>
      <SectionChoice current={section} />
    </SectionImportPage>
  );
}
