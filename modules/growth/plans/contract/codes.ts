import type { NeedSource, NeedState } from '../rules/needs.ts';
import type { Intervention, LineState, PlanKind, PlanMode, Priority } from '../rules/plan.ts';

export const KIND_NAMES: Readonly<Record<PlanKind, string>> = {
  INDIVIDUAL: 'Individual development plan',
  FACULTY: 'Faculty development plan',
  ADMINISTRATIVE: 'Administrative development plan',
};

export const INTERVENTION_NAMES: Readonly<Record<Intervention, string>> = {
  DEGREE: 'Degree',
  TRAINING: 'Training',
  COACHING: 'Coaching',
  IMMERSION: 'Industry immersion',
  RESEARCH: 'Research visit',
  CERTIFICATION: 'Licence or certification',
  OTHER: 'Other',
};

export const MODE_NAMES: Readonly<Record<PlanMode, string>> = { FULL_TIME: 'Full time', PART_TIME: 'Part time', ONLINE: 'Online' };

export const PRIORITY_NAMES: Readonly<Record<Priority, string>> = { 1: '1, high', 2: '2, medium', 3: '3, low' };

export const LINE_STATE_NAMES: Readonly<Record<LineState, string>> = { OPEN: 'Open', ANSWERED: 'Done', DROPPED: 'Dropped' };

export const SOURCE_NAMES: Readonly<Record<NeedSource, string>> = {
  COMPETENCY: 'Competency',
  IPCR: 'IPCR',
  WEAK_RATING: 'Weak rating',
  HEAD: 'Head',
};

export const NEED_STATE_NAMES: Readonly<Record<NeedState, string>> = { OPEN: 'Open', PLANNED: 'Planned', ANSWERED: 'Answered' };
