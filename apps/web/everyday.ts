export const LIST_SCREEN = 'kernel/web/lists/list-screen.tsx';

/**
 * What the screens that most people open most often show at once (bench/measures/ten-screens.ts), and the list: each comes as one file
 * beside the frame. What several of them show comes with the frame. Their cards and tabs are named too, which they load when they are shown.
 */
export const EVERYDAY: Readonly<Record<string, readonly string[]>> = {
  list: [LIST_SCREEN],
  home: [
    'modules/base/personnel/web/home/headcount-card.tsx',
    'modules/base/personnel/web/home/retirements-card.tsx',
    'modules/base/personnel/web/home/years-card.tsx',
    'modules/documents/memoranda/web/circulars-card.tsx',
    'modules/home/dashboards/web/ahead-card.tsx',
    'modules/home/dashboards/web/dashboard-screen.tsx',
    'modules/home/dashboards/web/requests-card.tsx',
    'modules/leave/leave-card/web/balances/my-leave-card.tsx',
    'modules/people/pds/web/home/sheet-card.tsx',
    'modules/people/plantilla/web/home/vacancies-card.tsx',
    'modules/time/attendance/web/dashboard/away-card.tsx',
    'modules/time/attendance/web/dashboard/month-card.tsx',
    'modules/time/attendance/web/dashboard/presence-chart-card.tsx',
    'modules/time/attendance/web/dashboard/week-card.tsx',
    'modules/time/devices/web/devices/silent-devices-card.tsx',
  ],
  // Above the home and the circulars.
  head: [
    'modules/base/requests/web/inbox-line.tsx',
    'modules/base/setup/web/setup-card.tsx',
    'modules/time/attendance/web/dashboard/today-line.tsx',
  ],
  'personnel-list': ['modules/base/personnel/web/personnel-list-screen.tsx'],
  record: [
    'modules/base/personnel/web/record/overview-tab.tsx',
    'modules/base/personnel/web/record/personnel-record-screen.tsx',
    'modules/leave/leave-card/web/balances/leave-card.tsx',
    'modules/people/file201/web/papers-card.tsx',
    'modules/people/service/web/certificates/open-card.tsx',
    'modules/time/attendance/web/days/month-card.tsx',
  ],
  month: ['modules/time/attendance/web/days/dtr-screen.tsx', 'modules/time/dtr/web/own-records.tsx'],
  'daily-attendance': ['modules/time/attendance/web/daily/daily-attendance-screen.tsx'],
  profile: ['modules/people/pds/web/groups/personal.tsx', 'modules/people/pds/web/profile-screen.tsx'],
  inbox: ['modules/base/requests/web/inbox/inbox-screen.tsx'],
  circulars: ['modules/documents/memoranda/web/circulars-screen.tsx'],
};

/** What these show comes with the frame. What only the others share is one more file, which a list does without. */
export const LEAN: ReadonlySet<string> = new Set(['list', 'head', 'personnel-list', 'daily-attendance', 'profile', 'circulars']);
