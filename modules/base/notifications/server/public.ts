export { notify, notifyKeepers, notifyPeople, UNIVERSITY, type PushContent } from './notify.ts';
