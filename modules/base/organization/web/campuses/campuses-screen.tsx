import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { AddCampusButton, CampusCards } from './campus-cards.tsx';

/** The university and its campuses. */
export function Screen() {
  return (
    <Page
      title="University and campuses"
      intro="Names and addresses as papers print them; logo and colour as the screens wear them."
      main={<AddCampusButton />}
    >
      <CampusCards withUniversity />
    </Page>
  );
}
