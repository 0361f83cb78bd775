import { useState, type ReactNode } from 'react';
import { Alert, Button, Group, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { daysOf, periodsUntil } from '@talaan/document-figures/web/periods.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { FilterPill } from '@talaan/kernel/web/lists/filters/filter-pill.tsx';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ExportMenu } from '@talaan/kernel/web/lists/list-export.tsx';
import { FigureCard } from '@talaan/kernel/web/pages/figure-card.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { exportServiceScores, listServiceScores, printSatisfaction, readSatisfaction } from '../../contract/satisfaction.ts';
import { periodName } from '../../rules/answer-parts.ts';
import { CharterCard } from './charter-card.tsx';
import { ClientTypeTable } from './client-type-table.tsx';
import { ScoresCard } from './scores-card.tsx';
import { ServiceTable } from './service-table.tsx';

const KINDS = [
  { value: '1', label: 'External services' },
  { value: '0', label: 'Internal services' },
];

/** What clients answered: period, office and service in the address. */
export function SatisfactionPage({ parts }: { parts: ReactNode }) {
  const { search, change } = useAddress();
  const [isPrinting, setPrinting] = useState(false);
  const today = useToday();
  const periods = periodsUntil(today);
  const period = search.get('period') ?? periods[0]!.value;
  const { from, to } = daysOf(period);
  const asked = { office: search.get('office'), service: search.get('service'), external: search.get('external') };
  const query = { from, to, ...Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== null)) };
  const answer = useCall(readSatisfaction, { query });
  const services = useCall(listServiceScores, { query: { ...query, per_page: 200 } });
  const choose = (name: string) => (values: string[]) => change({ [name]: values[0] }, { replace: true });
  const pill = (name: keyof typeof asked, filter: Parameters<typeof FilterPill>[0]['filter']) => (
    <FilterPill filter={filter} values={asked[name] === null ? [] : [asked[name]]} onChange={choose(name)} />
  );
  const year = from.slice(0, 4);
  const found = answer.data?.satisfaction;
  const failed = [answer, services].find(({ isError, data }) => isError && !data);
  return (
    <Page
      title="Feedback received"
      actions={
        <>
          {parts}
          <ExportMenu endpoint={exportServiceScores} params={undefined} query={query} title="Client satisfaction" />
          <ForCallers of={printSatisfaction}>
            <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => setPrinting(true)}>
              Report of {year}
            </Button>
          </ForCallers>
        </>
      }
    >
      <Group gap="xs">
        <FilterPill
          filter={selectFilter({ name: 'period', label: 'Period', options: periods })}
          values={[period]}
          onChange={choose('period')}
        />
        {pill('office', officeFilter)}
        {pill(
          'service',
          selectFilter({
            name: 'service',
            label: 'Service',
            options: (answer.data?.services ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          }),
        )}
        {pill('external', selectFilter({ name: 'external', label: 'Kind', any: 'All', options: KINDS }))}
      </Group>
      {failed ? (
        <LoadFailed failure={failed.error} onRetry={() => void failed.refetch()} />
      ) : !found || !services.data ? (
        <Skeleton h={400} aria-busy />
      ) : (
        <Stack gap="md">
          {found.scored === 0 && (
            <Alert color="blue">
              {found.answers === 0
                ? 'No client has answered in this period.'
                : 'No five answers can be shown together yet. Choose a longer period or fewer filters.'}
            </Alert>
          )}
          <ScoresCard found={found} />
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
            {found.charter && <CharterCard charter={found.charter} />}
            {found.scored > 0 && (
              <FigureCard title="Comments" note="What clients wrote, the latest first; of each is shown what at least five share.">
                {found.comments.length === 0 ? (
                  <Text size="sm">No comments in this period.</Text>
                ) : (
                  <Stack gap="sm" component="ul" className="plain-list">
                    {found.comments.map((comment) => (
                      <li key={comment.id}>
                        <Text size="sm">{comment.text}</Text>
                        <Text size="xs" c="dimmed">
                          {[comment.service, periodName(comment.from_day, comment.to_day)].filter(Boolean).join(', ')}
                        </Text>
                      </li>
                    ))}
                  </Stack>
                )}
              </FigureCard>
            )}
          </SimpleGrid>
          <ClientTypeTable rows={found.client_types} />
          <ServiceTable rows={services.data.services} />
        </Stack>
      )}
      {isPrinting && (
        <Dialog title={`Client satisfaction of ${year}`} size="paper" onClose={() => setPrinting(false)}>
          <PdfView
            of={['client satisfaction', year]}
            name={`Client satisfaction ${year}.pdf`}
            fetchPdf={() => fetchFile(printSatisfaction, { query: { year: Number(year) } })}
          />
        </Dialog>
      )}
    </Page>
  );
}
