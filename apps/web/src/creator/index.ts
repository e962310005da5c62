export { PaletteShell } from './palette/palette-shell.tsx'

/** For a page that shows the editor below its own heading. */
export const loadEditor = () => import('./creator-page.tsx').then((module) => module.loadEditor())

/** The games of the account, as the dashboard shows them. */
export const loadGamesCard = () => import('./saved-games/account/list/games-card.tsx').then((module) => module.loadGamesCard())
