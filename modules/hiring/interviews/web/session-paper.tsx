import { Button, Group, Stack } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { fetchSessionCalendar, printProgramme } from '../contract/sessions.ts';

/** The programme of a session, to be printed or taken into a calendar. */
export function SessionPaper({ id, onClose }: { id: number; onClose: () => void }) {
  const calendar = useSend(fetchSessionCalendar);
  return (
    <Dialog title="Programme" size="paper" onClose={onClose}>
      <Stack gap="sm">
        <Group>
          <Button
            variant="default"
            leftSection={<IconCalendarPlus size={16} />}
            loading={calendar.isPending}
            onClick={() => calendar.mutate({ params: { id } })}
          >
            Add to my calendar
          </Button>
        </Group>
        <PdfView of={['programme', id]} name="Programme.pdf" fetchPdf={() => fetchFile(printProgramme, { params: { id } })} />
      </Stack>
    </Dialog>
  );
}
