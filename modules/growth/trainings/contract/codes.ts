import type { EvaluationLevel } from '../rules/evaluation.ts';
import type { Venue } from '../rules/nominee.ts';
import type { ScreeningFactor } from '../rules/screening-points.ts';
import type { BlockCode } from '../rules/who-is-blocked.ts';

export const VENUE_NAMES: Readonly<Record<Venue, string>> = { UNIVERSITY: 'At the university', ELSEWHERE: 'Elsewhere', ONLINE: 'Online' };

export const EVALUATION_NAMES: Readonly<Record<EvaluationLevel, string>> = {
  REACTION: 'Reaction',
  LEARNING: 'Learning',
  APPLICATION: 'Application',
  RESULTS: 'Results',
};

export const FACTOR_NAMES: Readonly<Record<ScreeningFactor, string>> = {
  relevance: 'Relevance to duty',
  plan: 'Link to the development plan',
  rating: 'Last rating',
  since_last: 'Time since the last training',
  remaining_service: 'Remaining service',
};

export const BLOCK_NAMES: Readonly<Record<BlockCode, string>> = {
  NOT_SERVING: 'Not in service',
  RETIRES: 'Retires',
  NOMINATED: 'Nominated already',
  SAME_DAYS: 'Another training',
  REPORT_LATE: 'Report overdue',
  ABROAD_BEFORE_65: 'Near retirement',
  ABROAD_OBLIGATION: 'Service due',
};
