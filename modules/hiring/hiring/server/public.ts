export { markFilled, markLapsed, markPosted } from './mark-requests.ts';
