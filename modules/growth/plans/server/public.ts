export { needAnswers, recommendations, type NeedAnswers, type Recommendations } from './needs.ts';
export { answerLines } from './plans/close-line.ts';
