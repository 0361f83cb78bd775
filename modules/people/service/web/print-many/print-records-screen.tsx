import { SimpleGrid, Skeleton } from '@mantine/core';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { PeoplePrint } from '@talaan/personnel/web/chosen-people/people-print.tsx';
import { useChosenPeople } from '@talaan/personnel/web/chosen-people/use-chosen-people.ts';
import { previewServiceRecords } from '../../contract/print-many.ts';
import { readServiceSetting } from '../../contract/service-record.ts';
import { PrintForm } from './print-form.tsx';
import { PreviewSummary } from './preview-summary.tsx';

/** Service records of many people in one file; who they are is in the address, by the personnel list or chosen here. */
export function Screen() {
  const chosen = useChosenPeople();
  const { choice, follow } = chosen;
  const preview = useCall(previewServiceRecords, { query: choice });
  const setting = useCall(readServiceSetting, {}).data?.setting;
  const found = preview.isPlaceholderData ? undefined : preview.data;
  const body = () => {
    if (preview.isError) return <LoadFailed failure={preview.error} onRetry={() => void preview.refetch()} />;
    if (!found || !setting) return <Skeleton h={260} aria-busy />;
    return (
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <PreviewSummary preview={found} />
        {found.records > 0 && <PrintForm preview={found} choice={choice} salaryPer={setting.salary_per} onStarted={follow} />}
      </SimpleGrid>
    );
  };
  return (
    <PeoplePrint
      title="Print service records"
      intro="One file of all records. Each is a paper of its own, with its control number and code."
      chosen={chosen}
    >
      {body()}
    </PeoplePrint>
  );
}
