import type { AnswerNumber } from './sheet.ts';

/** What is asked, and which boxes a Yes opens (3.8). */
export const QUESTIONS: Record<AnswerNumber, { text: string; ifYes: readonly string[] }> = {
  '34a': {
    text: 'Are you related by consanguinity or affinity to the appointing or recommending authority, or to the chief of bureau or office or to the person who has immediate supervision over you, within the third degree?',
    ifYes: ['details'],
  },
  '34b': { text: 'Within the fourth degree (for local government unit – career employees)?', ifYes: ['details'] },
  '35a': { text: 'Have you ever been found guilty of any administrative offense?', ifYes: ['details'] },
  '35b': { text: 'Have you been criminally charged before any court?', ifYes: ['filed_on', 'case_status'] },
  '36': {
    text: 'Have you ever been convicted of any crime or violation of any law, decree, ordinance or regulation by any court or tribunal?',
    ifYes: ['details'],
  },
  '37': {
    text: 'Have you ever been separated from the service in any of the following modes: resignation, retirement, dropped from the rolls, dismissal, termination, end of term, finished contract or phased out (abolition) in the public or private sector?',
    ifYes: ['details'],
  },
  '38a': {
    text: 'Have you ever been a candidate in a national or local election held within the last year (except Barangay election)?',
    ifYes: ['details'],
  },
  '38b': {
    text: 'Have you resigned from the government service during the three (3)-month period before the last election to promote/actively campaign for a national or local candidate?',
    ifYes: ['details'],
  },
  '39': { text: 'Have you acquired the status of an immigrant or permanent resident of another country?', ifYes: ['country'] },
  '40a': { text: 'Are you a member of any indigenous group? (RA 8371)', ifYes: ['group'] },
  '40b': { text: 'Are you a person with disability? (RA 7277)', ifYes: ['id_number'] },
  '40c': { text: 'Are you a solo parent? (RA 8972, RA 11861)', ifYes: ['id_number'] },
};
