const WORKER_SCOPE = '/';

/** Whether this browser can be reached while Talaan is closed: it has the worker of the app, and a push service. */
export async function canBePushed(): Promise<boolean> {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis)) return false;
  return (await navigator.serviceWorker.getRegistration(WORKER_SCOPE)) !== undefined;
}

/** How this browser is reached; undefined where it is not. */
export async function readSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration(WORKER_SCOPE);
  return (await registration?.pushManager?.getSubscription()) ?? undefined;
}

/** Asks the person and the browser's push service. Throws where either says no. */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error('This browser does not permit notifications. You can change it in the settings of the browser.');
  const { pushManager } = await navigator.serviceWorker.ready;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** This browser is not reached any more, by whomever; the server hears it from the push service with the next message. */
export async function endPush(): Promise<void> {
  await (await readSubscription())?.unsubscribe();
}
