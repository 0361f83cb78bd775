import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { exportMine, listMyExports } from '../contract/exports.ts';
import { ExportList } from './export-list.tsx';
import { OwnNotice } from './notices/own-notice.tsx';
import { OwnRequests } from './subject-requests/own-requests.tsx';

/** All that is held about oneself; a section of Account settings. */
export function Section() {
  const answer = useCall(listMyExports, {});
  const asking = useSend(exportMine);
  if (answer.isError && !answer.data) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={200} maw={640} />;
  const { exports, may_ask: mayAsk } = answer.data;
  return (
    <Stack gap="md" maw={640}>
      <Text size="sm">
        {say(
          'You have the right to know what the university holds about you and to have a copy of it (Data Privacy Act, RA 10173, sections 16 and 18): your record, appointments and salaries, the personal data sheet, papers, attendance, your account, and who opened your record.',
        )}
      </Text>
      <Group>
        <Button disabled={!mayAsk} loading={asking.isPending} onClick={() => asking.mutate({})}>
          {say('Request a copy of my data')}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {mayAsk
          ? say('You get a PDF to read and a JSON file for other systems. The files are kept for a week and only you can open them.')
          : say('You can request it once a day. The files are kept for a week and only you can open them.')}
      </Text>
      <ExportList exports={exports} onFinished={() => void answer.refetch()} />
      <OwnRequests />
      <OwnNotice />
    </Stack>
  );
}
