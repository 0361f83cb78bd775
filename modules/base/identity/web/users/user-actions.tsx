import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconEye } from '@tabler/icons-react';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { MainAct } from '@talaan/kernel/web/phone/main-act.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { saveViewed } from '@talaan/kernel/web/calls/view-as.ts';
import { liftSuspension, resendInvitation, startViewing, type UserDetail } from '../../contract/users.ts';
import { useCurrentUser } from '../current-user.ts';
import { SuspendDialog } from './suspend-dialog.tsx';

/** What can be done with a user as a whole. */
export function UserActions({ user }: { user: UserDetail }) {
  const isSelf = useCurrentUser().id === user.id;
  const params = { id: user.id };
  const [suspending, { open, close }] = useDisclosure();
  const tell = { onDone: ({ message }: { message: string }) => showSuccess(message) };
  const lift = useSend(liftSuspension, tell);
  const resend = useSend(resendInvitation, tell);
  const view = useSend(startViewing, {
    onDone: ({ id, name }) => {
      saveViewed({ id, name });
      // Loaded anew, so that nothing of one's own stays on the page.
      location.assign('/');
    },
  });
  const viewAs = async () => {
    const question = `You will see the menu and screens of ${user.name} in this tab and can change nothing. What you open is recorded, and ${user.name} can see that you did.`;
    if (await confirm({ title: 'View as this user?', question, action: 'View as' })) view.mutate({ params });
  };
  return (
    <>
      {user.may_view_as && (
        <Button variant="default" leftSection={<IconEye size={16} />} loading={view.isPending} onClick={() => void viewAs()}>
          View as
        </Button>
      )}
      {user.state === 'invited' && (
        <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate({ params })}>
          Invite again
        </Button>
      )}
      {!isSelf &&
        (user.state === 'suspended' ? (
          <MainAct>
            <Button loading={lift.isPending} onClick={() => lift.mutate({ params })}>
              Lift the suspension
            </Button>
          </MainAct>
        ) : (
          <Button color="red" variant="light" onClick={open}>
            Suspend
          </Button>
        ))}
      {suspending && <SuspendDialog user={user} onClose={close} />}
    </>
  );
}
