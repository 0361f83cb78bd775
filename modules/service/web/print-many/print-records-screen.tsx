import { Button, Card, Group, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { JobProgress } from '@talaan/kernel/web/job-progress.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/page.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { previewServiceRecords } from '../../contract/print-many.ts';
import { readServiceSetting } from '../../contract/service-record.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { PrintForm } from './print-form.tsx';
import { SaidPreview } from './said-preview.tsx';
import { useChoice } from './use-choice.ts';

/** Service records of many people in one file; who they are stands in the address, by the personnel list or chosen here. */
export function Screen() {
  const { choice, job, change } = useChoice();
  const preview = useCall(previewServiceRecords, { query: choice });
  const setting = useCall(readServiceSetting, {}).data?.setting;
  const found = preview.isPlaceholderData ? undefined : preview.data;
  const body = () => {
    if (preview.isError) return <LoadFailed message={preview.error.message} onRetry={() => void preview.refetch()} />;
    if (!found || !setting) return <Skeleton h={260} aria-busy />;
    return (
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <SaidPreview preview={found} />
        {found.records > 0 && (
          <PrintForm preview={found} choice={choice} salaryPer={setting.salary_per} onStarted={(id) => change({ job: [id] })} />
        )}
      </SimpleGrid>
    );
  };
  return (
    <Page title="Print service records" intro="One file of all records. Each is a paper of its own, with its control number and code.">
      {job ? (
        <Stack gap="sm">
          <JobProgress id={job} />
          <Button variant="default" w="fit-content" onClick={() => change({ job: [] })}>
            Print others
          </Button>
        </Stack>
      ) : (
        <Card withBorder padding="lg">
          <Stack gap="lg">
            {choice.people ? (
              <Group gap="sm">
                <Text size="sm">
                  {choice.people.length === 1 ? 'One person was chosen' : `${choice.people.length} people were chosen`} in the personnel
                  list.
                </Text>
                <Button variant="default" onClick={() => change({ people: [] })}>
                  Choose by office instead
                </Button>
              </Group>
            ) : (
              <ChoiceFields choice={choice} change={change} />
            )}
            {body()}
          </Stack>
        </Card>
      )}
    </Page>
  );
}
