import type { AchievementScale } from './achievement.ts';
import type { AdjectiveScale } from './adjective.ts';

/** With which a university begins (domain page, B3). */
export const DEFAULT_ADJECTIVES: AdjectiveScale = {
  effective_on: '2012-01-01',
  source: 'Strategic Performance Management System of the university',
  least: { 5: 4500, 4: 3500, 3: 2500, 2: 1500 },
};

/** In use elsewhere. */
export const ALTERNATIVE_ADJECTIVES: AdjectiveScale = { ...DEFAULT_ADJECTIVES, least: { 5: 4210, 4: 3410, 3: 2610, 2: 1810 } };

/** Numbers against their target (CSC MC 6 s.2012; domain page, B1). */
export const DEFAULT_ACHIEVEMENT: AchievementScale = {
  effective_on: '2012-01-01',
  source: 'CSC MC 6 s.2012',
  least: { 5: 130, 4: 115, 3: 100 },
  poor_up_to: 50,
};
