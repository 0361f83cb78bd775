/** Who carries messages to the browsers: Chromium, Firefox, Safari, Edge. */
const SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];

/** Whether an address that a browser gave is that of a push service: the server asks no other in the name of a browser. `further` is the one that the installation names. */
export function isPushService(endpoint: string, further: string | undefined): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, username } = new URL(endpoint);
  if (username !== '') return false;
  if (origin === further) return true;
  return protocol === 'https:' && SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`));
}
