import { Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import type { RecordPerson } from '@talaan/personnel/web/record/record-tab.ts';
import { exportTheirs, listTheirExports } from '../contract/exports.ts';
import { ExportList } from './export-list.tsx';

/** All that is held about a person, for whom HR gathers it on request. */
export function Tab({ person }: { person: RecordPerson }) {
  const answer = useCall(listTheirExports, { params: { id: person.id } });
  const form = useForm({ initialValues: { request: '' } });
  const asking = useSend(exportTheirs, {
    onDone: () => {
      form.reset();
      showSuccess('The export is being made. The person is notified that you requested it.');
    },
  });
  if (answer.isError && !answer.data) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={200} maw={640} />;
  const { exports, may_ask: mayAsk } = answer.data;
  const ask = form.onSubmit(({ request }) =>
    asking.mutate({ params: { id: person.id }, body: { request } }, { onError: (error) => form.setErrors({ request: error.message }) }),
  );
  return (
    <Stack gap="md" maw={640}>
      <Text size="sm">
        Anyone who asks has the right to a copy of all that is held about them (RA 10173, sections 16 and 18). With an account they gather
        it themselves in Account settings. It opens everything, also family, health and identity numbers: ask for it on their request only.
      </Text>
      <form onSubmit={ask} noValidate>
        <Group align="flex-start" gap="sm">
          <TextInput
            flex="1 1 16rem"
            label="How and when the person asked"
            placeholder="Letter of 19 November 2026"
            maxLength={300}
            disabled={!mayAsk}
            {...form.getInputProps('request')}
          />
          <Button type="submit" mt={25} disabled={!mayAsk} loading={asking.isPending}>
            Gather
          </Button>
        </Group>
      </form>
      {!mayAsk && (
        <Text size="sm" c="dimmed">
          You can request it once a day. The files are kept for a week and only you can open them.
        </Text>
      )}
      <ExportList exports={exports} onFinished={() => void answer.refetch()} />
    </Stack>
  );
}
