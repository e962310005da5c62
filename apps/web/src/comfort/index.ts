/** The same choices within a page, fetched when their fold is opened. */
export const loadComfortHere = () => import('./comfort-here.tsx').then((module) => module.ComfortHere)
