import { useState } from 'react';
import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconPencil, IconSend } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { LANGUAGES, type Language } from '@talaan/kernel/contract/say.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { editNotice, listNotices, readNotice, removeNotice } from '../../contract/notices.ts';
import { NoticeForm } from './notice-form.tsx';
import { NoticeState } from './notice-state.tsx';
import { NoticeText } from './notice-text.tsx';
import { PublishForm } from './publish-form.tsx';

/** An edition as it is read; a draft is edited, published or removed from here. */
export function NoticeDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const found = useCall(readNotice, { params: { id } }).data;
  const [asked, setAsked] = useState<'edit' | 'publish'>();
  const [language, setLanguage] = useState<Language>('en');
  const removing = useSend(removeNotice, { alsoRefresh: [listNotices], onDone: onClose });
  if (!found) return null;
  const { notice, version } = found;
  const back = () => setAsked(undefined);
  if (asked === 'edit') return <NoticeForm notice={notice} version={version} onClose={back} />;
  if (asked === 'publish') return <PublishForm notice={notice} version={version} onClose={back} />;
  const remove = async () => {
    const question = 'Its texts are gone for good.';
    if (await confirm({ title: `Remove ‘${notice.title}’ ?`, question, action: 'Remove', danger: true }))
      removing.mutate({ params: { id } });
  };
  return (
    <Dialog title={notice.title} size="paper" onClose={onClose}>
      <Stack gap="md">
        <Group gap="xs" justify="space-between">
          <Group gap="xs">
            <NoticeState state={notice.state} />
            {notice.effective_on && notice.published_at && (
              <Text size="sm" c="dimmed">
                {`from ${longDate(notice.effective_on)}; published ${formatInstant(notice.published_at)} by ${notice.published_by}`}
              </Text>
            )}
          </Group>
          <SegmentedControl
            aria-label="Language"
            value={language}
            onChange={(value) => setLanguage(value as Language)}
            data={Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))}
          />
        </Group>
        <NoticeText text={language === 'fil' ? notice.filipino : notice.english} />
        {notice.state === 'draft' && (
          <ForCallers of={editNotice}>
            <Group justify="flex-end" gap="xs">
              <Button variant="subtle" color="red" loading={removing.isPending} onClick={() => void remove()}>
                Remove
              </Button>
              <Button variant="default" leftSection={<IconPencil size={16} />} onClick={() => setAsked('edit')}>
                Edit
              </Button>
              <Button leftSection={<IconSend size={16} />} onClick={() => setAsked('publish')}>
                Publish
              </Button>
            </Group>
          </ForCallers>
        )}
      </Stack>
    </Dialog>
  );
}
