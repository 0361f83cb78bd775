import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { actOnAllNotices, printManyNotices, type NoticeFilters } from '../../contract/notices.ts';
import { KINDS_WORDS } from '../../rules/format-notice.ts';
import { noticeFlow, type NoticeAction } from '../../workflow.ts';

/** What can be done with all that the filters show, behind the screen. */
export function AllActions({ filters, onJob }: { filters: NoticeFilters; onJob: (id: string) => void }) {
  const started = { onDone: ({ job }: { job: { id: string } }) => onJob(job.id) };
  const acting = useSend(actOnAllNotices, started);
  const printing = useSend(printManyNotices, started);
  const act = async (action: NoticeAction) => {
    const { label, from } = noticeFlow.stepOf(action);
    const states = from.map((state) => noticeFlow.words[state].toLowerCase()).join(' or ');
    const question = `All ${KINDS_WORDS[filters.kind]} of this list that are ${states}, on every page.`;
    if (await confirm({ title: `${label}?`, question, action: label })) acting.mutate({ body: { action, filters } });
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} />} loading={acting.isPending || printing.isPending}>
          All of this list
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {noticeFlow.actions
          .filter((name) => name !== 'cancel')
          .map((name) => (
            <Menu.Item key={name} onClick={() => void act(name)}>
              {noticeFlow.steps[name].label}
            </Menu.Item>
          ))}
        <Menu.Item onClick={() => printing.mutate({ body: { filters } })}>Print as one file</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
