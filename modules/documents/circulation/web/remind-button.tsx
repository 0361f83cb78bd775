import { Button } from '@mantine/core';
import { IconBellRinging } from '@tabler/icons-react';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { remindOffices } from '../contract/circulation.ts';
import type { DocumentPage } from '@talaan/documents/contract/documents.ts';
import { countLists } from '@talaan/documents/contract/offices.ts';

interface RemindButtonProps {
  page: DocumentPage;
  circulation: NonNullable<DocumentPage['circulation']>;
  office: number | undefined;
}

/** Reminds the offices that have not acknowledged; for the office that circulated the paper or holds it. */
export function RemindButton({ page, circulation, office }: RemindButtonProps) {
  const acting = useCall(countLists, { query: { office } }).data?.office;
  const reminding = useSend(remindOffices, { onDone: ({ message }) => showSuccess(message) });
  if (!acting || !circulation.may_remind || circulation.acknowledged === circulation.offices) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconBellRinging size={16} />}
      loading={reminding.isPending}
      onClick={() => reminding.mutate({ params: { id: page.id }, body: { office_id: acting.id } })}
    >
      {say('Remind the others')}
    </Button>
  );
}
