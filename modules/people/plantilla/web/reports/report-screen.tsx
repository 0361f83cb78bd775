import { Button, Select, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { REPORTS, type ReportName } from '../../contract/reports.ts';
import { campusFilter, officeFilter } from '@talaan/organization/web/place-filters.ts';
import { asOf } from '../items/item-filters.ts';
import { NarrowingFields } from './narrowing-fields.tsx';
import { PlantillaMap } from './plantilla-map.tsx';
import { ReportActions } from './report-actions.tsx';
import { ReportTable } from './report-table.tsx';
import { useNarrowing } from './use-narrowing.ts';

const MAP = 'map';
const CHOICES = [
  { value: MAP, label: 'Map of the plantilla' },
  ...(['psipop', 'vacant', 'counts'] as const).map((value) => ({ value, label: REPORTS[value] })),
];

/** The plantilla as a map, and its reports as they will be printed. */
export function Screen() {
  const { narrowed, page, report = MAP, colour, change } = useNarrowing();
  const chosen = CHOICES.some(({ value }) => value === report) ? report : MAP;
  const filters = chosen === MAP ? [campusFilter, asOf] : [campusFilter, officeFilter, asOf];
  return (
    <Page
      title="Plantilla report"
      actions={
        <>
          <Button component={Link} to="/plantilla/report/list-of-appointment-status-personnel" variant="subtle">
            Personnel by appointment status
          </Button>
          {chosen !== MAP && <ReportActions report={chosen as ReportName} narrowed={narrowed} />}
        </>
      }
    >
      <Stack gap="md">
        <NarrowingFields filters={filters} narrowed={narrowed} change={change}>
          <Select
            aria-label="Report"
            allowDeselect={false}
            data={CHOICES}
            value={chosen}
            onChange={(value) => change('report', value === MAP ? null : value)}
            flex="2 1 16rem"
            maw={{ sm: 460 }}
          />
        </NarrowingFields>
        {chosen === MAP ? (
          <PlantillaMap
            narrowed={narrowed}
            colour={colour === 'retirement' ? 'retirement' : 'vacancy'}
            onColour={(value) => change('colour', value)}
          />
        ) : (
          <ReportTable report={chosen as ReportName} narrowed={narrowed} page={page} onPage={(next) => change('page', String(next))} />
        )}
      </Stack>
    </Page>
  );
}
