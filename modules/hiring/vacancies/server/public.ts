export { afterPostCancelled, postFigures, type CancelledPost, type PostFigure } from './needs.ts';
export { appointmentDates, type AppointmentDates } from './appointment-dates.ts';
export { isOpenOn } from './is-open-on.ts';
export { markPostFilled } from './mark-post-filled.ts';
export { requireDeliberation, whyNotDeliberated } from './require-deliberation.ts';
