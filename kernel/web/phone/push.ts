import { say } from '../../contract/say.ts';

const WORKER_SCOPE = '/';

/** Throws where this browser cannot be reached while Talaan is closed: that takes a push service, and the worker of the app. */
export async function requirePushable(): Promise<void> {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis))
    throw new Error(say('This browser cannot be notified. On an iPhone or iPad, first add Talaan to the home screen.'));
  if (!(await navigator.serviceWorker.getRegistration(WORKER_SCOPE)))
    throw new Error(say('Talaan is still being prepared on this device. Try again in a moment.'));
}

/** How this browser is reached; undefined where it is not. */
export async function readSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration(WORKER_SCOPE);
  return (await registration?.pushManager?.getSubscription()) ?? undefined;
}

/** Asks the person and the browser's push service. Throws where either says no. */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error(say('This browser does not permit notifications. You can change it in the settings of the browser.'));
  const { pushManager } = await navigator.serviceWorker.ready;
  try {
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  } catch {
    throw new Error(say('The push service of this browser did not answer. Check your connection, then try again.'));
  }
}

/** This browser is not reached any more, by whomever; the server hears it from the push service with the next message. */
export async function endPush(): Promise<void> {
  await (await readSubscription())?.unsubscribe();
}
