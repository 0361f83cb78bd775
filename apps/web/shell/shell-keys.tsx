import { useState } from 'react';
import { useWindowEvent } from '@mantine/hooks';
import { KeysDialog, showKeys, takesKeys } from '@talaan/kernel/web/dialogs/keys-help.tsx';
import { say } from '@talaan/kernel/contract/say.ts';

/** `?` shows the keys: those of what is on the screen, or of every screen where it has none of its own. */
export function ShellKeys() {
  const [isOpen, setOpen] = useState(false);
  useWindowEvent('keydown', (event) => {
    if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || takesKeys(event.target)) return;
    event.preventDefault();
    if (!showKeys()) setOpen(true);
  });
  return isOpen && <KeysDialog title={say('Keys')} keys={[]} onClose={() => setOpen(false)} />;
}
