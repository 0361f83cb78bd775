import { Anchor } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { theirSheet } from '../../contract.ts';
import { WorkbookImport } from './workbook-import.tsx';

/** The same for the sheet of a person, by HR. */
export function Screen() {
  const id = Number(useParams().id);
  const back = `/personnels/${id}?tab=data-sheet`;
  const sheet = useCall(theirSheet.read, { params: { personnel_id: id } }).data?.sheet;
  const whose = sheet ? `${sheet.fullname}, employee ${sheet.idno}` : 'this employee';
  const intro = (
    <>
      Fills the{' '}
      <Anchor component={Link} to={back} size="sm" underline="always">
        data sheet
      </Anchor>{' '}
      of {whose} from a CS Form No. 212 in Excel.
    </>
  );
  return (
    <Page title="Upload an existing PDS" intro={intro}>
      <WorkbookImport whose={id} back={back} key={id} />
    </Page>
  );
}
