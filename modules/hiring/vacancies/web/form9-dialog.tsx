import { useState } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { call, fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { useLock } from '@talaan/kernel/web/calls/use-lock.ts';
import { printForm9 } from '../contract/steps.ts';
import { earliestClosing } from '../rules/publication-dates.ts';

/** CS Form No. 9 of one or several posts: the paper to sign, and the workbook that goes with it to the CSC field office. */
export function Form9Dialog({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const [deadline, setDeadline] = useState<string | null>(earliestClosing(today().toString()));
  const lock = useLock();
  const save = async () => {
    if (!lock.take()) return;
    await call(printForm9, { query: { ids: ids.join(','), format: 'xlsx' } }).finally(lock.release);
  };
  if (ids.length === 0)
    return (
      <Dialog title="CS Form No. 9" onClose={onClose}>
        <Text size="sm">
          Job orders, casuals and lecturers are not published with the CSC and have no CS Form No. 9. Choose plantilla posts.
        </Text>
      </Dialog>
    );
  return (
    <Dialog title="CS Form No. 9" size="paper" onClose={onClose}>
      <Stack gap="sm">
        <Group justify="space-between" align="flex-end">
          <DateField
            label="Deadline for applications"
            description="Of posts that are not posted yet"
            value={deadline}
            onChange={setDeadline}
          />
          <Button variant="default" leftSection={<IconFileSpreadsheet size={16} />} onClick={() => void save()}>
            Save the workbook
          </Button>
        </Group>
        <PdfView
          of={['form9', deadline, ...ids]}
          fetchPdf={() => fetchFile(printForm9, { query: { ids: ids.join(','), format: 'pdf', deadline: deadline ?? undefined } })}
          name="CS Form No. 9.pdf"
        />
      </Stack>
    </Dialog>
  );
}
