import type { CONFIDENTIALITIES } from '../contract/words.ts';

/** What an office sees of a document (A7.8): those on its route all of it, others by its confidentiality. */
export function sightOf(confidentiality: keyof typeof CONFIDENTIALITIES, isOnRoute: boolean): 'whole' | 'head' | 'state' {
  if (isOnRoute || confidentiality === 'OPEN') return 'whole';
  return confidentiality === 'RESTRICTED' ? 'head' : 'state';
}
