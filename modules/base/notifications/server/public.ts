export { notify, notifyKeepers, notifyPeople, UNIVERSITY } from './notify.ts';
