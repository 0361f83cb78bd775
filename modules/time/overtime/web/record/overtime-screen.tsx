import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { RequestPanel } from '@talaan/requests/web/request-panel.tsx';
import { creditFlow, makeupFlow, payFlow } from '../../workflow.ts';

/** One authority or make-up class: who, when, what counts and why, its steps and what is open to the reader. */
export function Screen() {
  const id = Number(useParams().id);
  const kind = useCall(readTimeline, { params: { id } }).data?.request.kind;
  const isMakeup = kind === makeupFlow.kind;
  return (
    <Page
      title={isMakeup ? say('Make-up class') : say('Overtime request')}
      actions={
        kind !== undefined &&
        !isMakeup && (
          <Button component={Link} to={`/account/overtime/form?id=${id}`} variant="default" leftSection={<IconFileText size={16} />}>
            {say('Authority')}
          </Button>
        )
      }
    >
      <RequestPanel id={id} kinds={[creditFlow.kind, payFlow.kind, makeupFlow.kind]} onItsScreen />
    </Page>
  );
}
