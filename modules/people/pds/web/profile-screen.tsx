import { PersonPage } from '@talaan/identity/web/person-page.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { SheetPage } from './sheet/sheet-page.tsx';

/** One’s own personal data sheet (CS Form No. 212). */
export function Screen() {
  const isPhone = useIsPhone();
  return (
    <PersonPage title="My personal data sheet">
      <Page title="My personal data sheet" intro={!isPhone && 'CS Form No. 212. What you type is saved automatically.'}>
        <SheetPage whose="me" />
      </Page>
    </PersonPage>
  );
}
