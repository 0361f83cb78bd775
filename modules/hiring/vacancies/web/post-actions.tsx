import { useState } from 'react';
import { Button, Menu } from '@mantine/core';
import { IconDots, IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router';
import { MainAct } from '@talaan/kernel/web/phone/main-act.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useMayCall } from '@talaan/kernel/web/calls/may-call.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import type { PostRecord } from '../contract/posts.ts';
import { stepPost } from '../contract/steps.ts';
import { postFlow, type PostAction, type PostState } from '../workflow.ts';
import { CancelDialog } from './dialogs/cancel-dialog.tsx';
import { DeficiencyDialog } from './dialogs/deficiency-dialog.tsx';
import { OpenDialog } from './dialogs/open-dialog.tsx';
import { PostingDialog } from './dialogs/posting-dialog.tsx';
import { SendDialog } from './dialogs/send-dialog.tsx';
import { Form9Dialog } from './form9-dialog.tsx';

/** Taken at once, without a dialog. */
const AT_ONCE: readonly PostAction[] = ['complete', 'take_back', 'publish_again'];
const DIALOGS: Partial<Record<PostAction, typeof SendDialog>> = {
  send: SendDialog,
  send_again: SendDialog,
  post: PostingDialog,
  open: OpenDialog,
  return: DeficiencyDialog,
  cancel: CancelDialog,
};
/** Beside the main action: in the menu. */
const ASIDE: readonly PostAction[] = ['take_back', 'return', 'cancel'];
const FIXED: readonly PostState[] = ['FOR_SIGNATURE', 'EXPIRED', 'FILLED', 'CANCELLED'];

/** What HR may do with a post now: the next step as a button, the rest in a menu. */
export function PostActions({ post }: { post: PostRecord }) {
  const [asking, setAsking] = useState<PostAction | 'form9' | null>(null);
  const step = useSend(stepPost, { onDone: ({ message }) => showSuccess(message) });
  const mayStep = useMayCall(stepPost);
  const offered = mayStep ? post.actions.filter((action) => AT_ONCE.includes(action) || DIALOGS[action]) : [];
  const begin = (action: PostAction) => {
    if (DIALOGS[action]) setAsking(action);
    else step.mutate({ params: { id: post.id }, body: { action: action as 'complete' } });
  };
  const Asked = asking === null || asking === 'form9' ? undefined : DIALOGS[asking];
  const close = () => setAsking(null);
  const aside = offered.filter((action) => ASIDE.includes(action));
  return (
    <>
      {post.is_published && (
        <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => setAsking('form9')}>
          CS Form No. 9
        </Button>
      )}
      {mayStep && !FIXED.includes(post.state) && (
        <Button component={Link} to={`/rsp/job_posts/${post.id}/edit`} variant="default">
          Edit
        </Button>
      )}
      {aside.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" leftSection={<IconDots size={16} />}>
              More
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {aside.map((action) => (
              <Menu.Item key={action} color={action === 'cancel' ? 'red' : undefined} onClick={() => begin(action)}>
                {postFlow.steps[action].label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <MainAct>
        {offered
          .filter((action) => !ASIDE.includes(action))
          .map((action) => (
            <Button key={action} loading={step.isPending} onClick={() => begin(action)}>
              {postFlow.steps[action].label}
            </Button>
          ))}
      </MainAct>
      {Asked && <Asked post={post} onClose={close} />}
      {asking === 'form9' && <Form9Dialog ids={[post.id]} onClose={close} />}
    </>
  );
}
