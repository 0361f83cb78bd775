import type { Represented, SeatRole } from '../rules/seat.ts';

export const SEAT_NAMES: Readonly<Record<SeatRole, string>> = {
  CHAIR: 'Chair',
  VICE_CHAIR: 'Vice chair',
  MEMBER: 'Member',
  SECRETARY: 'Secretary',
};

export const REPRESENTED_NAMES: Readonly<Record<Represented, string>> = {
  EXECUTIVE: 'Executive',
  HR: 'Human resources',
  PLANNING: 'Planning',
  FINANCE: 'Finance',
  RANK_AND_FILE: 'Rank and file',
};
