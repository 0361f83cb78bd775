import type { Group } from '@talaan/kernel/contract/groups.ts';

export interface BoardPlan {
  /** The name of its screen. */
  title: string;
  group: Group;
  /** The figures that it has until an administrator composes it, in their order. */
  figures: readonly string[];
}

/** The six boards of the specification, section 3. */
export const BOARDS = {
  main: {
    title: 'Executive dashboard',
    group: 'EXECUTIVEDASHBOARD',
    figures: [
      'in-service',
      'present-today',
      'vacant-items',
      'hiring',
      'turnover',
      'retiring',
      'papers-in-time',
      'requests-waiting',
      'training-hours',
      'opcr-states',
      'client-satisfaction',
      'leave-liability',
    ],
  },
  ovpaa: {
    title: 'Academic affairs',
    group: 'EDASHBOARDVPAA',
    figures: [
      'faculty-by-rank',
      'faculty-by-degree',
      'faculty-loads',
      'makeup-classes',
      'faculty-records',
      'faculty-away',
      'scholars',
      'licences-expiring',
      'temporary-faculty',
      'faculty-vacancies',
      'faculty-plans',
      'faculty-ratings',
    ],
  },
  ovpsas: {
    title: 'Student affairs and services',
    group: 'VPSAS',
    figures: [
      'service-people',
      'students-a-head',
      'windows-closed',
      'leave-ahead',
      'late-a-head',
      'student-overtime',
      'student-papers',
      'service-satisfaction',
      'licences-expiring',
      'contracts-ending',
    ],
  },
  ovprei: {
    title: 'Research, extension and innovation',
    group: 'VPREI',
    figures: [
      'researchers',
      'research-released',
      'research-hours',
      'research-projects',
      'research-outputs',
      'research-authors',
      'research-honoraria',
      'project-staff',
      'research-travel',
      'research-targets',
      'orcid',
    ],
  },
  ovpaf: {
    title: 'Administration and finance',
    group: 'VPAF',
    figures: [
      'payroll-month',
      'days-without-pay',
      'overtime-cost',
      'overtime-credits',
      'leave-liability',
      'leave-payments',
      'casual-funds',
      'increments-due',
      'property-value',
      'finance-papers',
      'clearances-open',
      'low-net-pay',
    ],
  },
  ovppd: {
    title: 'Planning and development',
    group: 'VPPD',
    figures: [
      'opcr-states',
      'office-ratings',
      'ratings-above-office',
      'mfo-targets',
      'ipcr-submitted',
      'items-by-program',
      'plans-approved',
      'training-budget',
      'client-answers',
      'papers-in-time',
      'prime-hrm',
      'data-health',
    ],
  },
} as const satisfies Record<string, BoardPlan>;

export type BoardCode = keyof typeof BOARDS;
export const BOARD_CODES = Object.keys(BOARDS) as [BoardCode, ...BoardCode[]];
