export { announce } from './events/announce.ts';
export { eventKind, eventKinds } from './events/event-kind.ts';
