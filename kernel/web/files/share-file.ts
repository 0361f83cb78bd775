import { showError } from '../toasts.ts';
import { say } from '../../contract/say.ts';

/** What gives a file to another app of the phone, by its own sheet of apps; null where the browser cannot share files. */
export function shareFile(file: Blob, name: string): (() => void) | null {
  const data = { files: [new File([file], name, { type: file.type })] };
  // Browsers without it do not have the function, whatever its type says.
  if (!(navigator.canShare as typeof navigator.canShare | undefined)?.(data)) return null;
  return () =>
    void navigator.share(data).catch((failure: unknown) => {
      // The person closed the sheet of apps.
      if (failure instanceof DOMException && failure.name === 'AbortError') return;
      showError(say('This file could not be shared. Save it instead.'));
    });
}
