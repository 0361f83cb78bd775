import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { IconFileText } from '@tabler/icons-react';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { partAhead, type RequestPartProps } from '@talaan/requests/web/request-part.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { readApplication } from '../../../contract/applications.ts';
import { AwayMeanwhile } from '../away/away-meanwhile.tsx';
import { LeaveParts } from './leave-parts.tsx';
import { PaperDialog } from './paper-dialog.tsx';

export const readAhead = partAhead(readApplication);

/** An application beside its request in the inbox: what it comes to, who else is away, and the balance after. */
export function Part({ recordId }: RequestPartProps) {
  const leave = useCall(readApplication, { params: { id: recordId } }).data?.application;
  const [isFormShown, setFormShown] = useState(false);
  if (leave?.id !== recordId) return <Skeleton h={240} aria-busy />;
  return (
    <Stack gap="md">
      <AwayMeanwhile leave={leave} />
      <LeaveParts leave={leave} />
      <Group>
        <Button variant="default" leftSection={<IconFileText size={16} />} onClick={() => setFormShown(true)}>
          {say('CS Form No. 6')}
        </Button>
      </Group>
      {isFormShown && <PaperDialog leave={leave} paper="form" onClose={() => setFormShown(false)} />}
    </Stack>
  );
}
