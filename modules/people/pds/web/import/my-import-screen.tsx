import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { WorkbookImport } from './workbook-import.tsx';

/** Fills one’s own sheet from a workbook that was filled before. */
export function Screen() {
  const intro = (
    <>
      A CS Form No. 212 that you filled in Excel becomes your{' '}
      <Anchor component={Link} to="/account/profile" size="sm" underline="always">
        personal data sheet
      </Anchor>
      : you see what was read and choose what is taken over.
    </>
  );
  return (
    <Page title="Upload an existing PDS" intro={intro}>
      <WorkbookImport whose="me" back="/account/profile" />
    </Page>
  );
}
