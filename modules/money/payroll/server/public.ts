export { loadFigures, type FiguresOf } from './figures/load-figures.ts';
