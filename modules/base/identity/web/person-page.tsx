import type { ReactNode } from 'react';
import { Card } from '@mantine/core';
import { NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { useCurrentUser } from './current-user.ts';

/** A page of what belongs to one as a person; an account without a personnel record, such as that of an administrator, reads why it is empty. */
export function PersonPage({ title, children }: { title: string; children: ReactNode }) {
  const { personnel } = useCurrentUser();
  if (personnel) return children;
  return (
    <Page title={title}>
      <Card withBorder>
        <NothingHere
          title={say('Your account belongs to no personnel record')}
          description={say('This page shows what is on record of a person. If you work here, ask HR to join your account to your record.')}
        />
      </Card>
    </Page>
  );
}
