import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { ScreenParts, useScreenPart } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { listMakeupClasses } from '../contract/makeup-classes.ts';
import { MyCredits } from './credits/my-credits.tsx';
import { OvertimeList } from './list/overtime-list.tsx';
import { MakeupList } from './makeup/makeup-list.tsx';

const TABS = { requests: 'Requests', credits: 'Credits' } as const;
const TEACHER_TABS = { requests: 'Requests', classes: 'Make-up classes', credits: 'Credits' } as const;

/** One's own overtime and the credits that it earned; of who teaches the make-up classes, too. */
export function Screen() {
  const isTeacher = useCall(listMakeupClasses, { query: { per_page: 5 } }).data?.may_file === true;
  const shown: Readonly<Record<string, string>> = isTeacher ? TEACHER_TABS : TABS;
  const tab = useScreenPart(shown);
  const parts = <ScreenParts parts={shown} />;
  if (tab === 'credits')
    return (
      <Page title={say('Overtime')} intro={say('Credit is used as time off, until the day on which it expires.')} actions={parts}>
        <MyCredits />
      </Page>
    );
  const kind = tab === 'classes' ? '?kind=make-up-class' : '';
  const add = (
    <Button component={Link} to={`/account/overtime/new${kind}`} leftSection={<IconPlus size={16} />}>
      {say('New request')}
    </Button>
  );
  if (tab === 'classes')
    return (
      <MakeupList
        title={say('Overtime')}
        intro={say('A class that was missed is made up once chair and dean have approved it.')}
        whose="mine"
        open={(row) => `/account/overtime/${row.id}`}
        parts={parts}
        main={add}
        empty={{ title: say('No make-up classes yet'), description: say('Make-up classes that you filed are listed here.'), action: add }}
      />
    );
  return (
    <OvertimeList
      title={say('Overtime')}
      intro={say('Ordered before it is done; hours count as your punches show them.')}
      whose="mine"
      open={(row) => `/account/overtime/${row.id}`}
      parts={parts}
      main={add}
      empty={{
        title: say('No overtime yet'),
        description: say('Overtime that you proposed or that was ordered for you is listed here.'),
        action: add,
      }}
    />
  );
}
