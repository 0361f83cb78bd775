import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { Page } from '@talaan/kernel/web/page.tsx';
import { RequestPanel } from '@talaan/requests/web/request-panel.tsx';

/** One authority: who, when, what counts and why, its steps and what is open to the reader. */
export function Screen() {
  const id = Number(useParams().id);
  return (
    <Page
      title="Overtime request"
      actions={
        <Button component={Link} to={`/account/overtime/form?id=${id}`} variant="default" leftSection={<IconFileText size={16} />}>
          Authority
        </Button>
      }
    >
      <RequestPanel id={id} onItsScreen />
    </Page>
  );
}
