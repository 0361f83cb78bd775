import { notifications } from '@mantine/notifications';
import { ApiError, toastMessages } from './api-error.ts';

export const UPLOAD_FAILED = 'Unable to upload the file at the moment.';

/** Toasts stay for 4 seconds (specification, section 9). */
const TOAST_MS = 4000;

export function showError(message: string): void {
  // The message is the id: the same trouble of five calls shows once.
  notifications.show({ id: `error:${message}`, title: 'Error', message, color: 'red', autoClose: TOAST_MS, role: 'alert' });
}

export function showSuccess(message: string): void {
  notifications.show({ id: `success:${message}`, title: 'Success', message, color: 'green', autoClose: TOAST_MS, role: 'status' });
}

/** Tells the user what a failed call means (specification, section 8). */
export async function reportFailure(failure: unknown): Promise<void> {
  if (!(failure instanceof ApiError)) {
    showError('Something on this page broke. Reload it and try again.');
    return;
  }
  if (failure.status === 503 || (failure.status === 0 && (await isUnderMaintenance()))) {
    openMaintenancePage();
    return;
  }
  for (const message of toastMessages(failure)) showError(message);
}

/** The same for a call that carried a file (specification, section 8): what the server refuses it has worded itself. */
export async function reportUploadFailure(failure: unknown): Promise<void> {
  const status = failure instanceof ApiError ? failure.status : undefined;
  const isUnanswered = status === 0 && !(await isUnderMaintenance());
  if (!isUnanswered) await reportFailure(failure);
  if (isUnanswered || (status !== undefined && status >= 500 && status !== 503)) showError(UPLOAD_FAILED);
}

/** Asked after a call without an answer. */
async function isUnderMaintenance(): Promise<boolean> {
  try {
    return (await fetch('/api/users/maintainance')).status === 503;
  } catch {
    return false;
  }
}

let openMaintenancePage = () => location.assign('/503');

/** Lets the router open /503, so that nothing typed is lost to a reload. */
export function onMaintenance(open: () => void): void {
  openMaintenancePage = open;
}
