import { useState, type ReactNode } from 'react';
import { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { ConfirmOwnerDialog } from '../account/confirm-owner-dialog.tsx';

interface OwnersWish {
  /** What is about to happen, as the title of the dialog. */
  title: string;
  question: string;
  /** What its button does, in one verb. */
  action: string;
  /** Asked about even right after a sign-in. */
  danger?: boolean;
  send: (password: string | undefined) => Promise<unknown>;
}

/** What changes how one signs in: done at once after a fresh sign-in, otherwise with the password, which a dialog asks for. */
export function useOwner(needsPassword: boolean): { ask: (wish: OwnersWish) => void; dialog: ReactNode } {
  const [wish, setWish] = useState<OwnersWish>();
  const [trouble, setTrouble] = useState<string>();
  const [isSending, setSending] = useState(false);
  const close = () => setWish(undefined);
  const send = async (wanted: OwnersWish, password: string | undefined) => {
    if (isSending) return;
    setSending(true);
    setTrouble(undefined);
    try {
      await wanted.send(password);
      close();
    } catch (failure) {
      const refused = failure instanceof ApiError ? failure.errors.password?.join(' ') : undefined;
      // The sign-in is no longer fresh, or the password was not right; whatever else went wrong is told by itself.
      setTrouble(refused);
      setWish(refused ? wanted : undefined);
    } finally {
      setSending(false);
    }
  };
  return {
    ask: (wanted) => {
      setTrouble(undefined);
      if (needsPassword || wanted.danger) setWish(wanted);
      else void send(wanted, undefined);
    },
    dialog: wish && (
      <ConfirmOwnerDialog
        title={wish.title}
        question={wish.question}
        action={wish.action}
        danger={wish.danger}
        needsPassword={needsPassword}
        error={trouble}
        loading={isSending}
        onConfirm={(password) => void send(wish, password)}
        onClose={close}
      />
    ),
  };
}
