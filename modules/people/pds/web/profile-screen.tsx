import { PersonPage } from '@talaan/identity/web/person-page.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { SheetPage } from './sheet/sheet-page.tsx';

/** One’s own personal data sheet (CS Form No. 212). */
export function Screen() {
  const isPhone = useIsPhone();
  return (
    <PersonPage title={say('My personal data sheet')}>
      <Page title={say('My personal data sheet')} intro={!isPhone && say('CS Form No. 212. What you type is saved automatically.')}>
        <SheetPage whose="me" />
      </Page>
    </PersonPage>
  );
}
