import { placeToast, type Pressed } from './toast-place.ts';

const PRESSED = [
  'button',
  'a[href]',
  'input',
  'textarea',
  'select',
  'label',
  'summary',
  ...['button', 'link', 'menuitem', 'option', 'tab', 'switch', 'checkbox', 'radio', 'combobox'].map((role) => `[role=${role}]`),
].join();
const TOASTS = ".mantine-Notifications-root[data-position='bottom-left']";
/** From the edges of the window, where no bar stands. */
const MARGIN = 8;

/** Places the toast, and places it anew while it is in sight as what lies under it changes. Returns what ends that. */
export function keepToastPlaced(): () => void {
  let isAsked = false;
  let at: number | undefined;
  const place = () => {
    isAsked = false;
    const toasts = document.querySelector<HTMLElement>(TOASTS);
    // A toast on its way in is moved, which its own height does not say.
    const height = [...(toasts?.querySelectorAll<HTMLElement>('.mantine-Notification-root') ?? [])].reduce(
      (sum, toast) => sum + toast.offsetHeight,
      0,
    );
    if (!toasts || height === 0) return;
    at = placeToast(height, { top: MARGIN, bottom: innerHeight - MARGIN }, pressedUnder(toasts), at);
    toasts.style.bottom = `${innerHeight - at - height}px`;
  };
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(place);
  };
  place();
  const changes = new MutationObserver(ask);
  changes.observe(document.body, { childList: true, subtree: true });
  addEventListener('resize', ask);
  addEventListener('scroll', ask, { capture: true, passive: true });
  return () => {
    changes.disconnect();
    removeEventListener('resize', ask);
    removeEventListener('scroll', ask, { capture: true });
  };
}

/** What can be pressed now in the column in which toasts appear. */
function pressedUnder(toasts: HTMLElement): Pressed[] {
  const { left, right } = toasts.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>(PRESSED)].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const [from, to] = [Math.max(box.left, left), Math.min(box.right, right)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    if (to - from < 2 || bottom - top < 2 || toasts.contains(one) || !isOnTop(one, (from + to) / 2, (top + bottom) / 2)) return [];
    return [{ top, bottom, weight: weightOf(one) }];
  });
}

/** Whether a press there reaches it: it is neither hidden nor under a dialog or a bar. Toasts let a press through. */
function isOnTop(one: HTMLElement, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  return hit !== null && (one.contains(hit) || hit.contains(one));
}

function weightOf(one: HTMLElement): Pressed['weight'] {
  if (one.matches('[data-primary]') || staysInSight(one)) return 3;
  return one.matches('a[href]') ? 1 : 2;
}

/** Whether it stands in a bar that does not scroll with the page or the dialog around it. */
function staysInSight(one: HTMLElement): boolean {
  for (let around: HTMLElement | null = one; around && around.getAttribute('role') !== 'dialog'; around = around.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(around).position)) return true;
  return false;
}
