import { createElement, useSyncExternalStore, type ReactNode } from 'react';
import { ApiError, toastMessages } from './calls/api-error.ts';
import type * as Loaded from './toaster.tsx';
import { loadAhead } from './use-loaded.ts';
import { say } from '../contract/say.ts';

export const UPLOAD_FAILED = 'Unable to upload the file at the moment.';

/** Toasts stay for 4 seconds (specification, section 9); one with something to press twice as long. */
export const TOAST_MS = 4000;
export const PRESSED_MS = 2 * TOAST_MS;

type Tone = 'Error' | 'Success';
const LOOKS = { Error: { color: 'red', role: 'alert' }, Success: { color: 'green', role: 'status' } };

interface Told {
  tone: Tone;
  messages: string[];
  /** By the page's clock. */
  at: number;
}

/** What the toast in sight says; one is in sight at a time. */
let told: Told | undefined;
/** A press has opened what it opens by then. */
const ANSWERED_MS = 1000;
/** What one act says in several sentences stands together, and what led to another page is to be read there. */
const JUST_NOW_MS = 1000;

/** What goes wrong while such a toast is in sight joins the list in it. */
export function showError(...messages: string[]): void {
  tell('Error', told?.tone === 'Error' ? [...told.messages, ...messages] : messages);
}

/** `undo` is offered in the toast and takes back what was done. */
export function showSuccess(message: string, undo?: () => void): void {
  tell('Success', told?.tone === 'Success' && isJustNow() ? [...told.messages, message] : [message], undo);
}

/** On another page the trouble of the one before is over; a success is told there. */
export function clearErrors(): void {
  if (told?.tone !== 'Error' || isJustNow()) return;
  told = undefined;
  void loadToasts()
    .then(({ notifications }) => notifications.clean())
    .catch(() => undefined);
}

let toaster: typeof Loaded | undefined;
const watchers = new Set<() => void>();

/** Where toasts appear. Their code is fetched after the first click or key has been answered, so that it is there when the line is cut. */
export function Toasts(): ReactNode {
  const Shown = useSyncExternalStore(watchToaster, () => toaster?.Toaster);
  return Shown && createElement(Shown);
}

function watchToaster(changed: () => void): () => void {
  const fetchIt = () => setTimeout(() => void loadToasts().catch(() => undefined), ANSWERED_MS);
  const acts = ['pointerdown', 'keydown'] as const;
  watchers.add(changed);
  for (const act of acts) addEventListener(act, fetchIt, { once: true });
  return () => {
    watchers.delete(changed);
    for (const act of acts) removeEventListener(act, fetchIt);
  };
}

const importToaster = () => import('./toaster.tsx');

let arriving: Promise<typeof Loaded> | undefined;

/**
 * Without a line nothing is asked for, so that it can be fetched once there is one. All wait for one promise, and go on in their order:
 * the browser answers imports of one file in any.
 */
function loadToasts(): Promise<typeof Loaded> {
  arriving ??= fetchToasts().catch((error: unknown) => {
    arriving = undefined;
    throw error;
  });
  return arriving;
}

async function fetchToasts() {
  toaster = await loadAhead(importToaster);
  for (const changed of watchers) changed();
  return toaster;
}

function tell(tone: Tone, messages: string[], undo?: () => void): void {
  told = { tone, messages: [...new Set(messages.map((message) => say(message)))], at: performance.now() };
  // Without a line it cannot be told; the banner says so.
  show(told, undo).catch(() => undefined);
}

/** How many times something was told. */
let times = 0;
let closing: ReturnType<typeof setTimeout> | undefined;

/** What is added to the toast in sight changes that one: a second beside it would say the first part twice while the other goes. */
async function show(now: Told, undo?: () => void): Promise<void> {
  const { notifications, UndoButton } = await loadToasts();
  const { tone, messages } = now;
  times += 1;
  notifications.hide(tone === 'Error' ? 'Success' : 'Error');
  const takeBack = () => {
    notifications.clean();
    undo?.();
  };
  const toast = {
    id: tone,
    title: say(tone),
    // With a new key it appears, and is read out, as if it came now.
    message: createElement('div', { key: times, className: 'toast-text' }, [
      ...messages.map((message) => createElement('div', { key: message }, message)),
      ...(undo ? [createElement(UndoButton, { key: 'undo', onUndo: takeBack })] : []),
    ]),
    // The library's own timer would still run for the earlier message, and on a busy page remove this one with it.
    autoClose: false as const,
    onClose: () => {
      if (told === now) told = undefined;
    },
    ...LOOKS[tone],
  };
  notifications.show(toast);
  notifications.update(toast);
  clearTimeout(closing);
  const mine = times;
  await painted();
  // What was told meanwhile has a clock of its own.
  if (mine === times) closing = setTimeout(() => notifications.hide(tone), undo ? PRESSED_MS : TOAST_MS);
}

/** A busy page shows a toast late, and one behind others not at all: its time counts from when it is seen. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

function isJustNow(): boolean {
  return told !== undefined && performance.now() - told.at < JUST_NOW_MS;
}

/** Tells the user what a failed call means (specification, section 8). */
export async function reportFailure(failure: unknown): Promise<void> {
  if (!(failure instanceof ApiError)) {
    showError(say('Something on this page broke. Reload it and try again.'));
    return;
  }
  if (failure.isClosed || (failure.status === 0 && (await isUnderMaintenance()))) {
    openMaintenancePage();
    return;
  }
  showError(...toastMessages(failure));
}

/** The same for a call that carried a file (specification, section 8): what the server refuses it has worded itself. */
export async function reportUploadFailure(failure: unknown): Promise<void> {
  const status = failure instanceof ApiError ? failure.status : undefined;
  const isUnanswered = status === 0 && !(await isUnderMaintenance());
  if (!isUnanswered) await reportFailure(failure);
  if (isUnanswered || (failure instanceof ApiError && failure.status >= 500 && !failure.isClosed)) showError(UPLOAD_FAILED);
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
