import type { Group } from '@talaan/kernel/contract/groups.ts';
import type { Screen } from '@talaan/kernel/web/screen.ts';

/** No menu shows a board: one opens it from the home, from another board, or by Ctrl-K. */
const board = (code: string, title: string, group: Group, action: string): Screen => ({
  path: `/executivedashboard/${code}`,
  title,
  group,
  action,
  load: () => import('./board-screen.tsx'),
});

export const screens: Screen[] = [
  board('main', 'Executive dashboard', 'EXECUTIVEDASHBOARD', 'Open the executive dashboard'),
  board('ovpaa', 'Academic affairs', 'EDASHBOARDVPAA', 'Open the board of academic affairs'),
  board('ovpsas', 'Student affairs and services', 'VPSAS', 'Open the board of student affairs and services'),
  board('ovprei', 'Research, extension and innovation', 'VPREI', 'Open the board of research, extension and innovation'),
  board('ovpaf', 'Administration and finance', 'VPAF', 'Open the board of administration and finance'),
  board('ovppd', 'Planning and development', 'VPPD', 'Open the board of planning and development'),
  {
    path: '/executivedashboard/data-health',
    title: 'Data health',
    group: 'VPPD',
    readers: ['PERSONNELS'],
    action: 'Find what is missing in the records',
    load: () => import('./record-health/record-health-screen.tsx'),
  },
  {
    path: '/executivedashboard/compose/{board}',
    title: 'Compose a board',
    group: 'GENERALSETTINGS',
    reach: 'university',
    load: () => import('./compose/compose-screen.tsx'),
  },
];
