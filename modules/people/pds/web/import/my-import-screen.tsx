import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { WorkbookImport } from './workbook-import.tsx';

/** Fills one’s own sheet from a workbook that was filled before. */
export function Screen() {
  const intro = (
    <>
      {say(
        'A CS Form No. 212 that you filled in Excel becomes your personal data sheet: you see what was read and choose what is taken over.',
      )}{' '}
      <Anchor component={Link} to="/account/profile" size="sm" underline="always">
        {say('personal data sheet')}
      </Anchor>
    </>
  );
  return (
    <Page title={say('Upload an existing PDS')} intro={intro}>
      <WorkbookImport whose="me" back="/account/profile" />
    </Page>
  );
}
