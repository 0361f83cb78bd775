import { Page } from '@talaan/kernel/web/page.tsx';
import { SheetPage } from './sheet/sheet-page.tsx';

/** One’s own personal data sheet (CS Form No. 212). */
export function Screen() {
  return (
    <Page title="My personal data sheet" intro="CS Form No. 212. What you type is saved by itself.">
      <SheetPage whose="me" />
    </Page>
  );
}
