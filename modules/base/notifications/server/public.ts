export { notify, notifyKeepers, notifyPeople } from './notify.ts';
